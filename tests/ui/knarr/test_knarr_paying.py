"""Putting a payment together, and forecasts that agree with what the rules then do."""

import pytest

from tests.ui.knarr.knarr_table_help import card, cards, player, position
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr import acts, events
from vikingtable.rules.knarr.game import KnarrGame
from vikingtable.rules.knarr.payment import fits, payable
from vikingtable.rules.knarr.state import Paying, TakeOffer
from vikingtable.rules.knarr.tables import DESTINATIONS
from vikingtable.ui.knarr.forecast import exploring, recruiting, spaces_after, spaces_now, trading
from vikingtable.ui.knarr.paying import Payment, suggested, with_card, with_tokens

GAME = KnarrGame()
#: Two red; three different; four alike; one of each colour.
TWO_RED, DIFFERENT, SAME, EACH = 20, 4, 21, 24


def test_the_suggestion_keeps_tokens_where_vikings_can_pay() -> None:
    payment = suggested(player("Rv Rb Rp", recruits=3), TWO_RED)
    assert payment.tokens == 0
    # Bracelets run into their cap first, reputation is kept.
    assert payment.kinds(player("Rv Rb Rp")) == cards("Rv Rb")


def test_the_suggestion_takes_three_different_from_the_shortest_columns() -> None:
    crew = player("Rv Rv Rv Yv Yv Gv Bv")
    assert {colour for colour, _ in suggested(crew, DIFFERENT).cards} == {1, 2, 3}


def test_the_suggestion_fills_with_tokens_what_is_missing() -> None:
    payment = suggested(player("Rv", recruits=2), TWO_RED)
    assert (payment.cards, payment.tokens) == (((0, 0),), 1)


def test_what_cannot_be_paid_has_no_suggestion() -> None:
    assert suggested(player("Yv", recruits=0), TWO_RED) == Payment()


def test_a_click_on_a_chosen_viking_takes_it_out() -> None:
    crew = player("Rv Rb")
    payment = with_card(suggested(crew, TWO_RED), crew, TWO_RED, (0, 0))
    assert payment.cards == ((0, 1),)


def test_another_viking_of_the_colour_replaces_one() -> None:
    crew = player("Rv Rb Rp")
    payment = with_card(Payment(((0, 0), (0, 1))), crew, TWO_RED, (0, 2))
    assert payment.cards == ((0, 1), (0, 2))


def test_a_viking_replaces_a_token() -> None:
    crew = player("Rv Rb", recruits=2)
    payment = with_card(Payment(((0, 0),), 1), crew, TWO_RED, (0, 1))
    assert (payment.cards, payment.tokens) == (((0, 0), (0, 1)), 0)


def test_a_token_replaces_the_viking_that_was_chosen_first() -> None:
    crew = player("Rv Rb", recruits=2)
    payment = with_tokens(Payment(((0, 0), (0, 1))), crew, TWO_RED, 1)
    assert (payment.cards, payment.tokens) == (((0, 1),), 1)


def test_no_more_tokens_than_are_held() -> None:
    assert with_tokens(Payment(), player("Rv", recruits=1), TWO_RED, 3).tokens == 1


def test_four_alike_change_their_colour_with_a_click() -> None:
    crew = player("Rv Rv Rv Rv Bv Bv Bv Bv")
    payment = with_card(suggested(crew, SAME), crew, SAME, (3, 0))
    assert payment.cards == ((3, 0),)


def test_three_different_change_the_viking_of_a_colour() -> None:
    crew = player("Rv Rb Yv Gv")
    payment = with_card(Payment(((0, 0), (1, 0), (2, 0))), crew, DIFFERENT, (0, 1))
    assert set(payment.cards) == {(0, 1), (1, 0), (2, 0)}


@pytest.mark.parametrize("seed", range(4))
def test_forecasts_are_what_the_rules_then_do(seed: int) -> None:
    options = (("boat", ("normal", "advanced")[seed % 2]), ("artifacts", ("none", "cauldron")[seed // 2]))
    state = GAME.new(Setup(2 + seed % 3, seed, options)).state
    random = Generator(seed)
    seen = set()
    while state.frames:
        seat = GAME.to_answer(state)[0]
        one = state.players[seat]
        top = state.frames[-1]
        for number in DESTINATIONS:
            payment = suggested(one, number)
            assert bool(payment.total) == payable(one, number)
            if payment.total:
                assert fits(one, number, payment.kinds(one), payment.tokens) == ()
        action = GAME.sample(state, seat, random)
        step = GAME.play(state, action)
        happened = {type(event): event for event in step.events}
        if isinstance(action, acts.Recruit):
            assert recruiting(one, action.card).kept[:4] == happened[events.Recruited].gains
            costs = spaces_after(state, one, action.card)
            takes = {act.space for act in GAME.legal_actions(step.state, seat)}
            assert {space for space, cost in enumerate(costs) if cost.tokens is not None} == takes
        elif isinstance(action, acts.TakeCard):
            assert isinstance(top, TakeOffer)
            assert spaces_now(state, one, top)[action.space].tokens == happened[events.TookCard].paid
        elif isinstance(action, acts.Trade):
            assert trading(state.boat, one, action.bracelets).kept[:4] == happened[events.Traded].gains
        elif isinstance(action, acts.PayFor):
            assert isinstance(top, Paying)
            assert exploring(one, top.destination, action.recruits).kept[:4] == happened[events.Explored].gains
        seen.add(type(action))
        state = step.state
    assert {acts.Recruit, acts.TakeCard, acts.Trade, acts.PayFor} <= seen


def test_what_the_caps_swallow_is_said() -> None:
    one = player("Rb Rb", bracelets=2, reputation=14)
    gain = recruiting(one, card("Rp"))
    assert (gain.printed, gain.kept, gain.lost) == ((0, 2, 0, 1, 0), (0, 1, 0, 0, 0), (0, 1, 0, 1, 0))


def test_a_token_gained_by_the_recruit_may_pay_for_another_space() -> None:
    without = player("", hand="Rv Rr Gv", recruits=0)
    state = position(without, player())
    assert [cost.tokens for cost in spaces_after(state, without, card("Rv"))] == [0, None, None, None, None]
    assert [cost.tokens for cost in spaces_after(state, without, card("Rr"))] == [0, 1, 1, 1, 1]


def test_the_cauldron_makes_every_space_free_after_the_second_of_a_colour() -> None:
    one = player("Rv", hand="Rv Yv Gv", recruits=0)
    state = position(one, player(), artifacts=("cauldron",))
    assert [cost.tokens for cost in spaces_after(state, one, card("Rv"))] == [0] * 5
    assert [cost.tokens for cost in spaces_after(state, one, card("Yv"))] == [None, 0, None, None, None]
