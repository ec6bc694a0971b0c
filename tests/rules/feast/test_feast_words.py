"""What A Feast for Odin says: what spaces cost and bring, why they are closed, answers and log lines."""

from tests.rules.feast.positions import GAME, do, pick, position, use
from vikingtable.rules.feast.acts import (
    ArmShip,
    BuyShip,
    Fail,
    LayFood,
    Loot,
    PlaceTile,
    PlaceVikings,
    Roll,
    Settle,
    TakeItems,
    UpgradeGood,
)
from vikingtable.rules.feast.happenings import CardDrawn
from vikingtable.rules.feast.spaces import SPACES
from vikingtable.rules.feast.tell import space_text
from vikingtable.texts.message import render


def told(space):
    return [render(line) for line in space_text(space)]


def why(state, action):
    return [render(reason) for reason in GAME.why_not(state, action)]


def answer(state, action):
    return render(GAME.describe_action(state, action))


def log(state, action, script=(), seat=0):
    events = (GAME.event_for(event, seat) for event in GAME.apply(state, action, script).events)
    lines = (GAME.describe_event(event) for event in events if event is not None)
    return [render(line, names=("Astrid", "Bjorn")) for line in lines if line is not None]


def test_spaces_tell_what_they_cost_and_bring():
    assert told("shed") == ["Vikings: 1", "Pay: 2 × wood", "Receive: shed"]
    assert told("whaling_3") == [
        "Vikings: 3",
        "You need: whaling boat",
        "Roll the die: Whaling",
        "Success: oil, skin and bones, whale meat",
        "Failure: wood, spear, Vikings back: 2",
        "Bonus: draw an occupation first.",
    ]
    assert told("milk") == ["Vikings: 1", "Receive for each cattle, 3 times at most: milk"]
    assert told("plunder")[1:3] == ["You need: 2 × longship", "Receive: silver hoard"]
    assert all(len(told(space.id)) >= 2 for space in SPACES)


def test_a_closed_space_says_why():
    state = position(2, 3, me={"silver": 2, "thing": 2})
    assert why(state, PlaceVikings(0, "overseas_1")) == [
        "Needs a knarr.",
        "There is no green good in your supply.",
    ]
    assert why(state, PlaceVikings(0, "emigrate_3")) == [
        "Vikings needed: 3, you have 2.",
        "Needs a knarr or a longship.",
        "Needs 3, you have 2: silver",
    ]
    full = position(me={"wood": 2, "knarrs": 4})
    assert why(full, PlaceVikings(0, "knarr")) == ["No large berth is free."]
    assert why(full, PlaceVikings(0, "fjord")) == ["There is no such space."]
    taken = position(standing={"fish": (1, 1)})
    assert why(taken, PlaceVikings(0, "fish")) == ["The space is occupied."]


def test_a_tile_that_does_not_fit_says_why():
    state = position(me={"oil": 2, "mead": 1, "home": (("oil", 3, 0),)})
    assert why(state, PlaceTile(0, 0, "oil", 5, 0)) == ["Green must not touch green."]
    assert why(state, PlaceTile(0, 0, "mead", 7, 0)) == ["Tiles of this kind are not allowed here."]
    assert why(state, PlaceTile(0, 0, "silk", 7, 0)) == ["There is no such tile in your supply."]


def test_answers_are_commands():
    state = position(1, 3, me={"silver": 20, "ore": 1, "longships": (0,), "mead": 1, "boats": (0,)}, strips=((3, 0),))
    assert answer(state, PlaceVikings(0, "weekly_1")) == "Place Vikings: Weekly market (column 1)"
    assert answer(state, BuyShip(0, "knarr")) == "Buy a ship: knarr (5 silver)"
    assert answer(state, ArmShip(0, "longship", 0)) == "Load ore: longship, number 1"
    assert answer(state, PlaceTile(0, 0, "ore", 3, 0)) == "Place: ore, home board, column 4, row 1"
    asked = use(state, "mtn_4_up2x2")
    assert answer(asked, TakeItems(0, 0, 3)) == "Mountain strip 1: 2 × wood, stone"
    assert answer(asked, UpgradeGood(0, "mead", 2)) == "Upgrade: mead → rune stone"
    rolled = do(use(state, "hunt_1"), Roll(0), script=(3,))
    assert answer(rolled, Roll(0)) == "Roll again"
    assert answer(rolled, Settle(0, 2, 1)) == "Pay: 2 × wood, bow and arrow"
    assert answer(rolled, Fail(0)) == "Declare failure"
    raid = do(use(state, "raid"), Roll(0), script=(8,))
    assert answer(raid, Loot(0, "chest")) == "Loot: chest"
    assert answer(raid, Loot(0, "spices", 1)) == "Loot: spices, paying: stone"
    sale = use(position(me={"knarrs": 1, "silver": 9}), "special_sale")
    assert answer(sale, pick("belt")) == "belt (2 silver)"
    swap = use(state, "emigrate_4")
    assert answer(swap, pick("boat:0")) == "whaling boat (ore: 0)"
    assert answer(state, LayFood(0, "mead", 2, True)) == "Lay lengthwise: mead, space 3"


def test_the_log_tells_a_turn():
    state = position(me={"wood": 2}, occupation_pile=(40,))
    assert log(state, PlaceVikings(0, "longship")) == [
        "Astrid places Vikings: Build a longship",
        "Astrid draws: 40. Master Joiner",
        "Astrid pays: 2 × wood",
        "Astrid builds: longship",
    ]
    assert log(state, PlaceVikings(0, "longship"), seat=1)[1] == "Astrid draws: an occupation"
    rolled = use(position(me={"boats": (1,)}), "whaling_3")
    assert log(rolled, Roll(0), script=(7,)) == ["Astrid rolls: 7, result: 5"]


def test_a_starting_card_is_known_by_its_back():
    assert render(GAME.describe_event(GAME.event_for(CardDrawn(0, 4), 1))) == "Player 1 draws: a starting occupation"
    assert GAME.event_for(CardDrawn(0, 4), 0) == CardDrawn(0, 4)
