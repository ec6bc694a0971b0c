"""Random games with all decks: every occupation is played, every effect works, nothing is lost on the way.

Half of them are plain games; the others begin in generated rich positions (stocks, ships, boards, chosen hands).
"""

from collections import Counter

import pytest
from attrs import evolve

from tests.battery.pieces import feast_pieces
from tests.rules.feast.positions import GAME
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import effects
from vikingtable.rules.feast.acts import Choose, Fail, LayFood, Loot, PlaceTile, PlaceVikings, PlayCard, Settle, UseCard
from vikingtable.rules.feast.card_ops import Standing
from vikingtable.rules.feast.cards import CARDS
from vikingtable.rules.feast.frames import Feasting, Phase, Rolling, Turn
from vikingtable.rules.feast.items import BOW, ITEM, SILVER, SPECIAL
from vikingtable.rules.feast.occupations import OCCUPATION, OCCUPATIONS
from vikingtable.rules.feast.phases import PHASES
from vikingtable.rules.feast.state import PAIRS, FeastState, Site
from vikingtable.rules.game import Setup
from vikingtable.tiles.placement import Placement

#: Games in an ordinary run and before a release; half of them are plain.
GAMES, RELEASE_GAMES = 24, 1000
#: Cards of each seat, and how many of them lie there already.
HAND, LYING = 16, 5
#: Of every so many states one is looked at closely.
STRIDE = 25
#: Spaces of which cards hear that random play seldom uses.
ASKED_FOR = (
    "raid",
    "overseas_2",
    "forge",
    "hunt_1",
    "hunt_2",
    "knarr",
    "whaling_3",
    "chest",
    "snare",
    "mead",
    "weekly_2",
)
#: The space that a card waits for and random play seldom uses.
WAITED_FOR = {
    84: "occ_play_2",
    105: "whaling_boat",
    110: "overseas_2",
    123: "mtn_1_up_1",
    132: "pillage_2",
    148: "knarr",
}
#: Cells of a stone house that enclose its bonus.
AROUND_THE_HIDE = ((1, 0), (2, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2))
#: No game takes more actions than this.
LONGEST = 6000


def rich(number: int) -> FeastState:
    """A position in the action phase with full stocks, ships, houses, boards and hands chosen by ``number``."""
    random = Generator(number)
    seats = 1 + number % 4
    state = GAME.new(Setup(seats, number)).state
    round_ = 1 + random.below(state.rules.rounds)
    numbers = [card.number for card in OCCUPATIONS]
    first = random.below(len(numbers))
    wanted = (numbers[first:] + numbers[:first])[: HAND * seats]
    dark = [card for card in OCCUPATION if not OCCUPATION[card].starting and card not in wanted]
    sites_left = {"stone_house": 3, "long_house": 5, "shed": 3}
    owners, pile = list(state.island_owner), list(state.weapon_pile)
    special_stock = state.specials
    players = []
    for seat, old in enumerate(state.players):
        supply = list(old.supply)
        for place in range(BOW):
            supply[place] += random.below(6) + (random.below(12) if place == SILVER else 0)
        for _ in range(4 if len(pile) > 8 else 0):
            supply[BOW + pile.pop()] += 1
        sites = list(old.sites)
        for house in sites_left:
            if sites_left[house] and random.below(2):
                sites_left[house] -= 1
                board = None if house == "shed" else state.rules.area(house).empty
                if house == "stone_house":
                    board = state.rules.area(house).build(Placement("silver", *cell) for cell in AROUND_THE_HIDE)
                sites.append(Site(house, board))
        pair = random.below(4)
        if owners[pair] < 0:
            owners[pair] = seat
            kind = PAIRS[pair][state.sides[pair]]
            sites.append(Site(kind, state.rules.area(kind).empty))
        specials = 0
        for bit in range(len(SPECIAL)):
            if special_stock >> bit & 1 and random.below(7) == 0:
                special_stock &= ~(1 << bit)
                specials |= 1 << bit
        large = random.below(4)
        knarrs = random.below(large + 1)
        players.append(
            evolve(
                old,
                supply=tuple(supply),
                specials=specials,
                boats=tuple(random.below(2) for _ in range(random.below(4))),
                knarrs=knarrs,
                longships=tuple(random.below(4) for _ in range(large - knarrs)),
                sites=tuple(sites),
                played=tuple(wanted[seat * HAND : seat * HAND + LYING]),
                hand=tuple(wanted[seat * HAND + LYING : (seat + 1) * HAND]),
                thing=state.rules.blank_spaces + round_,
                offer=(),
                placements=(0, 0, 0, 0),
            )
        )
    houses = tuple(sites_left[house] for house in ("shed", "stone_house", "long_house"))
    return evolve(
        state,
        round=round_,
        phase=PHASES.index("actions") + 1,
        frames=(Phase("actions", 1), Turn(0)),
        start_player=0,
        active=0,
        owner=(-1,) * len(state.owner),
        vikings=(0,) * len(state.vikings),
        players=tuple(players),
        island_owner=tuple(owners),
        houses=houses,
        specials=special_stock,
        weapon_pile=tuple(pile),
        occupation_pile=tuple(dark),
    )


