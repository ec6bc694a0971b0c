"""Best fit for what a player holds: on one board and on several, legal in its order, within what may be used."""

from collections import Counter

from attrs import evolve

from vikingtable.bots.feast_fit import Gains, Plan, Wish, boards_of, gains, plans, weights
from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.items import ITEM, SILVER
from vikingtable.rules.feast.state import FeastState, Site
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game

FEAST = game("feast")


def holding(*kinds: str, **amounts: int) -> FeastState:
    """A new solo game in which the player has these boards besides the home board, and these items alone."""
    state: FeastState = FEAST.new(Setup(1, seed=1)).state
    supply = [0] * len(state.players[0].supply)
    for item, amount in amounts.items():
        supply[ITEM[item]] = amount
    sites = (state.players[0].sites[0], *(Site(kind, state.rules.area(kind).empty) for kind in kinds))
    player = evolve(state.players[0], supply=tuple(supply), sites=sites)
    return evolve(state, players=(player,))


def last(state: FeastState, wish: Wish | None = None, most: int = 400) -> Plan:
    """The plan after so many of them, or when the search is over."""
    found = Plan()
    for number, plan in enumerate(plans(state, 0, wish or Wish(), lambda: False)):
        found = plan
        if number >= most:
            break
    return found


def laid(state: FeastState, plan: Plan) -> FeastState:
    """The position after the plan's moves, each of them legal when it is made."""
    for tile in plan.laid:
        assert FEAST.why_not(state, tile) == ()
        state = FEAST.apply(state, tile).state
    return state


def test_an_income_and_a_bonus_are_worth_what_is_still_paid() -> None:
    state = holding()
    assert state.rules.rounds == 7
    assert weights(state) == (7, 12)
    assert weights(evolve(state, round=7)) == (1, 0)
    assert weights(evolve(state, round=6, phase=8)) == (1, 2)
    assert weights(evolve(state, round=7, phase=8)) == (0, 0)


def test_where_the_last_income_is_paid_and_scored_it_counts_once_more() -> None:
    state = FEAST.new(Setup(1, 4, (("final_income", "paid_and_scored"),))).state
    assert weights(evolve(state, round=7)) == (2, 0)
    assert weights(evolve(state, round=7, phase=9)) == (1, 0)


def test_a_single_rune_stone_goes_where_the_first_income_is() -> None:
    state = holding(runestone=1)
    plan = last(state)
    assert plan.proven
    assert plan.gain == 7
    (tile,) = plan.laid
    assert (tile.site, tile.piece) == (0, "runestone")
    assert gains(state, 0, plan.laid) == Gains(0, 1, 0, ())
    assert laid(state, plan).players[0].supply == (0,) * len(state.players[0].supply)


def test_nothing_in_hand_is_no_plan() -> None:
    plan = last(holding())
    assert plan == Plan(proven=True)
    assert boards_of(holding(), 0) == ()


def test_green_tiles_are_kept_apart_and_the_order_is_legal() -> None:
    state = holding(oil=2, hide=2, wool=1, silverware=2, chest=2, silk=1, ore=3)
    plan = last(state)
    after = laid(state, plan)
    income = state.rules.area("home").income(after.players[0].sites[0].board)
    brought = gains(state, 0, plan.laid)
    assert (brought.income, brought.income_after) == (0, income)
    assert plan.gain == 7 * income + brought.minus_covered + 12 * len(brought.bonuses)


def test_boards_share_the_tiles_and_no_tile_is_used_twice() -> None:
    state = holding("shetland", "long_house", oil=1, silverware=2, chest=2, runestone=2, peas=2, mead=2, silver=2)
    assert boards_of(state, 0) == (0, 1, 2)
    plan = last(state, most=8)
    used = Counter(tile.piece for tile in plan.laid)
    assert all(used[item] <= state.players[0].supply[ITEM[item]] for item in used)
    assert len({tile.site for tile in plan.laid}) > 1
    laid(state, plan)
    alone = max(last(state, Wish(sites=(site,)), most=8).gain for site in (0, 1, 2))
    assert plan.gain > alone


def test_only_what_may_be_used_is_used() -> None:
    state = holding("stone_house", peas=2, beans=2, silver=4, ore=2, runestone=1)
    assert {tile.piece for tile in last(state, Wish(silver=0, ore=False, food=False)).laid} == {"runestone"}
    only_house = last(state, Wish(sites=(1,)))
    assert {tile.site for tile in only_house.laid} == {1}
    assert {"peas", "beans"} & {tile.piece for tile in only_house.laid}
    few = last(state, Wish(silver=1))
    assert sum(tile.piece == "silver" for tile in few.laid) <= 1


def test_the_same_question_gets_the_same_plans() -> None:
    state = holding("shetland", oil=2, chest=2, silverware=2, silver=3)
    assert [last(state, most=12) for _ in range(2)] == [last(state, most=12)] * 2


def test_a_search_that_is_stopped_keeps_what_it_has() -> None:
    state = holding("shetland", "long_house", oil=2, chest=3, silverware=3, silk=2, robe=1, peas=2)
    asked = 0

    def should_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 30

    found = list(plans(state, 0, Wish(), should_stop))
    assert found
    laid(state, found[-1])


def test_a_plan_travels_as_plain_data_and_back() -> None:
    plan = Plan((PlaceTile(0, 1, "oil", 2, 3, 1, True),), 9, True)
    assert Plan.from_plain(plan.to_plain()) == plan
    wish = Wish((0, 2), 3, False, True)
    assert Wish.from_plain(wish.to_plain()) == wish
    assert Wish.from_plain(Wish().to_plain()) == Wish()


def test_silver_is_a_point_so_it_fills_only_what_brings_more() -> None:
    state = holding(silver=3)
    assert state.players[0].supply[SILVER] == 3
    plan = last(state)
    brought = gains(state, 0, plan.laid)
    paid = len(plan.laid)
    assert plan.gain == 7 * brought.income_after + brought.minus_covered + 12 * len(brought.bonuses) - paid
    assert plan.gain > 0
