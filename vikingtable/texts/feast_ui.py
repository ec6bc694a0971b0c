"""Texts of the room `feast_ui`: what the table of A Feast for Odin says of places, goods and ghosts, and its guide."""

from vikingtable.texts import Plural, Text

TEXTS: dict[str, Text] = {
    "feast_ui.table": "Table of A Feast for Odin",
    "feast_ui.vikings": Plural("%n Viking", "%n Vikings"),
    "feast_ui.points": "Points: %1",
    # Action spaces
    "feast_ui.space.name": "%1 (%2)",
    "feast_ui.space.imitate": "Does what a space of this column does on which another player stands.",
    "feast_ui.space.nothing_to_imitate": "No space of this column can be imitated now.",
    "feast_ui.space.stands": "Here stands: %1, Vikings: %2",
    "feast_ui.space.blocked": "Vikings of the last round still block it.",
    "feast_ui.space.closed": "Closed: %1",
    "feast_ui.group.build": "Houses and ships",
    "feast_ui.group.hunt": "Hunting",
    "feast_ui.group.livestock": "Livestock market",
    "feast_ui.group.weekly": "Weekly market",
    "feast_ui.group.products": "Products",
    "feast_ui.group.craft": "Crafting",
    "feast_ui.group.mountain": "Mountains and trade",
    "feast_ui.group.sail": "Sailing",
    "feast_ui.group.people": "Emigration and occupations",
    # Goods and other things on the table
    "feast_ui.colour.orange": "orange",
    "feast_ui.colour.red": "red",
    "feast_ui.colour.green": "green",
    "feast_ui.colour.blue": "blue",
    "feast_ui.good.size": "Colour: %1, size: %2 × %3",
    "feast_ui.good.upgrade": "Upgrade: %1",
    "feast_ui.good.food": "Feeds Vikings at the feast; lies in houses, not on the home board.",
    "feast_ui.good.board": "Lies on the home board, on exploration boards and in houses.",
    "feast_ui.resource.silver": "Pays, covers a cell of any board, fills a banquet space; a point in hand at the end.",
    "feast_ui.resource.wood": "For houses, ships and hunting.",
    "feast_ui.resource.stone": "For houses, crafting, raids.",
    "feast_ui.resource.ore": "For the forge and for arming ships; covers a cell of the home board or an island.",
    "feast_ui.resource.bow_and_arrow": "Weapon card for hunting.",
    "feast_ui.resource.snare": "Weapon card for laying a snare.",
    "feast_ui.resource.spear": "Weapon card for whaling.",
    "feast_ui.resource.long_sword": "Weapon card for raiding and pillaging.",
    "feast_ui.item.counted": "%1: %2",
    "feast_ui.special.swords": "Sword value: %1",
    "feast_ui.special.price": "Price in silver: %1",
    "feast_ui.special.forge": "Can be forged.",
    "feast_ui.special.gone": "No longer in the stock.",
    "feast_ui.stock": "In stock: %1",
    "feast_ui.strip.name": "Mountain strip %1: %2",
    "feast_ui.strip.take": "Taking up to here brings: %1",
    "feast_ui.island.space": "Claimed by the exploration space of column %1.",
    "feast_ui.island.silver": "Silver on it: %1",
    "feast_ui.island.owner": "Owner: %1",
    "feast_ui.tab.silver": "Silver: %1",
    "feast_ui.tab.vikings": "Vikings left: %1",
    "feast_ui.tab.income": "Income: %1",
    "feast_ui.tab.cards": "Occupations in hand: %1, played: %2",
    "feast_ui.berth.small": "Free small berth",
    "feast_ui.berth.large": "Free large berth",
    "feast_ui.berth.price": "Buy a ship: %1, silver: %2",
    "feast_ui.ship.ore": "Ore on board: %1",
    "feast_ui.banquet.name": "Banquet space %1",
    "feast_ui.banquet.fill": "To be filled at the feast.",
    "feast_ui.banquet.viking": "A Viking of a later round still stands here.",
    "feast_ui.emigrated": "Emigrated: %1",
    "feast_ui.thing.name": "Thing square",
    "feast_ui.thing.vikings": Plural("%n Viking is left to place.", "%n Vikings are left to place."),
    "feast_ui.thing.penalties": Plural("%n Thing penalty, −3 points.", "%n Thing penalties, −3 points each."),
    "feast_ui.slot": "Free slot: %1",
    "feast_ui.slot.when": "Slots are filled at the end of the game.",
    "feast_ui.site.income": "Income: %1",
    "feast_ui.site.minus": Plural("%n minus point is open.", "%n minus points are open."),
    "feast_ui.round": "Round %1 of %2",
    "feast_ui.die": "Die",
    "feast_ui.card.y": "Yellow: works once, when it is played.",
    "feast_ui.card.b": "Blue: works at any time.",
    "feast_ui.card.r": "Red: works each time its condition is met.",
    "feast_ui.card.g": "Green: works once, as soon as its condition holds.",
    # In hand
    "feast_ui.hand.tile": "In hand: %1",
    "feast_ui.hand.how": "Drag it to a board. R turns, F mirrors, W shows where it can go, Esc puts it back.",
    "feast_ui.hand.rotate": "Turn",
    "feast_ui.hand.mirror": "Mirror",
    "feast_ui.hand.where": "Where can it go?",
    "feast_ui.hand.place": "Place",
    "feast_ui.hand.put_back": "Put back",
    "feast_ui.hand.take_back": "Take back to the supply",
    "feast_ui.hand.spots": "Places as it lies: %1, turned or mirrored too: %2",
    "feast_ui.ghost.site": "%1, %2, column %3, row %4",
    "feast_ui.ghost.banquet": "%1, banquet space %2",
    "feast_ui.ghost.legal": "Possible: %1",
    "feast_ui.ghost.illegal": "Not possible: %1",
    "feast_ui.lift.kept": "This tile cannot be taken back any more.",
    # Feast
    "feast_ui.feast.full": "The table is full: no penalty.",
    "feast_ui.feast.penalties": Plural("%n penalty would be left.", "%n penalties would be left."),
    "feast_ui.feast.fill": "Fill it well",
    "feast_ui.feast.fill.tip": (
        "Shows food that leaves few spaces open and spares what is worth most; choose it again to lay it."
    ),
    "feast_ui.feast.nothing": "There is no food that can be laid.",
    # Bar
    "feast_ui.other_board": "These are the boards of: %1",
    "feast_ui.veil": "Hand of %1: click to show it.",
    # Players' table
    "feast_ui.column.vikings": "Vikings left to place",
    # Keys
    "feast_ui.keys.place": "Place a good",
    "feast_ui.keys.turn": "Turn the tile in hand",
    "feast_ui.keys.mirror": "Mirror the tile in hand",
    "feast_ui.keys.where": "Show where it can go",
    "feast_ui.keys.next": "Next part of the table, or next board",
    "feast_ui.keys.back": "Put back what is in hand",
    # Guide
    "feast_ui.guide": "Guide for the first round",
    "feast_ui.guide.next": "Next",
    "feast_ui.guide.close": "Close the guide",
    "feast_ui.guide.step": "Step %1 of %2",
    "feast_ui.guide.welcome": (
        "Left is the action board, right your home board. Each round you place Vikings on spaces; the dots at the left "
        "edge of a space say how many it takes. Spaces that glow are open to you now."
    ),
    "feast_ui.guide.place": (
        "A good beginning: the weekly market or the mountain. Click a space, or drag Vikings there from the Thing "
        "square. Point at a space to read what it costs and brings."
    ),
    "feast_ui.guide.strip": "Wood, stone, ore and silver come from the mountain strips: always from the left.",
    "feast_ui.guide.goods": (
        "Your goods lie here. Orange and red goods feed your Vikings at the feast; green and blue ones cover your home "
        "board. Drag them there at any time; upgrade spaces turn orange to red, red to green, green to blue."
    ),
    "feast_ui.guide.board": (
        "Every open cell with −1 costs a point at the end. Cover cells from the lower left along the diagonal: the "
        "lowest number you still see is the silver you earn each round. Covering all cells around a symbol brings its "
        "good each round."
    ),
    "feast_ui.guide.feast": (
        "At the end of the round all open banquet spaces want food. Each space left open is a Thing penalty, three "
        "points less. The button “Fill it well” helps."
    ),
    "feast_ui.guide.rest": (
        "Ships, houses, exploration boards and occupations bring further points. Everything explains itself when you "
        "point at it, and F1 opens the rules. Have fun!"
    ),
}

NOTES: dict[str, str] = {
    "feast_ui.space.name": "%1 is an action space, %2 the number of Vikings it takes.",
    "feast_ui.space.stands": "%1 is a player's name.",
    "feast_ui.good.upgrade": "%1 is what the good becomes.",
    "feast_ui.item.counted": "%1 good, %2 how many of it.",
    "feast_ui.strip.name": "%1 number of the strip, %2 wood, stone, ore or silver.",
    "feast_ui.ghost.site": "%1 good, %2 board.",
    "feast_ui.ghost.legal": "%1 is what it would change.",
    "feast_ui.ghost.illegal": "%1 are the reasons.",
    "feast_ui.veil": "%1 is a player's name.",
}