def plain(number: int) -> FeastState:
    """An ordinary game of 1 to 4 players, long or short, with all decks, from its beginning."""
    options = (
        ("length", ("long", "short")[number // 4 % 2]),
        ("deck", "abc"),
    )
    return GAME.new(Setup(1 + number % 4, number, options)).state


def answer(state: FeastState, seat: int, random: Generator):
    """A random answer that likes to play and use cards."""
    frame = state.frames[-1]
    actions = []
    waited = [WAITED_FOR[card] for card in state.players[seat].played if card in WAITED_FOR]
    if isinstance(frame, Turn) and waited and random.below(2):
        actions = [action for space in waited if not GAME.why_not(state, action := PlaceVikings(seat, space))]
    elif isinstance(frame, Turn) and random.below(5) < 2:
        actions = [
            action
            for space in ("occ_play_4", "occ_play_2", "occ_play_1")
            if not GAME.why_not(state, action := PlaceVikings(seat, space))
        ]
    elif isinstance(frame, Turn) and random.below(2):
        actions = [action for space in ASKED_FOR if not GAME.why_not(state, action := PlaceVikings(seat, space))]
    elif isinstance(frame, Rolling) and frame.rolls and random.below(2):
        paid = [Settle(seat, wood, 1) for wood in (0, 1, 2)]
        paid += [Loot(seat, loot, stone, 1) for loot in ("runestone", "silk") for stone in (0, 1, 2)]
        paid += [Fail(seat)] * 4 if frame.rolls == 2 else []
        actions = [action for action in paid if not GAME.why_not(state, action)]
    elif random.below(3):
        hand = [PlayCard(seat, card) for card in state.players[seat].hand]
        actions = [action for action in (*hand, Choose(seat, "use")) if not GAME.why_not(state, action)]
    if not actions and random.below(3) == 0:
        actions = asked_for(state, seat)
    if not actions and state.players[seat].played and random.below(6) == 0:
        used = [UseCard(seat, card, index) for card in state.players[seat].played for index in range(len(CARDS[card]))]
        actions = [action for action in used if not GAME.why_not(state, action)]
    return random.choice(actions) if actions else GAME.sample(state, seat, random)


def asked_for(state: FeastState, seat: int):
    """What two cards wait for that random play seldom does: grain laid in a house, stockfish served."""
    player = state.players[seat]
    wanted = []
    if 98 in player.played and player.supply[ITEM["grain"]] and player.supply[SILVER] > 1:
        for index, site in enumerate(player.sites):
            if site.kind in ("stone_house", "long_house"):
                spots = state.rules.area(site.kind).legal_placements(site.board, "grain")
                wanted += [PlaceTile(seat, index, "grain", one.x, one.y, one.rotation, False) for one in spots][:1]
    if 172 in player.played and isinstance(state.frames[-1], Feasting):
        wanted += [LayFood(seat, "stockfish", first, True) for first in range(8)]
    return [action for action in wanted if not GAME.why_not(state, action)]


def play(state: FeastState, number: int, eager: bool, played: Counter, worked: Counter) -> None:
    """Play a game to its end; ``eager`` for cards, or at random only."""
    assert GAME.check(state) == (), (number, GAME.check(state))
    pieces, random = feast_pieces(state), Generator(number + 7)
    for step in range(LONGEST):
        waiting = GAME.to_answer(state)
        if not waiting:
            break
        seat = waiting[random.below(len(waiting))]
        action = answer(state, seat, random) if eager else GAME.sample(state, seat, random)
        before = state
        state = GAME.play(state, action).state
        if isinstance(action, PlayCard) and action.card in state.players[seat].played:
            played[action.card] += 1
            for index, effect in enumerate(CARDS[action.card]):
                worked[action.card, index] += any(isinstance(op, Standing) for op in effect.program)
        elif isinstance(action, UseCard) and action.option:
            worked[action.card, action.effect] += 1
        if step % STRIDE == 0:
            where = f"game {number}, step {step}, {action}, {before.frames[-1]}"
            assert GAME.check(state) == (), (where, GAME.check(state))
            assert feast_pieces(state) == pieces, where
            assert min(min(player.supply) for player in state.players) >= 0, where
    assert GAME.outcome(state), f"game {number} does not end"
    assert feast_pieces(state) == pieces, number


def play_all(games: int, worked: Counter) -> Counter:
    """Play so many games, every other one plain; which cards were played how often."""
    played: Counter = Counter()
    for number in range(games):
        if number % 2:
            play(rich(number // 2), number, True, played, worked)
        else:
            play(plain(number // 2), number, False, played, worked)
    return played


@pytest.fixture
def worked(monkeypatch):
    """Counts every effect that runs."""
    counted: Counter = Counter()
    spend = effects.spend

    def counting(table, seat, which):
        counted[which] += 1
        spend(table, seat, which)

    monkeypatch.setattr(effects, "spend", counting)
    return counted


def test_plain_games_and_rich_positions_are_played_to_the_end(worked):
    assert len(play_all(GAMES, worked)) > 130


@pytest.mark.release
def test_every_card_is_played_and_every_effect_works(worked):
    played = play_all(RELEASE_GAMES, worked)
    wanted = [(card, index) for card, effects_ in CARDS.items() for index in range(len(effects_))]
    rarest = sorted(wanted, key=lambda which: worked[which])[:12]
    print("rarest effects:", [(which, worked[which]) for which in rarest])
    print("rarest cards:", sorted((played[card], card) for card in CARDS)[:12])
    assert [card for card in CARDS if not played[card]] == []
    assert [which for which in wanted if not worked[which]] == []
