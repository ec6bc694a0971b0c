"""The situations of Knarr that the rules settle, by number, and what is refused."""

import json
from pathlib import Path

import pytest

from tests.rules.knarr.recorded import COLOURS, GAINS, PHASES, kind, order_over_sorted, to_action
from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.game import KnarrGame
from vikingtable.rules.knarr.state import KnarrState, Main, Player, Reserving, Shortage
from vikingtable.rules.knarr.turn import Turn, lines
from vikingtable.rules.state import IllegalAction

GAME = KnarrGame()
SITUATIONS = {
    one["id"]: one
    for one in json.loads((Path(__file__).parents[2] / "data" / "knarr" / "situations.json").read_text("utf-8"))
}
KINDS = {f"{colour}:{gain}": kind(f"{colour}:{gain}") for colour in COLOURS for gain in GAINS}
OFFER = {"R": "P:BRACELET", "Y": "B:VP", "G": "R:RECRUIT", "B": "Y:VP", "P": "G:REPUTATION"}
DECK = ["B:BRACELET", "P:VP", "Y:REPUTATION", "R:VP", "G:BRACELET"]


def cards(names):
    """Written cards as kinds."""
    return tuple(KINDS[name] for name in names)


def player(vp=0, rep=0, rec=1, bra=0, hand=("R:VP", "Y:VP", "G:VP"), crew=None, dest=(), reserved=()):
    """A seat of a partial position; crew: gains by colour."""
    columns = tuple(cards([f"{colour}:{gain}" for gain in (crew or {}).get(colour, ())]) for colour in COLOURS)
    return Player(vp, rep, rec, bra, tuple(sorted(cards(hand))), (), columns, tuple(dest), tuple(reserved))


def position(given=None, **more):
    """A partial position with the defaults of the situations, in MAIN of the active seat's turn."""
    given = {**(given or {}), **more}
    seats = given.get("players", 2)
    players = tuple(player(**given.get(f"p{seat}", {})) for seat in range(seats))
    active = given.get("active", 0)
    state = KnarrState(
        generator=0,
        viewer=-1,
        seats=seats,
        turn=1,
        frames=(Main(active),),
        boat=given.get("boat", "normal"),
        artifacts=tuple(name.lower() for name in given.get("artifacts", ())),
        income_after_opening_trade=given.get("income_after_opening_trade", False),
        players=players,
        offer=tuple(KINDS[given.get("offer", OFFER)[colour]] for colour in COLOURS),
        row_a=tuple(one or 0 for one in given.get("rowA", (20, 4, 6))),
        row_b=tuple(one or 0 for one in given.get("rowB", (21, 26, 30))),
        deck=cards(given.get("deck", DECK)),
        discard=tuple(sorted(cards(given.get("discard", ())))),
        deck_a=tuple(given.get("deckA", (1, 2, 3))),
        deck_b=tuple(given.get("deckB", (22, 23, 24))),
        first=0,
        active=active,
        last_round=False,
        may_recruit=True,
        may_explore=True,
        may_trade=True,
        acted=False,
        income_due=False,
        lines_mark=given.get("lines_mark", lines(players[active])),
        winners=(),
    )
    if given.get("turn_start"):
        turn = Turn(state)
        turn.begin(active)
        state = turn.finish().state
    return state


def play(state, *actions, mix=None):
    """Carry out actions; a reshuffle gives the order ``mix``, else any."""
    for action in actions:
        script = ()
        if mix is not None:
            step = GAME.apply(state, action)
            if step.outcomes:
                script = (order_over_sorted(cards(mix)),)
        state = GAME.apply(state, action, script).state
    return state


def legal(state, seat):
    """The legal moves as the situations write them."""
    actions = list(GAME.legal_actions(state, seat))
    return {
        "recruit": any(isinstance(one, acts.Recruit) for one in actions),
        "explore": sorted(one.destination for one in actions if isinstance(one, acts.Explore)),
        "trade": any(isinstance(one, acts.OpenTrade) for one in actions),
        "end": any(isinstance(one, acts.EndTurn) for one in actions),
    }


def names(kinds):
    """Kinds as written cards, sorted."""
    return sorted(f"{COLOURS[one // 4]}:{GAINS[one % 4]}" for one in kinds)


