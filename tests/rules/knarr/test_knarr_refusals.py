"""What Knarr refuses besides the numbered situations, and the reason that it names."""

from tests.rules.knarr.test_knarr_cases import BLUE_VP, GAME, KINDS, RED_VP, YELLOW_VP, paying, play, position, refused
from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.state import Main, Reserving

THREE_RED = {"R": ["VP", "BRACELET", "RECRUIT"]}


def whys(state, action):
    """The reasons without ``knarr.why.``."""
    return [key.removeprefix("knarr.why.").removeprefix("common.illegal.") for key in refused(state, action)]


def test_answers_out_of_order_say_what_comes_first():
    state = position(p0={"bra": 1, "crew": {"R": ["VP", "VP"]}})
    assert whys(state, acts.TakeCard(0, 0)) == ["recruit_first"]
    assert whys(state, acts.PayFor(0, (RED_VP, RED_VP), 0)) == ["choose_first"]
    assert whys(state, acts.Trade(0, 1)) == ["open_trade_first"]
    assert whys(play(state, acts.Recruit(0, RED_VP)), acts.EndTurn(0)) == ["answer_first"]
    assert whys(state, acts.Pass(0)) == ["wrong_kind"]


def test_a_viking_that_is_not_in_hand():
    assert whys(position(), acts.Recruit(0, BLUE_VP)) == ["not_in_hand"]


def test_a_destination_that_does_not_lie_open():
    state = position(p0={"rec": 3, "crew": {"Y": ["VP", "VP"]}})
    assert whys(state, acts.Explore(0, 15)) == ["not_open"]
    assert whys(state, acts.Explore(0, 0)) == ["not_open"]
    assert whys(state, acts.Explore(0, 99)) == ["not_open"]
    # The next card of the stock is not open.
    assert whys(state, acts.Explore(0, 1)) == ["not_open"]


def test_a_space_that_there_is_not():
    state = play(position(p0={"rec": 3}), acts.Recruit(0, RED_VP))
    assert whys(state, acts.TakeCard(0, 5)) == ["empty_space"]
    assert whys(state, acts.TakeCard(0, -1)) == ["empty_space"]


def test_tokens_that_one_does_not_have():
    state = paying(20, rec=1, crew={"R": ["VP", "VP"]})
    assert whys(state, acts.PayFor(0, (), 2)) == ["pay.tokens"]
    assert whys(state, acts.PayFor(0, (RED_VP, RED_VP, RED_VP), -1)) == ["pay.tokens", "pay.not_in_crew", "pay.colours"]


def test_vikings_that_one_does_not_have():
    state = paying(20, rec=1, crew={"R": ["VP", "BRACELET"]})
    assert whys(state, acts.PayFor(0, (RED_VP, RED_VP), 0)) == ["pay.not_in_crew"]


def test_four_alike_paid_without_a_viking():
    state = paying(21, rec=3, crew={"R": ["VP"]})
    assert whys(state, acts.PayFor(0, (), 3)) == ["pay.too_little", "pay.same_needs_viking"]
    assert whys(state, acts.PayFor(0, (), 4)) == ["pay.tokens", "pay.same_needs_viking"]


def test_a_payment_is_written_in_one_order():
    state = paying(20, crew=THREE_RED)
    assert whys(state, acts.PayFor(0, (KINDS["R:BRACELET"], RED_VP), 0)) == ["pay.order"]


def test_a_token_stands_for_a_viking_that_is_there_too():
    state = paying(20, rec=2, crew={"R": ["VP", "VP"]})
    paid = [(one.cards, one.recruits) for one in GAME.legal_actions(state, 0) if isinstance(one, acts.PayFor)]
    assert sorted(paid, key=lambda one: one[1]) == [((RED_VP, RED_VP), 0), ((RED_VP,), 1), ((), 2)]


def test_three_different_may_be_paid_by_tokens_alone():
    state = play(position(p0={"rec": 3}), acts.Explore(0, 4), acts.PayFor(0, (), 3))
    assert (state.players[0].recruits, state.players[0].bracelets, state.players[0].destinations) == (0, 1, (4,))


def test_a_token_paid_makes_room_for_one_that_is_gained():
    # Destination 13 gives a recruit token for two green Vikings.
    state = position(p0={"rec": 3, "crew": {"G": ["VP", "VP"]}}, rowA=[13, 4, 6])
    with_token = play(state, acts.Explore(0, 13), acts.PayFor(0, (KINDS["G:VP"],), 1))
    without = play(state, acts.Explore(0, 13), acts.PayFor(0, (KINDS["G:VP"],) * 2, 0))
    assert (with_token.players[0].recruits, without.players[0].recruits) == (3, 3)


