"""What a seat sees of Wild Vikings, what everybody remembers, and how hidden cards are dealt anew."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.wild_vikings.positions import GAME, auction, bid, cards, hands, letters, position, roll
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.state import NO_GENERATOR, NOBODY
from vikingtable.rules.wild_vikings.events import Drew, TreasuresTaken
from vikingtable.rules.wild_vikings.state import Roll, WildVikingsState
from vikingtable.rules.wild_vikings.views import surely_held, unseen


def shown(state: WildVikingsState) -> list[str]:
    return [letters(hand) for hand in state.memory.shown]


# Views --------------------------------------------------------------------------------------------------------------


def test_a_view_hides_other_hands_the_draw_pile_and_the_chance_to_come() -> None:
    state = position(["YYR", "RRJ", "BB"], deck="YYRRJ", discard="BBJ", current=2)
    view = GAME.view_for(state, 1)
    assert hands(view) == ["", "RRJ", ""]
    assert view.hidden_hands == (3, 0, 2)
    assert view.hand_sizes == (3, 3, 2)
    assert (view.deck, view.hidden_deck, view.deck_size) == ((0, 0, 0, 0), 5, 5)
    assert letters(view.discard) == "BBJ"
    assert (view.viewer, view.generator) == (1, NO_GENERATOR)
    assert (view.row, view.cargo, view.supply, view.frames) == (state.row, state.cargo, state.supply, state.frames)


def test_a_card_drawn_is_seen_by_its_seat_alone() -> None:
    assert GAME.event_for(Drew(1, 3), 1) == Drew(1, 3)
    assert GAME.event_for(Drew(1, 3), 0) == Drew(1, -1)
    assert GAME.event_for(Drew(1, 3), NOBODY) == Drew(1, -1)


def test_hidden_treasures_are_not_told_as_they_are_won() -> None:
    assert GAME.event_for(TreasuresTaken(1, 0, 4, public=False), 0) == TreasuresTaken(1, 0, -1, public=False)
    assert GAME.event_for(TreasuresTaken(1, 0, 4, public=False), 1) == TreasuresTaken(1, 0, 4, public=False)
    assert GAME.event_for(TreasuresTaken(1, 0, 4, public=True), 0) == TreasuresTaken(1, 0, 4, public=True)


def test_the_log_of_another_seat_does_not_name_the_card() -> None:
    state = position(["", "", ""], deck="YRB")
    events = [GAME.event_for(event, 1) for event in roll(state, "C", drawn="BRY").events]
    lines = [GAME.describe_event(event) for event in events if event is not None]
    assert [line.key for line in lines if line] == [
        "wild_vikings.event.rolled",
        "wild_vikings.event.drew",
        "wild_vikings.event.drew_card",
        "wild_vikings.event.drew",
    ]


# What was shown -----------------------------------------------------------------------------------------------------


def test_a_bid_taken_back_is_remembered_by_all() -> None:
    state = position(["YYRJ", "YYYJ", "R"], gems=(3, 1, 1))
    state = auction(state, "YY", "YYY", "")
    assert shown(state) == ["YY", "", ""]
    view = GAME.view_for(state, 2)
    assert hands(view) == ["YY", "", "R"]
    assert view.hidden_hands == (2, 1, 0)


def test_a_bid_on_the_table_is_known_before_the_auction_ends() -> None:
    state = bid(roll(position(["YYRJ", "YYYJ", "R"]), "V").state, "YJ").state
    assert shown(state) == ["YJ", "", ""]
    assert GAME.view_for(state, 1).hidden_hands == (2, 0, 1)


def test_cards_shown_twice_may_be_the_same_so_the_larger_number_of_each_kind_is_known() -> None:
    state = position(["YYYRJ", "Y" * 10], gems=(3, 1, 1), bidRule="free")
    state = auction(state, "YYJ", "YYYYYY")
    assert shown(state) == ["YYJ", ""]
    state = evolve(state, row=(0, 1, 2), cargo=(3, 1, 1))
    state = auction(state, "YYYY", "YYY")
    assert shown(state) == ["YYYJ", ""]


def test_paid_cards_are_taken_off_what_is_known() -> None:
    state = position(["YYRJ", "YYYJ"], gems=(3, 1, 1))
    state = auction(state, "YYJ", "YYYJ")
    assert shown(state) == ["YYJ", ""]
    state = evolve(state, row=(0, 1, 2), cargo=(2, 1, 1))
    state = auction(state, "", "Y")
    assert (shown(state), hands(state)) == (["YJ", ""], ["YRJ", ""])


# Dealing anew -------------------------------------------------------------------------------------------------------


def middle_of_a_game(seats: int, seed: int, actions: int, **chosen: object) -> WildVikingsState:
    """The state after so many random actions, or the last before the game ends."""
    random = Generator(seed)
    state = GAME.new(Setup(seats, seed, tuple(chosen.items()))).state  # type: ignore[arg-type]
    for _ in range(actions):
        following = GAME.apply(state, GAME.sample(state, state.active_seat, random)).state
        if not following.frames:
            break
        state = following
    return state


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 150), st.booleans(), st.sampled_from([1, 2]))
def test_a_new_deal_looks_the_same_to_its_seat(seats: int, seed: int, actions: int, visible: bool, each: int) -> None:
    state = middle_of_a_game(seats, seed, actions, scoresVisible=visible, cardsPerCardFace=each)
    for seat in range(seats):
        view = GAME.view_for(state, seat)
        anew = GAME.redeal(view, Generator(seed + seat))
        assert GAME.check(anew) == ()
        assert GAME.view_for(anew, seat) == view
        assert anew.viewer == NOBODY
        assert all(
            held >= known
            for hand, known_hand in zip(anew.hands, state.memory.shown, strict=True)
            for held, known in zip(hand, known_hand, strict=True)
        )


def test_hidden_cards_come_out_in_every_way() -> None:
    state = middle_of_a_game(3, 4, 0)
    view = GAME.view_for(state, 0)
    deals = {GAME.redeal(view, Generator(seed)).hands[1] for seed in range(300)}
    assert len(deals) > 30


def test_each_hidden_card_is_as_likely_in_a_hand_as_anywhere() -> None:
    view = GAME.view_for(middle_of_a_game(3, 4, 0), 0)
    left = unseen(view)
    drawn = [0, 0, 0, 0]
    for seed in range(4000):
        for kind, count in enumerate(GAME.redeal(view, Generator(seed)).hands[2]):
            drawn[kind] += count
    for kind in range(4):
        assert drawn[kind] == pytest.approx(4000 * 6 * left[kind] / sum(left), rel=0.05)


def test_with_one_opponent_and_an_empty_draw_pile_the_other_hand_is_known() -> None:
    first = tuple(min(count, 15) for count in cards("YYYRRBBJ"))
    others = tuple(15 - count for count in first)
    state = evolve(position(["YYYRRBBJ", "Y"]), hands=(first, others))
    assert GAME.redeal(GAME.view_for(state, 0), Generator(1)).hands == state.hands


# What is known of a reshuffled draw pile -------------------------------------------------------------------------


def reshuffled() -> WildVikingsState:
    """Two of three seats have drawn from the discards, which were 2 yellow cards and 1 joker."""
    held = tuple(15 - count for count in cards("YYJRRB"))
    state = evolve(
        position(["", "R", ""], deck="RB", discard="YYJ", current=1),
        hands=(held, cards("R"), cards("")),
    )
    return roll(state, "C", drawn="RBY").state


def test_the_shuffled_discards_are_remembered_with_own_draws() -> None:
    state = reshuffled()
    assert state.memory.reshuffled == cards("YYJ")
    assert [letters(drawn) for drawn in state.memory.drawn] == ["Y", "", ""]
    assert [letters(drawn) for drawn in GAME.view_for(state, 1).memory.drawn] == ["", "", ""]
    assert [letters(drawn) for drawn in GAME.view_for(state, 0).memory.drawn] == ["Y", "", ""]
    assert GAME.check(state) == ()


def test_what_is_not_in_the_draw_pile_is_in_a_hand() -> None:
    state = reshuffled()
    view = GAME.view_for(state, 1)
    # The pile holds two of 2 yellow cards and 1 joker; every red and blue card is in a hand.
    assert unseen(view)[1:3] == (13, 15)
    assert surely_held(view)[1:3] == (13, 15)
    piles = {letters(GAME.redeal(view, Generator(seed)).deck) for seed in range(200)}
    assert piles == {"YY", "YJ"}


def test_a_seat_knows_that_the_card_it_drew_left_the_pile() -> None:
    piles = {letters(GAME.redeal(GAME.view_for(reshuffled(), 0), Generator(seed)).deck) for seed in range(200)}
    assert piles == {"YJ"}


def test_a_second_shuffle_starts_the_memory_anew() -> None:
    state = evolve(reshuffled(), deck=cards(""), discard=cards("YJ"))
    state = roll(state, "C", drawn="JY").state
    assert state.memory.reshuffled == cards("YJ")
    assert [letters(drawn) for drawn in state.memory.drawn] == ["Y", "", "J"]


def test_a_view_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="apply on a view"):
        GAME.apply(GAME.view_for(position(["Y", "R"]), 0), Roll(0))