def actual(state, path, expected):
    """What the state holds at the place that a situation names."""
    place, _, rest = path.partition(".")
    if place[0] == "p" and place[1:].isdigit():
        one = state.players[int(place[1:])]
        simple = {"vp": one.vp, "rep": one.reputation, "rec": one.recruits, "bra": one.bracelets}
        if rest in simple:
            return simple[rest]
        if rest == "hand":
            return names(one.hand)
        if rest == "crew":
            return {colour: len(one.crew[COLOURS.index(colour)]) for colour in expected}
        if rest == "crew_total":
            return sum(len(column) for column in one.crew)
        return list(one.destinations if rest == "dest" else one.reserved)
    if place == "offer":
        return names([state.offer[COLOURS.index(rest)]])[0]
    if place == "legal":
        moves = legal(state, state.active)
        if rest == "slots":
            return sorted(COLOURS[one.space] for one in GAME.legal_actions(state, state.active))
        if rest == "free":
            return COLOURS[state.frames[-1].colour]
        return moves[rest] if rest else moves
    if place in ("rowA", "rowB"):
        return [one or None for one in (state.row_a if place == "rowA" else state.row_b)]
    if place == "deck":
        return [names([card])[0] for card in state.deck]
    top = state.frames[-1] if state.frames else None
    return {
        "phase": PHASES[type(top).__name__] if top else "end",
        "active": state.active,
        "last_round": state.last_round,
        "deck_size": len(state.deck),
        "discard": names(state.discard),
        "must_discard": list(top.waiting) if isinstance(top, Shortage) else [],
    }[place]


@pytest.mark.parametrize("number", SITUATIONS)
def test_situation(number):
    one = SITUATIONS[number]
    state = position(one["given"])
    for action in one["do"]:
        state = play(state, to_action(action, state.active, KINDS), mix=one["given"].get("mix"))
    for path, expected in one["expect"].items():
        if path == "deck_size" or not isinstance(expected, list) or path in ("deck", "rowA", "rowB"):
            assert actual(state, path, expected) == expected, path
        else:
            assert actual(state, path, expected) == (sorted(expected) if path.endswith("hand") else expected), path


def test_there_are_51_situations():
    assert len(SITUATIONS) == 51


# What is refused -----------------------------------------------------------------------------------------------------