def test_a_row_is_refilled_from_its_own_stock_and_an_empty_stock_leaves_the_space_empty():
    state = position(p0={"crew": {"R": ["VP", "VP"]}}, deckA=[], deckB=[22])
    after = play(state, acts.Explore(0, 20), acts.PayFor(0, (RED_VP, RED_VP), 0))
    assert (after.row_a, after.row_b, after.deck_b) == ((0, 4, 6), (21, 26, 30), (22,))
    after = play(after, acts.EndTurn(0), acts.Recruit(1, RED_VP), acts.TakeCard(1, 0))
    assert (after.active, after.row_a) == (0, (0, 4, 6))
    assert whys(after, acts.Explore(0, 0)) == ["not_open"]


def test_a_reservation_takes_an_open_destination_of_either_row():
    state = position(p0={"crew": {"R": ["BRACELET", "VP"]}}, p1={"reserved": [15]}, artifacts=["GOLDEN_BRACELET"])
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert isinstance(state.frames[-1], Reserving)
    assert whys(state, acts.Reserve(0, 15)) == ["not_open"]
    after = play(state, acts.Reserve(0, 21))
    assert (after.players[0].reserved, after.row_b, after.frames) == ((21,), (22, 26, 30), (Main(0),))
    assert whys(after, acts.Recruit(0, YELLOW_VP)) == ["no_recruit_right"]


def test_the_mead_cup_takes_a_card_from_a_space_that_there_is():
    state = position(p0={"crew": {"R": ["VP", "VP"]}}, artifacts=["MEAD_CUP"])
    state = play(state, acts.Explore(0, 20), acts.PayFor(0, (RED_VP, RED_VP), 0))
    assert whys(state, acts.Replace(0, 5)) == ["empty_space"]
    after = play(state, acts.Replace(0, 4))
    assert (after.offer[4], len(after.deck)) == (KINDS["B:BRACELET"], 4)


def test_helmet_a_land_of_influence_laid_on_the_boat_or_on_another_opens_nothing():
    crew = {"G": ["VP", "VP"], "P": ["VP", "VP"]}
    pay = acts.PayFor(0, tuple(sorted([KINDS["G:VP"]] * 2 + [KINDS["P:VP"]] * 2)), 0)
    for below in ([], [15, 26]):
        state = position(p0={"crew": crew, "dest": below}, artifacts=["HELMET"])
        assert play(state, acts.Explore(0, 30), pay).active == 1


def test_amulet_gives_nothing_for_a_line_that_was_there_at_the_start_of_the_turn():
    crew = {colour: ["VP"] for colour in "RYGBP"}
    state = position(p0={"rec": 0, "crew": crew}, artifacts=["AMULET"])
    after = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert (after.players[0].bracelets, after.players[0].recruits, after.players[0].reputation) == (0, 0, 0)


def test_silver_coin_gives_one_point_however_high_the_column():
    for column, points in ((["BRACELET"] * 2, 1), (["BRACELET"] * 3, 2), (["BRACELET"] * 6, 2)):
        state = position(p0={"crew": {"R": column}}, artifacts=["SILVER_COIN"])
        assert play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0)).players[0].vp == points


def test_cauldron_the_second_of_its_colour_only():
    for column, free in ((["VP"], True), ([], False), (["VP", "VP"], False)):
        state = position(p0={"rec": 0, "crew": {"R": column}}, artifacts=["CAULDRON"])
        state = play(state, acts.Recruit(0, RED_VP))
        assert (acts.TakeCard(0, 4) in list(GAME.legal_actions(state, 0))) is free


def test_a_trade_may_come_between_the_action_and_a_bonus_action():
    crew = {"G": ["VP", "VP"], "P": ["VP", "VP"]}
    state = position(p0={"bra": 1, "crew": crew, "dest": [15]}, artifacts=["HELMET"])
    pay = acts.PayFor(0, tuple(sorted([KINDS["G:VP"]] * 2 + [KINDS["P:VP"]] * 2)), 0)
    state = play(state, acts.Explore(0, 30), pay, acts.OpenTrade(0), acts.Trade(0, 1))
    assert state.players[0].vp == 7
    state = play(state, acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    assert state.active == 1
