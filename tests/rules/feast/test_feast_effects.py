"""Occupations at work, with a few invented effects: when each colour works, order, declining, replacing, limits.

The effects of the real cards are tested by themselves; here stand-ins keep the machinery honest.
"""

import pytest

from tests.rules.feast.positions import (
    GAME,
    carried_on,
    changes,
    do,
    held,
    kind,
    offered,
    pick,
    position,
    refused,
    skip,
    use,
)
from vikingtable.rules.feast import effects
from vikingtable.rules.feast.acts import ArmShip, Pass, PlaceTile, PlaceVikings, PlayCard, UseCard
from vikingtable.rules.feast.happenings import CardWorks
from vikingtable.rules.feast.items import bag
from vikingtable.rules.feast.program import Choose, Condition, Effect, Gain, Option, Pay, Program

YELLOW, BLUE, RED, GREEN, ASKED, INSTEAD, OTHER, LIMITED, CHAIN = 10, 44, 112, 178, 114, 99, 118, 154, 190


def just(*ops: object) -> Program:
    return ops  # type: ignore[return-value]


STAND_INS = {
    YELLOW: (Effect("play", just(Gain(bag(milk=1)))),),
    BLUE: (Effect("anytime", just(Pay(bag(hide=1)), Gain(bag(silver=3)))),),
    RED: (Effect("action:weekly_market:after", just(Gain(bag(mead=1)))),),
    GREEN: (
        Effect("threshold", just(Gain(bag(wool=1))), conditions=(Condition("ships.large", ">=", 3),), limit="once"),
    ),
    ASKED: (Effect("action:weekly_market:after", just(Pay(bag(silver=1)), Gain(bag(silk=1))), optional=True),),
    INSTEAD: (Effect("draw_occupation:instead", just(Gain(bag(stone=1))), optional=True, replaces=True),),
    OTHER: (
        Effect(
            "action:weekly_market:after",
            just(Choose((Option("oil", just(Gain(bag(oil=1)))), Option("hide", just(Gain(bag(hide=1))))))),
        ),
    ),
    LIMITED: (Effect("receive:silver", just(Gain(bag(peas=1))), limit="per_action"),),
    CHAIN: (Effect("receive:mead", just(Gain(bag(oil=1))), limit="per_unit"),),
}


@pytest.fixture(autouse=True)
def _stand_ins():
    before = dict(effects.EFFECTS)
    effects.install(STAND_INS)
    yield
    effects.install(before)


def with_cards(*played, **me):
    return position(me={"played": played, **me})


def test_occ_12_yellow_works_once_when_played():
    state = position(me={"hand": (YELLOW,)})
    after = use(state, "occ_play_2", PlayCard(0, YELLOW))
    assert changes(state, after) == {"milk": 1}
    assert changes(with_cards(YELLOW), use(with_cards(YELLOW), "fish")) == {"stockfish": 1}


def test_occ_12_blue_works_at_any_own_decision_as_often_as_wanted():
    state = with_cards(BLUE, hide=2)
    after = do(state, UseCard(0, BLUE, 0), UseCard(0, BLUE, 0))
    assert (held(after), kind(after)) == ({"silver": 6}, "place_vikings")
    assert refused(after, UseCard(0, BLUE, 0)) == ["effect"]


def test_occ_12_red_works_each_time():
    state = position(1, me={"played": (RED,)})
    after = do(state, PlaceVikings(0, "weekly_1"), PlaceVikings(0, "weekly_2"), PlaceVikings(0, "fish"))
    assert held(after)["mead"] == 2


def test_occ_12_green_works_the_first_time_only():
    state = with_cards(GREEN, knarrs=2, wood=4)
    after = use(state, "knarr")
    assert held(after) == {"wood": 2, "wool": 1}
    assert after.players[0].spent == (GREEN * 8,)


def test_occ_13_green_works_at_once_if_its_condition_holds_when_played():
    state = position(me={"hand": (GREEN,), "knarrs": 2, "longships": (0,)})
    after = use(state, "occ_play_2", PlayCard(0, GREEN))
    assert held(after) == {"wool": 1}


