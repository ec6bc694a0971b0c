"""The short model of Knarr that the hard player plays on: what it does is what the rules do."""

import pytest
from attrs import evolve

from vikingtable.bots.knarr.model import Model, Seat, features, seat_of, value
from vikingtable.bots.knarr.weights import FEATURES, KNOTS, WEIGHTS, table
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr import acts, tables
from vikingtable.rules.knarr.state import KnarrState, Main
from vikingtable.rules.registry import game

GAME = game("knarr")


def beginnings(seeds: range, seats: int = 2, **options: object):
    """Positions of random games in which a seat's turn begins."""
    for seed in seeds:
        state, random = GAME.new(Setup(seats, seed, tuple(options.items()))).state, Generator(seed)
        while asked := GAME.to_answer(state):
            if isinstance(state.frames[-1], Main) and not state.acted and state.may_trade:
                yield state
            state = GAME.apply(state, GAME.sample(state, asked[0], random)).state


def counted(seat: Seat) -> tuple[object, ...]:
    """Everything that a seat of the model has."""
    return (
        seat.vp,
        seat.reputation,
        seat.recruits,
        seat.bracelets,
        sorted(seat.hand),
        seat.kinds,
        seat.heights,
        seat.trade,
        seat.reserved,
        seat.top_a,
    )


def by_rules(state: KnarrState, seat: int) -> tuple[object, ...]:
    return counted(seat_of(state.players[seat], tables.BOATS[state.boat]))


@pytest.mark.parametrize("boat", ["normal", "advanced"])
def test_a_recruit_gains_what_the_rules_say(boat: str) -> None:
    tried = 0
    for state in beginnings(range(6), boat=boat):
        seat = state.active
        for at, card in enumerate(state.players[seat].hand):
            after = GAME.apply(state, acts.Recruit(seat, card)).state
            for take in GAME.legal_actions(after, seat):
                end = GAME.apply(after, take).state
                if end.turn != state.turn or not state.deck:
                    continue  # another seat's turn, or the discards are shuffled in another order
                model = Model(state, Generator(1))
                model.recruit(model.seats[seat], at, take.space)
                if len(end.frames) == 1:
                    assert counted(model.seats[seat]) == by_rules(end, seat)
                    assert tuple(model.offer) == end.offer
                    tried += 1
    assert tried > 300


def test_an_exploration_is_paid_as_the_rules_allow() -> None:
    explored = set()
    for state in beginnings(range(30)):
        seat = state.active
        for explore in GAME.legal_actions(state, seat):
            if not isinstance(explore, acts.Explore):
                continue
            place = explore.destination
            model = Model(state, Generator(1))
            weights = WEIGHTS[model.clock()]
            paid = model.price(model.seats[seat], place, weights)
            assert paid is not None
            payment = acts.PayFor(seat, tuple(sorted(paid[2])), paid[1])
            end = GAME.apply(GAME.apply(state, explore).state, payment).state
            if tables.DESTINATIONS[place].gains[tables.CARD] and not state.deck:
                continue  # the discards are shuffled in another order
            if end.turn != state.turn or len(end.frames) != 1:
                continue
            model.explore(model.seats[seat], place, weights)
            assert counted(model.seats[seat]) == by_rules(end, seat)
            explored.add(place)
    assert len(explored) > 25


def test_what_cannot_be_paid_has_no_price() -> None:
    for state in beginnings(range(4)):
        model, player = Model(state, Generator(1)), state.players[state.active]
        payable = {one.destination for one in GAME.legal_actions(state, state.active) if isinstance(one, acts.Explore)}
        for place in (*state.row_a, *state.row_b):
            if place:
                paid = model.price(model.seats[state.active], place, WEIGHTS[0])
                assert (paid is not None) == (place in payable), (place, player)


def test_a_trade_gains_its_columns() -> None:
    state = next(beginnings(range(1), boat="advanced"))
    seat = state.active
    player = evolve(state.players[seat], bracelets=3, recruits=1, destinations=(4, 9, 15), reputation=13)
    state = evolve(state, players=tuple(player if at == seat else one for at, one in enumerate(state.players)))
    for bracelets in (1, 2, 3):
        end = GAME.apply(GAME.apply(state, acts.OpenTrade(seat)).state, acts.Trade(seat, bracelets)).state
        model = Model(state, Generator(1))
        model.seats[seat].bracelets -= bracelets
        model.gain_columns(model.seats[seat], bracelets)
        assert counted(model.seats[seat]) == by_rules(end, seat)


@pytest.mark.parametrize("artifact", [None, *tables.ARTIFACTS])
def test_a_game_of_the_model_ends_after_whole_rounds(artifact: str | None) -> None:
    options = (("artifacts", artifact),) if artifact else ()
    for seed in range(12):
        model = Model(GAME.new(Setup(3, seed, options)).state, Generator(seed))
        model.run(1000)
        assert model.over
        assert model.active == model.first
        assert max(seat.vp for seat in model.seats) >= 40
        # No card is lost or made.
        cards = sorted(model.deck + model.discard + [card for card in model.offer if card >= 0])
        for seat in model.seats:
            assert len(seat.hand) == 3
            cards += seat.hand + [kind for kind in range(20) for _ in range(seat.kinds[kind])]
        assert sorted(cards) == list(tables.VIKING_DECK[3])


def test_the_value_is_the_weighted_sum_of_the_features() -> None:
    rows = [tuple(0.1 * (at + 1) for at in range(FEATURES)) for _ in KNOTS]
    weights = table(rows, [(1.0, 0.5, 0.5, 0.5)] * len(KNOTS))[10]
    for state in beginnings(range(3)):
        seat = Model(state, Generator(1)).seats[0]
        if max(seat.heights) <= 7:
            total = sum(0.1 * (at + 1) * count for at, count in enumerate(features(seat, weights)))
            assert value(seat, weights) == pytest.approx(total)
