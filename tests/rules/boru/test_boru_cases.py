"""The situations of Brian Boru that the rules settle, each named after its number."""

import pytest
from attrs import evolve

from tests.rules.boru.boru_positions import GAME, A, B, C, D, Table, action_of, mask, player, position
from vikingtable.rules.boru.acts import (
    Build,
    ChooseOption,
    Decline,
    ExpandTo,
    FreeTown,
    LeadTrick,
    PlaceDisc,
    PlayCard,
    Purchase,
    TakePrincess,
    YieldTown,
)
from vikingtable.rules.boru.legality import reachable
from vikingtable.rules.boru.scoring import scores, winners
from vikingtable.rules.boru.state import ON_BOARD, EndTrick, Follow, Lead, Resolve
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.state import IllegalAction


def lines(state, seat):
    """The score of a seat by line."""
    return dict(GAME.scores(state)[seat].lines)


def play_to(kind, seats, seed=3, **options):
    """Random play up to the first decision of a kind."""
    state = GAME.new(Setup(seats, seed, tuple(options.items()))).state
    random = Generator(seed)
    while GAME.decision(state).kind != kind:
        seat = GAME.to_answer(state)[0]
        state = GAME.apply(state, GAME.sample(state, seat, random)).state
    return state


# Draft and lead ------------------------------------------------------------------------------------------------------


def test_case_2_five_players_keep_2_2_and_1_and_play_four_tricks():
    state = play_to("draft", 5)
    assert [len(packet.rest) for packet in state.packets] == [5, 5, 5, 5, 5]
    random = Generator(1)
    for seat in range(5):
        state = GAME.apply(state, GAME.sample(state, seat, random)).state
    assert [len(packet.rest) for packet in state.packets] == [3, 3, 3, 3, 3]
    for seat in range(5):
        state = GAME.apply(state, GAME.sample(state, seat, random)).state
    assert [len(one.hand) for one in state.players] == [5, 5, 5, 5, 5]
    assert state.unused == ()
    tricks = 0
    while state.round == 1 and GAME.decision(state).kind in (
        "lead",
        "follow",
        "choose_action",
        "buy",
        "expand",
        "liberate",
    ):
        tricks += GAME.decision(state).kind == "lead"
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    assert tricks == 4
    # The fifth card of each is gone without having been played.
    assert len(state.unused) == 5
    assert [one.hand for one in state.players] == [(), (), (), (), ()]


def test_case_2_with_the_option_the_fifth_card_is_played():
    state = play_to("lead", 5, five_player_last_card="play")
    random = Generator(1)
    leads = 0
    while state.round == 1 and GAME.decision(state).kind not in ("draft", "princess", "gain_town", "lose_town"):
        leads += GAME.decision(state).kind == "lead"
        state = GAME.apply(state, GAME.sample(state, GAME.to_answer(state)[0], random)).state
    assert leads == 5


def test_case_3_a_leader_with_red_cards_names_only_empty_red_towns():
    state = position(player(1, hand=(5, 15)), player(8), player(13), frames=[Lead(A)])
    named = {action.town for action in Table(state).legal(A)}
    assert 2 in named
    assert 1 not in named
    assert 3 not in named
    assert len(named) == 17


def test_case_3_white_13_opens_every_empty_town_but_leads_alone_to_a_blue_one():
    state = position(player(1, hand=(5, 13, 15)), player(8), player(13), frames=[Lead(A)])
    actions = Table(state).legal(A)
    assert len({action.town for action in actions}) == 50
    assert {action.card for action in actions if action.town == 3} == {13}
    with pytest.raises(IllegalAction) as refused:
        Table(state).act(LeadTrick(A, 3, 5))
    assert [reason.key for reason in refused.value.reasons] == ["boru.why.colour"]


def test_case_4_a_viking_town_cannot_be_the_active_town():
    state = position(player(1, hand=(5,)), player(2), player(13), frames=[Lead(A)], vikings=[2])
    assert 2 not in {action.town for action in Table(state).legal(A)}
    with pytest.raises(IllegalAction) as refused:
        Table(state).act(LeadTrick(A, 2, 5))
    assert [reason.key for reason in refused.value.reasons] == ["boru.why.not_empty"]


