"""What occupations do at any own decision (blue)."""

from vikingtable.rules.feast.card_ops import PayWeapons, TakeSpecial, Tell, Unload, WoodInHouses
from vikingtable.rules.feast.items import BY_COLOUR, WEAPONS, Bag, bag
from vikingtable.rules.feast.program import (
    Choose,
    Effect,
    Gain,
    GainShip,
    Improve,
    Op,
    Option,
    Pay,
    PlayCards,
)


def _any(*ops: Op) -> Effect:
    return Effect("anytime", ops, optional=True)


def _trade(cost: Bag, gain: Bag) -> Effect:
    return _any(Pay(cost), Gain(gain))


def _two_weapons() -> tuple[Option, ...]:
    found = []
    for first, one in enumerate(WEAPONS):
        found.append(Option(f"{one}_2", (Pay(bag(**{one: 2})),)))
        found += [Option(f"{one}_{other}", (Pay(bag(**{one: 1, other: 1})),)) for other in WEAPONS[first + 1 :]]
    return tuple(found)


_CATTLE = Choose((Option("cattle", (Pay(bag(cattle=1)),)), Option("pregnant_cattle", (Pay(bag(pregnant_cattle=1)),))))

ANYTIME: dict[int, tuple[Effect, ...]] = {
    39: (_any(Unload()),),
    40: (Effect("place:wood:rule", (WoodInHouses(),)),),
    44: (_trade(bag(hide=1, wool=1, linen=1), bag(clothing=1, silver=3)),),
    45: (_trade(bag(wood=1, silver=6), bag(treasure_chest=1)),),
    46: (
        _any(
            Choose((Option("wool", (Pay(bag(wood=3, wool=1)),)), Option("linen", (Pay(bag(wood=3, linen=1)),)))),
            GainShip("longship", built=False),
        ),
    ),
    47: (_trade(bag(salt_meat=1), bag(hide=1)),),
    48: (_any(_CATTLE, Gain(bag(jewelry=1))),),
    49: (
        _any(
            _CATTLE,
            Tell("phase:harvest:during"),
            Gain(bag(peas=1, flax=1, beans=1, grain=1, cabbage=1)),
            Tell("phase:harvest:after"),
        ),
    ),
    50: (_trade(bag(runestone=1), bag(hide=1)),),
    51: (
        _any(
            Pay(bag(runestone=1)),
            Gain(bag(silver=1)),
            Choose((Option("milk", (Gain(bag(milk=1)),)), Option("cabbage", (Gain(bag(cabbage=1)),)))),
        ),
    ),
    52: (_any(Pay(bag(silver=1)), PlayCards(1, 1)),),
    53: (_any(Pay(bag(silver=1)), Improve(goods=1, kinds=BY_COLOUR["orange"])),),
    54: (
        _any(
            Pay(bag(silverware=1)),
            Choose((Option("silk", (Gain(bag(silk=1)),)), Option("chest", (Gain(bag(chest=1)),)))),
        ),
    ),
    55: (_trade(bag(chest=1, silver=3), bag(treasure_chest=1)),),
    56: (_any(PayWeapons(_two_weapons(), count=2), Gain(bag(ore=1))),),
    57: (_trade(bag(beans=2), bag(peas=1, mead=1, stockfish=1)),),
    58: (_trade(bag(flax=2), bag(oil=3)),),
    59: (_trade(bag(flax=2, silver=1), bag(linen=2)),),
    187: (
        Effect(
            "action:viking_action:during",
            (Pay(bag(flax=2)), TakeSpecial("belt")),
            optional=True,
            limit="per_action",
        ),
        _trade(bag(flax=3), bag(treasure_chest=1)),
    ),
}