def test_an_offer_stands_until_it_is_taken_once():
    offer = Effect(
        "threshold",
        just(Pay(bag(wood=2)), Gain(bag(spices=1))),
        conditions=(Condition("ships.large", ">=", 3),),
        optional=True,
        limit="once",
    )
    effects.install({GREEN: (offer,)})
    assert refused(with_cards(GREEN, knarrs=2, wood=4), UseCard(0, GREEN, 0)) == ["effect"]
    state = with_cards(GREEN, knarrs=3, wood=4)
    assert kind(state) == "place_vikings"
    after = do(state, UseCard(0, GREEN, 0))
    assert held(after) == {"wood": 2, "spices": 1}
    assert refused(after, UseCard(0, GREEN, 0)) == ["effect"]


def test_an_effect_that_may_be_declined_is_asked_for():
    asked = use(with_cards(ASKED), "weekly_1")
    assert (kind(asked), offered(asked)) == ("effect", {"use"})
    assert held(do(asked, pick("use"))) == {"beans": 1, "silk": 1}
    assert held(do(asked, skip())) == {"beans": 1, "silver": 1}


def test_the_owner_orders_several_effects():
    asked = use(with_cards(ASKED, OTHER), "weekly_1")
    assert (kind(asked), offered(asked)) == ("order", {f"card:{ASKED}:0", f"card:{OTHER}:0"})
    asked = do(asked, pick(f"card:{OTHER}:0"))
    assert offered(asked) == {"oil", "hide"}
    asked = do(asked, pick("hide"))
    assert (kind(asked), held(asked)) == ("effect", {"beans": 1, "silver": 1, "hide": 1})


def test_a_trigger_inside_an_action_suspends_it():
    state = position(me={"played": (CHAIN,)})
    assert held(use(state, "mead")) == {"mead": 2, "silver": 2, "oil": 2}


def test_once_an_action():
    state = with_cards(LIMITED, ASKED)
    after = use(state, "mead")
    assert held(after) == {"mead": 2, "silver": 2, "peas": 1}


def test_something_else_instead_of_drawing():
    state = position(me={"played": (INSTEAD,)}, occupation_pile=(40, 41))
    asked = use(state, "occ_draw")
    assert (kind(asked), offered(asked)) == ("instead", {"usual", f"card:{INSTEAD}:0"})
    usual = do(asked, pick("usual"))
    assert (usual.players[0].hand, held(usual)) == ((40,), {"silver": 1})
    replaced = do(asked, pick(f"card:{INSTEAD}:0"))
    assert (replaced.players[0].hand, held(replaced)) == ((), {"stone": 1, "silver": 1})


def test_the_log_names_the_card_that_works():
    step = GAME.apply(with_cards(RED), PlaceVikings(0, "weekly_1"))
    assert [event.card for event in step.events if isinstance(event, CardWorks)] == [RED]


def test_free_actions_do_not_run_in_a_circle():
    # Card 39 takes loaded ore back; here a stand-in turns silver into the ore that arming uses up, and back.
    there, back = just(Pay(bag(silver=1)), Gain(bag(ore=1))), just(Pay(bag(ore=1)), Gain(bag(silver=1)))
    effects.install({39: (Effect("anytime", there), Effect("anytime", back))})
    state = with_cards(39, silver=2, longships=(0,))
    after = do(state, UseCard(0, 39, 0))
    assert len(after.players[0].trail) == 1
    assert refused(after, UseCard(0, 39, 1)) == ["circle"]
    armed = do(after, ArmShip(0, "longship", 0))
    assert refused(armed, UseCard(0, 39, 0)) == []
    # After something that is not free the count begins anew.
    later = do(do(after, PlaceVikings(0, "fish")), Pass(1))
    assert later.players[0].trail == ()
    assert refused(later, UseCard(0, 39, 1)) == []


def test_bon_13_a_good_of_the_bonus_is_not_placed_before_the_phase_is_over():
    # An ore symbol on the edge is enclosed, and a card asks its owner something as the ore comes.
    ring = tuple(("silver", x, y) for x, y in ((0, 4), (1, 4), (1, 5), (0, 6), (1, 6)))
    effects.install({ASKED: (Effect("receive:ore", just(Gain(bag(silk=1))), optional=True),)})
    state = carried_on(position(1, 3, at="bonus", me={"played": (ASKED,), "home": ring})).state
    assert (kind(state), state.phase, held(state)) == ("effect", 10, {"ore": 1})
    assert refused(state, PlaceTile(0, 0, "ore", 3, 0)) == ["phase_not_over"]
    assert not any(isinstance(action, PlaceTile) for action in GAME.legal_actions(state, 0))
