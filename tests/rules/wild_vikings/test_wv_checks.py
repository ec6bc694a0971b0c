"""Forged states of Wild Vikings are found out, each with its reason, and sound ones are not."""

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.wild_vikings.positions import GAME, bid, cards, roll
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, PlainError, to_plain
from vikingtable.rules.wild_vikings.state import Auction, ShipChoice, Turn, WildVikingsState


def start(**chosen: Any) -> WildVikingsState:
    options = (("firstPlayer", "chosen"), ("rowOrder", "yellow-red-blue"), *chosen.items())
    return GAME.new(Setup(3, 2, options)).state


def faults(state: WildVikingsState) -> list[str]:
    return [fault.key.removeprefix("wild_vikings.check.") for fault in GAME.check(state)]


def in_auction() -> WildVikingsState:
    """Seat 0 has rolled the village and bid; its hand holds the bid."""
    state = roll(start(), "V").state
    own = state.hands[0]
    return bid(state, "Y" if own[0] else "J").state


def forged(**fields: Any) -> WildVikingsState:
    return evolve(start(), **fields)


def options(**fields: Any) -> WildVikingsState:
    return forged(options=evolve(start().options, **fields))


def memory(**fields: Any) -> WildVikingsState:
    return forged(memory=evolve(start().memory, **fields))


def test_a_fresh_game_and_an_auction_are_sound() -> None:
    assert (faults(start()), faults(in_auction())) == ([], [])


@pytest.mark.parametrize(
    ("state", "found"),
    [
        (forged(seats=6), ["seats", *["one_each"] * 5]),
        (forged(seats=-1), ["seats", *["one_each"] * 5]),
        (forged(viewer=3), ["viewer", "generator"]),
        (forged(viewer=-2), ["viewer", "generator"]),
        (forged(generator=1 << 64), ["generator"]),
        (forged(generator=-1), ["generator"]),
        (forged(turn=0), ["turn"]),
        (forged(treasures=(0, 0)), ["one_each"]),
        (forged(hands=start().hands[:2]), ["one_each"]),
        (options(treasure_tokens=14), ["option"]),
        (options(bid_rule="auction"), ["option"]),
        (options(hand_limit=11), ["option"]),
        (options(scores_visible=1), ["option"]),
        (options(first_seat=3), ["option"]),
        (forged(row=(0, 1, 1)), ["row"]),
        (forged(row=(0, 1, 3)), ["row"]),
        (forged(treasures=(-1, 0, 1)), ["negative"]),
        (forged(cargo=(-1, 1, 1), supply=39), ["negative"]),
        (forged(supply=-1), ["negative"]),
        (forged(hidden_hands=(-1, 0, 0)), ["negative"]),
        (forged(supply=38), ["tokens"]),
        (forged(treasures=(0, 1, 0)), ["tokens"]),
        (forged(discard=(1, 0, 0, 0)), ["cards"]),
        (forged(deck=(0, 0, 0, 0)), ["cards"] * 4),
        (forged(hidden_deck=1), ["hidden"]),
        (forged(hidden_hands=(0, 1, 0)), ["hidden"]),
        (memory(shown=(cards("YYYYYYY"), cards(""), cards(""))), ["shown"]),
        (memory(drawn=(cards("Y"), cards(""), cards(""))), ["drawn"]),
        (memory(reshuffled=cards("YY")), ["drawn"] * 3),
        (memory(reshuffled=(16, 15, 15, 15)), ["reshuffled"]),
        (forged(frames=()), ["over"]),
        (forged(frames=(Turn(3),)), ["stack"]),
        (forged(frames=(Turn(-1),)), ["stack"]),
        (forged(frames=(ShipChoice(0),)), ["stack"]),
        (forged(frames=(Turn(0), ShipChoice(1))), ["stack"]),
        (forged(frames=(Turn(0), Turn(0))), ["stack"]),
        (forged(frames=(Turn(0), ShipChoice(0), ShipChoice(0))), ["stack"]),
        (forged(frames=(Turn(0), Auction(1, (), -1, 0))), ["stack"]),
        (forged(frames=(Turn(0), Auction(0, (cards(""),) * 3, -1, 0))), ["auction"]),
        (forged(frames=(Turn(0), Auction(0, (), 0, 0))), ["leader"]),
        (forged(frames=(Turn(0), Auction(0, (), -1, 1))), ["leader"]),
        (forged(frames=(Turn(0), Auction(0, (cards("R"),), 0, 1))), ["bid"]),
        (forged(frames=(Turn(0), Auction(0, ((-1, 0, 0, 2),), 0, 1))), ["bid"]),
        (forged(frames=(Turn(0), Auction(0, (cards("YYYYYYYYY"),), 0, 9))), ["bid"]),
    ],
)
def test_what_is_impossible_is_named(state: WildVikingsState, found: list[str]) -> None:
    assert faults(state) == found