# Tricks --------------------------------------------------------------------------------------------------------------


def trick(town, *cards):
    """A trick of one card a seat, led by the first; the table as it stands when all have played."""
    hands = [player(50 + seat - 4 * (seat // 4), hand=(card,)) for seat, card in enumerate(cards)]
    hands = [evolve(one, discs=mask([43, 44, 45, 46, 47][seat])) for seat, one in enumerate(hands)]
    table = Table(position(*hands, frames=[Lead(A)]))
    table.act(LeadTrick(A, town, cards[0]))
    for seat, card in enumerate(cards[1:], 1):
        table.act(PlayCard(seat, card))
    return table


def test_case_6_the_only_card_of_the_colour_wins_and_acts_first():
    table = trick(5, 1, 24, 25, 18)
    # Yellow 1 wins the yellow town 5: town, marker, two court steps, then it may buy a step.
    assert table.state.winner == A
    assert table[A].discs & mask(5)
    assert table.state.marker == A
    assert table[A].court == 2
    assert table.question() == "buy"
    table.act(Purchase(A, 0))
    assert table[A].coins == 4
    assert table.question() == "choose_action"
    assert table.asked() == (D,)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [((20, 19, 25, 22), C), ((12, 22, 19, 9), B)],
)
def test_case_7_white_counts_as_the_colour_and_the_highest_wins(cards, winner):
    assert trick(3, *cards).state.winner == winner


# Actions -------------------------------------------------------------------------------------------------------------


def test_case_8_winning_with_24_costs_two_coins_or_points():
    state = position(player(43, coins=1, points=12), player(44), player(45), town=2)
    table = action_of(state, A, 24, -1)
    assert table[A].discs == mask(43, 2)
    assert table.state.marker == A
    assert table[A].coins == 0
    assert table[A].points == 10


def test_ruling_b_a_lost_coin_takes_the_last_point():
    state = position(player(43, coins=0, points=1), player(44), player(45), town=2)
    table = action_of(state, A, 17, -1)
    assert table[A].points == 0
    state = position(player(43, coins=0, points=0), player(44), player(45), town=2)
    assert action_of(state, A, 17, -1)[A].points == 0


def test_case_10_an_emptied_battle_area_leaves_nothing_to_buy():
    state = position(player(1, coins=4), player(2), player(3), battle=2)
    table = action_of(state, A, 15, 1)
    assert table[A].raiders == 2
    assert table.state.battle == 0
    assert table.question() == ""
    assert table[A].coins == 4


def test_case_11_two_raiders_and_two_bought():
    state = position(player(1, coins=4), player(2), player(3), battle=9)
    table = action_of(state, A, 11, 1).act(Purchase(A, 2))
    assert table[A].raiders == 4
    assert table[A].coins == 0
    assert table.state.battle == 5


def test_case_12_five_coins_buy_two_church_discs():
    state = position(player(1, coins=5), player(2), player(3))
    table = action_of(state, A, 16, 1)
    assert max(action.count for action in table.legal(A)) == 2
    table.act(Purchase(A, 2))
    assert table[A].church == 5
    assert table[A].coins == 1


def test_case_13_taken_spaces_are_stepped_down_from():
    state = position(player(1, coins=3), player(2, court=3), player(3, court=2))
    table = action_of(state, A, 17, 1).act(Purchase(A, 0))
    assert table[A].court == 1
    table = action_of(state, A, 17, 1).act(Purchase(A, 1))
    assert table[A].court == 4
    assert table[A].coins == 1


def test_case_14_all_spaces_below_are_taken():
    state = position(player(1, coins=0), player(2, court=1), player(3, court=2), player(4, court=3))
    assert action_of(state, A, 4, 1)[A].court == 0


def test_case_15_steps_past_the_top_are_lost_and_cannot_be_bought():
    state = position(player(1, coins=4, court=8), player(2), player(3))
    table = action_of(state, A, 14, 1)
    assert table[A].court == 9
    assert table.question() == ""
    assert table[A].coins == 4


def test_case_17_points_cannot_pay_an_expansion():
    state = position(player(29, coins=1), player(2), player(3))
    table = action_of(state, A, 2, 0)
    assert table[A].coins == 4
    assert table.question() == ""


def test_case_18_a_town_under_vikings_is_no_base():
    state = position(player(29, coins=9), player(2), player(3), vikings=[29])
    table = action_of(state, A, 20, 0)
    assert table[A].coins == 11
    assert table.question() == ""


def test_case_19_towns_without_roads_are_never_reached_and_never_a_base():
    lonely = (16, 23, 26, 30, 47, 52)
    for town in lonely:
        assert reachable(position(player(town), player(2), player(3)), A) == 0
    everywhere = player(*[town for town in range(1, 54) if town not in lonely])
    assert reachable(position(everywhere, player(), player()), A) == 0


def test_case_20_ruling_a_the_active_town_is_not_offered():
    state = position(player(29, coins=9), player(2), player(3), town=28)
    table = action_of(state, A, 14, 0)
    assert table.question() == "expand"
    assert ExpandTo(A, 28) not in table.legal(A)
    assert table.legal(A) == [ExpandTo(A, 33), Decline(A)]
    with pytest.raises(IllegalAction) as refused:
        table.act(ExpandTo(A, 28))
    assert [reason.key for reason in refused.value.reasons] == ["boru.why.active_town"]


def test_case_20_with_the_option_the_active_town_may_be_taken():
    state = position(player(29, coins=9), player(2), player(3), town=28, expand_into_active_town=True)
    table = action_of(state, A, 14, 0)
    assert ExpandTo(A, 28) in table.legal(A)


def test_case_21_liberating_gives_the_town_back_to_its_disc():
    state = position(player(1, coins=3), player(23), player(3), vikings=[23])
    table = action_of(state, A, 13, 1).act(FreeTown(A, 23))
    assert table.state.vikings == 0
    assert table[B].discs == mask(23)
    assert table[A].coins == 2


def test_case_21_without_vikings_the_coin_is_still_lost():
    table = action_of(position(player(1, coins=3), player(23), player(3)), A, 13, 1)
    assert table[A].coins == 2
    assert table.question() == ""


@pytest.mark.parametrize(("option", "coins"), [(3, 3), (2, 2)])
def test_option_card5_expand_coins(option, coins):
    state = position(player(16, coins=0), player(2), player(3), card5_coins=option)
    assert action_of(state, A, 5, 0)[A].coins == coins


# Marriage ------------------------------------------------------------------------------------------------------------

CONNAUGHT_MATCH, POINTS_MATCH, PRINCESS = 3, 6, 7


def test_case_22_the_winner_gets_two_points_and_a_town_in_connaught():
    state = position(
        player(1, court=6), player(2, court=5), player(3, court=3), player(4, court=0), marriage=CONNAUGHT_MATCH
    )
    table = Table(state).part("marriage")
    assert table.question() == "gain_town"
    assert {action.town for action in table.legal(A)} == {26, 27, 28, 29, 30, 31, 32, 33, 53}
    table.act(PlaceDisc(A, 31)).part("rewards")
    assert table[A].points == 12
    assert table[A].discs == mask(1, 31)
    assert [table[seat].court for seat in (A, B, C, D)] == [0, 5, 3, 0]
    assert [table[seat].coins for seat in (A, B, C, D)] == [3, 5, 4, 3]


def test_case_23_rewards_of_eight_seven_and_one():
    state = position(
        player(1, court=9), player(2, court=8), player(3, court=7), player(4, court=1), marriage=POINTS_MATCH
    )
    table = Table(state).part("marriage", "rewards")
    assert table[A].points == 14
    assert table[A].court == 0
    assert table[C].renown == 2
    assert table[D].coins == 3
    assert table.question() == "gain_town"
    assert table.asked() == (B,)
    assert len(table.legal(B)) == 49


def test_case_25_a_town_reward_without_a_town_is_lost():
    state = position(
        player(1, court=6),
        player(26, 27, 28, 29, 30, 31, 32, 33, 53),
        player(3),
        marriage=CONNAUGHT_MATCH,
    )
    table = Table(state).part("marriage")
    assert table.question() == ""
    assert table[A].points == 12
    assert table[A].marriages == (3,)


def test_case_26_the_princess_spurned_is_four_points_and_no_card():
    state = position(player(1, court=2), player(2), player(3), marriage=PRINCESS)
    table = Table(state).part("marriage").act(TakePrincess(A, "spurn"))
    assert table[A].points == 14
    assert table[A].marriages == ()
    assert table[A].princess == ""


# Battle --------------------------------------------------------------------------------------------------------------


def test_case_27_tied_losers_choose_their_own_towns():
    state = position(
        player(1, 2, raiders=4), player(8, 9, raiders=4), player(17, 18, raiders=2), player(43, 44, raiders=2), battle=3
    )
    table = Table(state).part("incursion")
    assert table.asked() == (C,)
    table.act(YieldTown(C, 18))
    assert table.asked() == (D,)
    table.act(YieldTown(D, 43)).part("spoils")
    assert table.state.vikings == mask(18, 43)
    assert table.state.battle == 0
    assert [table[seat].points for seat in (A, B, C, D)] == [11, 11, 10, 10]
    assert [table[seat].raiders for seat in (A, B, C, D)] == [3, 3, 2, 2]
    assert table[A].renown == 1


def test_case_28_the_sole_leader_picks_the_losers_town_and_takes_the_spoils():
    state = position(
        player(1, 2, raiders=5), player(8, raiders=3), player(17, raiders=3), player(43, 44, raiders=0), battle=1
    )
    table = Table(state).part("incursion")
    assert table.asked() == (A,)
    assert table.legal(A) == [YieldTown(A, 43), YieldTown(A, 44)]
    table.act(YieldTown(A, 44)).part("spoils")
    assert table[A].renown == 2
    assert table[A].points == 12
    assert table[A].raiders == 0
    assert [table[seat].points for seat in (B, C, D)] == [11, 11, 10]
    assert [table[seat].raiders for seat in (B, C, D)] == [2, 2, 0]


def test_case_29_an_empty_battle_area_still_gives_spoils():
    state = position(player(1, raiders=5), player(8, raiders=3), player(17), player(43))
    table = Table(state).part("incursion", "spoils")
    assert table.state.vikings == 0
    assert table[A].renown == 2
    assert table[A].points == 12
    assert table[B].points == 11
    assert table[B].raiders == 2


def test_case_30_nobody_has_raiders_everybody_loses_a_town_of_its_own_choice():
    state = position(player(1, 2), player(8, 9), player(17, 18), player(43, 44), battle=2, marker=C)
    table = Table(state).part("incursion")
    order = []
    for _ in range(4):
        seat = table.asked()[0]
        order.append(seat)
        table.act(table.legal(seat)[0])
    assert order == [C, D, A, B]
    table.part("spoils")
    assert table.state.vikings == mask(1, 8, 17, 43)
    assert [table[seat].points for seat in (A, B, C, D)] == [10, 10, 10, 10]


def test_case_32_the_leader_picks_a_town_of_each_loser():
    state = position(player(1, raiders=3), player(8, 9), player(17, 18), battle=1)
    table = Table(state).part("incursion")
    table.act(YieldTown(A, 9), YieldTown(A, 17)).part("spoils")
    assert table.state.vikings == mask(9, 17)
    assert table[A].points == 12
    assert [table[seat].points for seat in (B, C)] == [10, 10]


def test_case_33_all_level_with_raiders():
    state = position(player(1, 2, raiders=2), player(8, 9, raiders=2), player(17, 18, raiders=2), battle=1)
    table = Table(state).part("incursion")
    for seat in (A, B, C):
        assert table.asked() == (seat,)
        table.act(table.legal(seat)[0])
    table.part("spoils")
    assert [table[seat].points for seat in (A, B, C)] == [11, 11, 11]
    assert [table[seat].raiders for seat in (A, B, C)] == [1, 1, 1]
    assert [table[seat].renown for seat in (A, B, C)] == [1, 1, 1]


def test_ruling_e_a_loser_without_a_town_loses_nothing():
    state = position(player(1, raiders=3), player(8), player(17), battle=1, vikings=[8])
    table = Table(state).part("incursion")
    assert table.state.vikings == mask(8, 17)
    assert table.question() == ""


# Church --------------------------------------------------------------------------------------------------------------


def church(*discs, **rest):
    """The church part with these discs; A has towns 1 and 2, B 8 and 9, C 17 and 18, D 43 and 44."""
    towns = ((1, 2), (8, 9), (17, 18), (43, 44))
    return Table(position(*[player(*towns[i], church=n) for i, n in enumerate(discs)], **rest))


def test_case_34_monastery_marker_and_the_second_reward():
    table = church(5, 3, 3, 1, marker=B).part("church leader")
    assert table.question() == "monastery"
    table.act(Build(A, 2)).part("church second", "church others")
    assert table.state.monasteries == mask(2)
    assert table.state.marker == A
    assert [table[seat].church for seat in (A, B, C, D)] == [0, 2, 2, 1]
    assert [table[seat].points for seat in (A, B, C, D)] == [10, 11, 11, 10]


def test_case_36_the_new_leader_gets_a_point_but_no_second_monastery():
    table = church(4, 5, 0, 0).part("church leader").act(Build(B, 8)).part("church second", "church others")
    assert table.state.monasteries == mask(8)
    assert table.state.marker == B
    assert table[A].points == 11
    assert table[A].church == 3
    assert table.question() == ""


def test_case_37_without_room_for_a_monastery_marker_and_discs_still_move():
    table = church(5, 1, 0, 0, monasteries=[1, 2], marker=D).part("church leader", "church second", "church others")
    assert table.state.monasteries == mask(1, 2)
    assert table.state.marker == A
    assert table[A].church == 0
    assert table[B].points == 11
    assert table[B].church == 0


def test_four_discs_build_a_monastery_and_come_back():
    table = church(4, 4, 6, 0).part("church leader").act(Build(C, 17)).part("church second")
    assert [table[seat].church for seat in (A, B, C)] == [3, 3, 0]
    table = church(6, 6, 0, 0, marker=B).part("church leader", "church second", "church others")
    assert [table[seat].church for seat in (A, B)] == [5, 5]
    assert table.asked() == (B,)
    table.act(Build(B, 9))
    assert table.asked() == (A,)
    table.act(Build(A, 1))
    assert [table[seat].church for seat in (A, B)] == [0, 0]


# Claims and the end --------------------------------------------------------------------------------------------------


def claim(table, region):
    """Who holds a region's token."""
    names = (
        "northern_ui_neill",
        "ulaid",
        "breifne",
        "southern_ui_neill",
        "dubhlinn",
        "connaught",
        "leinster",
        "munster",
    )
    return table.state.claims[names.index(region)]


def test_case_40_a_monastery_counts_twice_for_the_threshold():
    table = Table(position(player(23), player(2), player(3), monasteries=[23])).part("claims")
    assert claim(table, "dubhlinn") == A


def test_case_42_rivals_tied_above_the_holder_ruling_g():
    state = position(player(8), player(9, 10), player(11, 12), claims={"ulaid": A})
    assert claim(Table(state).part("claims"), "ulaid") == A


def test_case_43_vikings_alone_on_top_send_the_token_back():
    state = position(player(8, 9), player(10, 11, 12), player(3), vikings=[10, 11, 12], claims={"ulaid": A})
    assert claim(Table(state).part("claims"), "ulaid") == ON_BOARD


def test_case_43_with_military_support_they_count_for_the_seat():
    state = position(
        player(8, 9),
        player(10, 11, 12, marriages=(7,), princess="military"),
        player(3),
        vikings=[10, 11, 12],
        claims={"ulaid": A},
    )
    assert claim(Table(state).part("claims"), "ulaid") == B


def test_case_45_tied_seats_share_half_the_points_of_a_token_on_the_board():
    state = position(player(26, 27, 28), player(29, 30, 31), player(3), claims={"connaught": ON_BOARD})
    assert [lines(state, seat)["contested"] for seat in (A, B, C)] == [3, 3, 0]


def test_case_46_vikings_tied_with_seats_and_nobody_alone_richest():
    state = position(
        player(1, 2, coins=4),
        player(3, 4, coins=4),
        player(5, 6, coins=3),
        player(coins=3),
        vikings=[5, 6],
        claims={"northern_ui_neill": ON_BOARD},
    )
    assert [lines(state, seat)["contested"] for seat in (A, B, C, D)] == [3, 3, 0, 0]
    assert [lines(state, seat)["coins"] for seat in (A, B, C, D)] == [0, 0, 0, 0]


def test_ruling_h_vikings_alone_on_top_nobody_scores():
    state = position(player(1), player(3), player(5, 6), vikings=[5, 6], claims={"northern_ui_neill": ON_BOARD})
    assert [lines(state, seat)["contested"] for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.parametrize(("princess", "points"), [("", 1), ("trade", 3), ("military", 1)])
def test_case_47_regions_present_and_the_princess(princess, points):
    state = position(player(1, 8, 13, 17, 23, princess=princess), player(26), player(34), vikings=[23])
    assert lines(state, A)["regions"] == points


def test_case_49_ties_by_claim_tokens_then_marriage_cards_then_shared():
    def won(*players, claims):
        state = position(*players, claims=claims, marker=C)
        totals = [score.total for score in scores(state.players, 0, 0, state.claims, C)]
        assert totals[A] == totals[B]
        return winners(state.players, 0, 0, state.claims, C)

    # Two tokens worth 3 + 2 and 20 on the track against one worth 4 and 21.
    assert won(
        player(1, points=20),
        player(3, points=21),
        player(5, points=0),
        claims={"breifne": A, "dubhlinn": A, "ulaid": B},
    ) == (A,)
    assert won(player(1, points=20), player(3, points=20, marriages=(6,)), player(5, points=0), claims={}) == (B,)
    assert won(player(1, points=20), player(3, points=20), player(5, points=0), claims={}) == (A, B)


# Ruling D ------------------------------------------------------------------------------------------------------------


def test_ruling_d_without_a_fitting_town_any_town_and_card_may_be_led_and_nobody_wins():
    red = [town.id for town in _towns() if town.colour == "red"]
    state = position(player(*red, hand=(5, 15)), player(3, hand=(2,)), player(4, hand=(8,)), frames=[Lead(A)])
    blue = next(town.id for town in _towns() if town.colour == "blue" and town.id not in (3, 4))
    table = Table(state).act(LeadTrick(A, blue, 5), PlayCard(B, 2), PlayCard(C, 8))
    assert table.state.winner == -1
    assert table.question() == "choose_action"
    assert table.asked() == (B,)
    assert table.state.marker == A


def test_ruling_d_without_an_empty_town_the_action_phase_ends():
    state = position(
        player(*range(1, 20), hand=(5, 15)),
        player(*range(20, 40), hand=(2, 4)),
        player(*range(40, 54), hand=(8, 9)),
        frames=[EndTrick()],
        marriage=6,
    )
    table = Table(state).run()
    assert [table[seat].hand for seat in (A, B, C)] == [(), (), ()]
    assert table.state.unused == (5, 15, 2, 4, 8, 9)
    # Nobody stands on the marriage track and no raider is there: the last round is over at once.
    assert table.question() == ""


def _towns():
    from vikingtable.rules.boru.tables import TOWNS

    return TOWNS


def test_a_trick_resolves_in_ascending_order_with_the_winner_in_its_place():
    hands = [player(43, hand=(14,)), player(44, hand=(4,)), player(45, hand=(24,))]
    table = Table(position(*hands, frames=[Lead(A)])).act(LeadTrick(A, 5, 14), PlayCard(B, 4))
    assert table.state.frames[-1] == Follow(C)
    table.act(PlayCard(C, 24))
    assert table.asked() == (B,)
    assert table.state.frames[:2] == (EndTrick(), Resolve(1))
    table.act(ChooseOption(B, 1), Purchase(B, 0))
    assert table.state.marker == A
    assert table[A].discs == mask(43, 5)
    assert table.asked() == (C,)
