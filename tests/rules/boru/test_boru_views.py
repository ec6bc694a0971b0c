"""What a seat may know in Brian Boru: own cards, what it passed on or kept, and what has been played."""

import pytest

from vikingtable.rules.boru.acts import Keep
from vikingtable.rules.boru.events import Kept
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup

GAME = BoruGame()


def at(kind, seats=4, seed=6, step=None):
    """Random play up to a decision of a kind (and step of the draft)."""
    state = GAME.new(Setup(seats, seed)).state
    random = Generator(seed)
    while True:
        decision = GAME.decision(state)
        if decision.kind == kind and (step is None or state.frames[-1].step == step):
            return state
        state = GAME.apply(state, GAME.sample(state, decision.seats[0], random)).state


def test_a_packet_is_seen_by_its_holder_only():
    state = at("draft", step=0)
    for seat in range(4):
        view = GAME.view_for(state, seat)
        for origin, packet in enumerate(view.packets):
            if origin == seat:
                assert packet.rest == state.packets[seat].rest
            else:
                assert packet.rest == (0,) * 6
        assert view.unused == (0,)


def test_nobody_learns_an_answer_before_all_have_chosen():
    state = at("draft", step=0)
    packet = state.packets[2].rest
    step = GAME.apply(state, Keep(2, packet[:2]))
    assert GAME.to_answer(step.state) == (0, 1, 3)
    other = GAME.apply(state, Keep(2, packet[2:4]))
    for seat in (0, 1, 3):
        assert GAME.view_for(step.state, seat) == GAME.view_for(other.state, seat)
        assert [GAME.event_for(event, seat) for event in step.events] == [Kept(2, (0, 0))]
    assert [GAME.event_for(event, 2) for event in step.events] == [Kept(2, packet[:2])]
    assert not step.revealed


def test_a_seat_remembers_what_it_passed_on():
    state = at("draft", seats=3, step=1)
    view = GAME.view_for(state, 0)
    passed = [seen for seen in view.memory if seen.origin == 0]
    assert [seen.step for seen in passed] == [0]
    assert len(passed[0].cards) == 8
    # The six cards passed on lie with the neighbour: after its choice two of them are in its hand.
    known = set(passed[0].cards) - set(state.packets[0].kept[0])
    for seed in range(20):
        dealt = GAME.redeal(view, Generator(seed))
        assert set(dealt.packets[0].rest) == known


@pytest.mark.parametrize("seed", range(8))
def test_a_new_deal_fits_everything_that_was_seen_and_played(seed):
    state = at("follow", seats=3, seed=seed)
    random = Generator(seed)
    for _ in range(25):
        asked = GAME.to_answer(state)
        if not asked or GAME.decision(state).kind == "draft":
            break
        view = GAME.view_for(state, 1)
        dealt = GAME.redeal(view, random)
        assert GAME.view_for(dealt, 1) == view
        assert GAME.check(dealt) == ()
        held = [card for player in dealt.players for card in player.hand]
        played = [card for _, card in (*dealt.spent, *dealt.trick)]
        assert sorted([*held, *played, *dealt.unused]) == list(range(1, 26))
        state = GAME.apply(state, GAME.sample(state, asked[0], random)).state


def test_hands_and_decks_are_hidden():
    state = at("lead", seats=5)
    view = GAME.view_for(state, 3)
    assert view.players[3].hand == state.players[3].hand
    assert [player.hand for seat, player in enumerate(view.players) if seat != 3] == [(0,) * 5] * 4
    assert set(view.viking_deck) == {0}
    assert view.marriage_deck == (-1, -1, 7)
    assert view.generator == -1