def test_a_hand_over_the_limit() -> None:
    state = start(handLimit=10)
    extra = tuple(state.deck[kind] if kind == 0 else 0 for kind in range(4))
    hand = tuple(one + more for one, more in zip(state.hands[0], extra, strict=True))
    deck = tuple(one - more for one, more in zip(state.deck, extra, strict=True))
    assert faults(evolve(state, hands=(hand, *state.hands[1:]), deck=deck)) == ["hand_limit"]


def test_an_auction_of_an_empty_ship() -> None:
    state = evolve(in_auction(), cargo=(0, 1, 1), supply=38)
    assert faults(state) == ["auction"]


def test_a_level_bid_where_bids_must_rise() -> None:
    state = in_auction()
    laid = state.auction.bids[0] if state.auction else cards("")
    # The second seat holds and has shown the same cards, so only the rule of rising bids is broken.
    level = evolve(
        state,
        hands=(state.hands[0], state.hands[0], state.hands[2]),
        discard=cards(""),
        memory=evolve(state.memory, shown=(laid, laid, cards(""))),
        frames=(Turn(0), Auction(0, (laid, laid), 0, 1)),
    )
    deck = tuple(15 - sum(hand[kind] for hand in level.hands) for kind in range(4))
    assert faults(evolve(level, deck=deck)) == ["bid"]
    assert faults(evolve(level, deck=deck, options=evolve(level.options, bid_rule="free"))) == []


def test_views_are_sound_and_forged_views_are_not() -> None:
    state = in_auction()
    view = GAME.view_for(state, 1)
    assert faults(view) == []
    assert faults(evolve(view, generator=5)) == ["generator"]
    assert faults(evolve(view, hidden_deck=view.hidden_deck + 1)) == ["hidden"]
    assert faults(evolve(view, hidden_hands=(6, 1, 6))) == ["hidden"]
    assert faults(evolve(view, deck=cards("Y"))) == ["hidden"]
    assert faults(evolve(view, treasures=(-1, 0, 0))) == ["negative"]


# Anything that has the right form and passes the check can be played to the end --------------------------------------

small = st.integers(-1, 3)
pile = st.tuples(small, small, small, small)


@given(
    st.lists(
        st.sampled_from(["supply", "cargo", "row", "hands", "deck", "discard", "treasures", "frames", "memory"]),
        min_size=1,
        max_size=3,
    ),
    st.data(),
)
def test_a_state_without_faults_never_makes_a_method_raise(names: list[str], data: st.DataObject) -> None:
    values: dict[str, st.SearchStrategy[Any]] = {
        "supply": st.integers(-1, 40),
        "cargo": st.tuples(small, small, small),
        "row": st.permutations((0, 1, 2)).map(tuple),
        "hands": st.tuples(pile, pile, pile),
        "deck": pile,
        "discard": pile,
        "treasures": st.tuples(small, small, small),
        "frames": st.sampled_from(
            [
                (),
                (Turn(0),),
                (Turn(2),),
                (Turn(1), ShipChoice(1)),
                (Turn(1), Auction(1, (), -1, 0)),
                (Turn(1), Auction(1, ((1, 0, 0, 0),), 1, 1)),
                (Turn(1), Auction(1, ((0, 0, 0, 0), (0, 0, 0, 0)), -1, 0)),
            ]
        ),
        "memory": st.builds(
            lambda *parts: evolve(start().memory, shown=parts[0], reshuffled=parts[1], drawn=parts[2]),
            st.tuples(pile, pile, pile),
            st.none() | pile,
            st.tuples(pile, pile, pile),
        ),
    }
    state = evolve(start(), **{name: data.draw(values[name]) for name in names})
    if GAME.check(state):
        return
    random = Generator(1)
    for _ in range(400):
        waiting = GAME.to_answer(state)
        if not waiting:
            break
        view = GAME.view_for(state, waiting[0])
        assert GAME.check(view) == ()
        assert GAME.check(GAME.redeal(view, random)) == ()
        state = GAME.apply(state, GAME.sample(view, waiting[0], random)).state
        assert GAME.check(state) == ()
    assert GAME.outcome(state) is not None or state.frames


# The plain form -----------------------------------------------------------------------------------------------------


def test_the_plain_form_names_the_place_of_a_fault() -> None:
    plain = to_plain(in_auction())
    plain["frames"][1]["bids"][0][3] = "1"
    with pytest.raises(PlainError) as fault:
        Codec(GAME).state(plain)
    assert fault.value.path == "state.frames[1].bids[0][3]"


def test_the_plain_form_of_a_bid() -> None:
    data = {"type": "Bid", "seat": 1, "cards": [0, 2, 0, 1]}
    action = Codec(GAME).action(data)
    assert to_plain(action) == data