def refused(state, action):
    """The reasons of a refusal; the state stays as it was."""
    before = figures(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert figures(state) == before
    assert action not in list(GAME.legal_actions(state, action.seat))
    return [reason.key for reason in caught.value.reasons]


def figures(state):
    """The state by value."""
    return (state, hash(state.players))


def paying(destination, **seat):
    """A seat that has chosen a destination to pay for."""
    return play(position(p0=seat), acts.Explore(0, destination))


RED_VP, BLUE_VP, YELLOW_VP = KINDS["R:VP"], KINDS["B:VP"], KINDS["Y:VP"]


def test_i01_more_vikings_than_the_cost_asks():
    state = paying(20, crew={"R": ["VP", "VP", "VP"]})
    assert refused(state, acts.PayFor(0, (RED_VP,) * 3, 0)) == ["knarr.why.pay.too_much", "knarr.why.pay.colours"]


def test_i02_an_unrelated_viking_added_to_a_paid_cost():
    state = paying(20, crew={"R": ["VP", "VP"], "B": ["VP"]})
    action = acts.PayFor(0, (RED_VP, RED_VP, BLUE_VP), 0)
    assert refused(state, action) == ["knarr.why.pay.too_much", "knarr.why.pay.colours"]


def test_i03_more_tokens_than_missing_vikings():
    state = paying(20, rec=3, crew={"R": ["VP", "VP"]})
    assert refused(state, acts.PayFor(0, (RED_VP,), 2)) == ["knarr.why.pay.too_much"]


def test_i04_too_few_vikings_and_tokens():
    state = paying(20, crew={"R": ["VP", "VP"]})
    assert refused(state, acts.PayFor(0, (RED_VP,), 0)) == ["knarr.why.pay.too_little"]


def test_i05_four_alike_paid_with_two_colours():
    state = paying(21, rec=3, crew={"R": ["VP", "VP"], "B": ["VP"]})
    action = acts.PayFor(0, (RED_VP, RED_VP, BLUE_VP), 1)
    assert refused(state, action) == ["knarr.why.pay.same"]


def test_i06_three_different_paid_with_two_alike():
    state = paying(4, rec=1, crew={"R": ["VP", "VP"], "B": ["VP"]})
    assert refused(state, acts.PayFor(0, (RED_VP, RED_VP, BLUE_VP), 0)) == ["knarr.why.pay.different"]


def test_i07_a_second_trade_in_a_turn():
    state = play(position(p0={"bra": 3}), acts.OpenTrade(0), acts.Trade(0, 1))
    assert refused(state, acts.OpenTrade(0)) == ["knarr.why.traded"]


def test_i08_a_trade_of_no_bracelet():
    assert refused(position(p0={"bra": 0}), acts.OpenTrade(0)) == ["knarr.why.no_bracelet"]
    state = play(position(p0={"bra": 1}), acts.OpenTrade(0))
    assert refused(state, acts.Trade(0, 0)) == ["knarr.why.trade_count"]


def test_i09_a_trade_of_more_bracelets_than_held():
    state = play(position(p0={"bra": 1}), acts.OpenTrade(0))
    assert refused(state, acts.Trade(0, 2)) == ["knarr.why.bracelets"]


def test_i10_a_played_viking_is_not_taken_back():
    state = play(position(), acts.Recruit(0, RED_VP))
    assert refused(state, acts.CancelExplore(0)) == ["common.illegal.wrong_kind"]
    assert refused(state, acts.Recruit(0, YELLOW_VP)) == ["common.illegal.wrong_kind"]


def test_i11_the_turn_is_not_ended_before_the_main_action():
    assert refused(position(), acts.EndTurn(0)) == ["knarr.why.act_first"]


def test_i12_no_second_recruit_and_no_explore_after_a_recruit():
    state = position(p0={"bra": 1, "crew": {"R": ["VP", "VP"]}})
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert refused(state, acts.Recruit(0, YELLOW_VP)) == ["knarr.why.no_recruit_right"]
    assert refused(state, acts.Explore(0, 20)) == ["knarr.why.no_explore_right"]


def test_i13_another_space_without_a_token():
    state = play(position(p0={"rec": 0}), acts.Recruit(0, RED_VP))
    assert refused(state, acts.TakeCard(0, 2)) == ["knarr.why.token_for_space"]


def test_i14_a_destination_that_cannot_be_paid():
    state = position(p0={"rec": 1, "crew": {"P": ["VP"]}})
    assert refused(state, acts.Explore(0, 20)) == ["knarr.why.cannot_pay"]


def test_i15_a_destination_reserved_by_another_player():
    state = position(p0={"crew": {"Y": ["VP", "VP"]}}, p1={"reserved": [15]})
    assert refused(state, acts.Explore(0, 15)) == ["knarr.why.reserved"]


def test_i16_acting_while_another_player_is_active():
    assert refused(position(), acts.Recruit(1, RED_VP)) == ["common.illegal.not_your_decision"]


def test_i16_in_a_shortage_only_the_listed_players_give_once_each_from_their_own_crew():
    state = position(
        deck=[],
        p0={"crew": {"R": ["VP"], "B": ["VP"]}},
        p1={"crew": {"Y": ["VP", "VP"], "P": ["VP"]}},
    )
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert GAME.to_answer(state) == (0, 1)
    assert refused(state, acts.GiveViking(0, YELLOW_VP)) == ["knarr.why.pay.not_in_crew"]
    state = play(state, acts.GiveViking(1, YELLOW_VP))
    assert refused(state, acts.GiveViking(1, YELLOW_VP)) == ["common.illegal.not_your_decision"]


# Options and rulings -------------------------------------------------------------------------------------------------


def test_income_comes_before_an_opening_trade_by_the_rules():
    state = position(p0={"rep": 2, "bra": 2, "dest": [10]}, turn_start=True)
    assert state.players[0].vp == 0
    state = play(state, acts.OpenTrade(0), acts.Trade(0, 1))
    # The trade raised the reputation to 3 after the income was counted.
    assert state.players[0].reputation == 3
    assert state.players[0].vp == 0


def test_with_the_option_it_comes_after_an_opening_trade():
    state = position(p0={"rep": 2, "bra": 2, "dest": [10]}, turn_start=True, income_after_opening_trade=True)
    state = play(state, acts.OpenTrade(0), acts.Trade(0, 1))
    assert state.players[0].reputation == 3
    assert state.players[0].vp == 1


def test_with_the_option_and_without_an_opening_trade_it_comes_before_the_action():
    state = position(p0={"rep": 2, "hand": ["R:REPUTATION", "Y:VP", "G:VP"]}, turn_start=True)
    late = position(
        p0={"rep": 2, "hand": ["R:REPUTATION", "Y:VP", "G:VP"]}, turn_start=True, income_after_opening_trade=True
    )
    for one in (state, late):
        after = play(one, acts.Recruit(0, KINDS["R:REPUTATION"]))
        assert after.players[0].reputation == 3
        assert after.players[0].vp == 0


def test_four_alike_needs_a_viking():
    state = position(p0={"rec": 3})
    assert 21 not in legal(state, 0)["explore"]


def test_golden_bracelet_is_not_offered_with_two_reserved():
    state = position(p0={"crew": {"R": ["BRACELET", "VP"]}, "reserved": [15, 16]}, artifacts=["GOLDEN_BRACELET"])
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert not isinstance(state.frames[-1], Reserving)


def test_the_game_ends_before_the_first_seat_and_ties_go_by_tokens():
    state = position(
        active=1,
        p0={"vp": 40, "rec": 1, "bra": 0},
        p1={"vp": 38, "rec": 0, "bra": 0, "crew": {"R": ["VP"]}},
    )
    state = play(state, acts.Recruit(1, RED_VP), acts.TakeCard(1, 0))
    assert GAME.outcome(state) == (0,)
    assert [score.total for score in GAME.scores(state)] == [40, 40]
