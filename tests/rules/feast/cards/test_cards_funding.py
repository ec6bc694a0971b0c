"""Cards that work just before an action may pay for it, also several together; what is needed is not given away."""

from tests.rules.feast.cards.card_case import SKIP, USE, Case, after, go, pick, started
from tests.rules.feast.positions import closed, held, kind, offered, refused
from vikingtable.rules.feast.acts import PlaceTile, TakeItems, UpgradeGood


def cards(*played, **me):
    return {"played": played, **me}


def up(good, steps=1):
    return UpgradeGood(0, good, steps)


#: Wood and stone, the one first on one strip, the other on the other.
WOOD_AND_STONE = {"strips": ((0, 0), (1, 2))}


def test_two_cards_together_open_a_space_that_neither_opens_alone():
    me = {"stone": 1, "wood": 1}
    assert set(closed(started(Case(121, {}, me, fields=WOOD_AND_STONE)), "house_and_ship")) == {"lacks"}
    assert set(closed(started(Case(164, {}, me, fields=WOOD_AND_STONE)), "house_and_ship")) == {"lacks"}
    both = Case(121, {}, cards(121, 164, **me), fields=WOOD_AND_STONE)
    assert closed(started(both), "house_and_ship") == []


def test_the_two_cards_must_bring_what_the_space_lacks():
    case = Case(121, {}, cards(121, 164, stone=1, wood=1), (go("house_and_ship"),), fields=WOOD_AND_STONE)
    asked = after(case)
    assert (kind(asked), offered(asked)) == ("order", {"card:121:0", "card:164:0"})
    # 164 takes stone or ore only: 121 has to take the wood.
    case = Case(
        121,
        {},
        cards(121, 164, stone=1, wood=1),
        (go("house_and_ship"), pick("card:121:0"), USE),
        fields=WOOD_AND_STONE,
    )
    state = after(case)
    assert refused(state, TakeItems(0, 1, 1)) == ["needed"]
    assert refused(state, TakeItems(0, 0, 1)) == []
    done = after(
        Case(
            121,
            {},
            cards(121, 164, stone=1, wood=1),
            (
                go("house_and_ship"),
                pick("card:121:0"),
                USE,
                TakeItems(0, 0, 1),
                USE,
                TakeItems(0, 1, 1),
                pick("stone_house_longship"),
            ),
            fields=WOOD_AND_STONE,
        )
    )
    assert held(done) == {}
    assert done.players[0].longships == (0,)


def test_a_card_that_is_needed_is_not_declined_one_that_is_not_may_be():
    act = (go("house_and_ship"), pick("card:164:0"))
    state = after(Case(121, {}, cards(121, 164, stone=1, wood=1), act, fields=WOOD_AND_STONE))
    assert refused(state, SKIP) == ["must"]
    # With two cards of which one is enough the first may be declined, the second then not.
    enough = Case(113, {}, cards(113, 103), (go("forge"),), fields={"strips": ((0, 3),)})
    state = after(enough)
    assert kind(state) == "effect"
    assert refused(state, SKIP) == []
    state = after(Case(113, {}, cards(113, 103), (go("forge"), SKIP), fields={"strips": ((0, 3),)}))
    assert refused(state, SKIP) == ["must"]


def test_one_upgrade_makes_the_good_that_another_card_may_upgrade():
    # Grain, one step to salt meat, one more by card 36 to linen, which is green.
    me = {"silver": 1, "grain": 1, "knarrs": 1}
    for alone in (36, 37):
        assert closed(started(Case(alone, {}, me)), "overseas_1") == ["no_green"]
    state = after(Case(36, {}, cards(36, 37, **me), (go("overseas_1"),)))
    assert offered(state) == {"card:37:0"}  # 36 first would find nothing
    act = (go("overseas_1"), pick("card:37:0"), USE, up("grain"), USE, up("salt_meat"), up("linen"))
    assert held(after(Case(36, {}, cards(36, 37, **me), act))) == {"silk": 1}


def test_silver_that_a_card_pays_for_the_stone_that_another_takes():
    # Card 164 takes the stone, card 6 pays 1 silver for it: the third for sheep and cattle.
    me = {"silver": 2}
    fields = {"strips": ((0, 2),)}
    assert closed(started(Case(164, {}, me, fields=fields)), "sheep_and_cattle") == ["lacks"]
    act = (go("sheep_and_cattle"), USE, TakeItems(0, 0, 1))
    assert held(after(Case(164, {}, cards(164, 6, **me), act, fields=fields))) == {"stone": 1, "sheep": 1, "cattle": 1}


def test_the_silver_of_the_action_is_not_spent_before_it():
    # Card 88 asks for 1 silver a good, the trade for 1 silver.
    me = {"milk": 1, "oil": 1, "knarrs": 1}
    state = after(Case(88, {}, {"silver": 2, **me}, (go("overseas_1"), USE)))
    assert refused(state, up("milk")) == []
    state = after(Case(88, {}, {"silver": 1, **me}, (go("overseas_1"),)))
    assert kind(state) == "improve"  # not asked: the trade itself follows
    assert held(state) == {"milk": 1, "oil": 1}
    # A second good may be moved, but not for the silver of the trade.
    me = {"milk": 2, "oil": 1, "knarrs": 2}
    state = after(Case(88, {}, {"silver": 2, **me}, (go("overseas_1"), USE, up("milk"))))
    assert refused(state, up("milk")) == ["needed"]
    assert refused(state, PlaceTile(0, 0, "silver", 0, 11, 0, False)) == ["needed"]
    assert refused(state, SKIP) == []
    state = after(Case(88, {}, {"silver": 3, **me}, (go("overseas_1"), USE, up("milk"))))
    assert refused(state, up("milk")) == []


def test_what_the_action_needs_is_not_laid_while_its_cards_wait():
    me = {"silver": 1, "oil": 1, "peas": 1, "mead": 1, "knarrs": 1}
    state = after(Case(36, {}, cards(37, 149, **me), (go("overseas_1"),)))
    assert kind(state) in ("effect", "order")
    assert refused(state, PlaceTile(0, 0, "silver", 0, 11, 0, False)) == ["needed"]


def test_where_the_space_is_payable_anyway_nothing_is_compulsory():
    me = {"stone": 2, "wood": 2}
    state = after(Case(121, {}, cards(121, 164, **me), (go("house_and_ship"),), fields=WOOD_AND_STONE))
    assert offered(state) == {"card:121:0", "card:164:0"}
    state = after(
        Case(
            121,
            {},
            cards(121, 164, **me),
            (go("house_and_ship"), pick("card:164:0"), SKIP, SKIP, pick("long_house_knarr")),
            fields=WOOD_AND_STONE,
        )
    )
    assert state.players[0].knarrs == 1


def test_once_a_card_has_upgraded_the_trade_still_costs_its_silver():
    # Card 37 has upgraded, nothing green is left: cards 36 and 88 may work too, and 1 silver has to stay.
    me = {"silver": 1, "peas": 1, "salt_meat": 1, "stockfish": 1, "knarrs": 1}
    act = (go("overseas_1"), pick("card:37:0"), USE, up("peas"))
    state = after(Case(37, {}, cards(37, 36, 88, **{**me, "silver": 2}), act))
    assert kind(state) == "order"
    assert offered(state) == {"card:36:0", "card:88:0"}
    assert refused(state, PlaceTile(0, 0, "silver", 0, 11, 0, False)) == []
    state = after(Case(37, {}, cards(37, 36, 88, **me), act))
    assert refused(state, PlaceTile(0, 0, "silver", 0, 11, 0, False)) == ["needed"]
