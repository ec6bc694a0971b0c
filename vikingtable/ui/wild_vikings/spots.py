"""The places on the table that the cursor can stand on, and what is said of them."""

from collections.abc import Callable, Hashable, Iterator

from attrs import frozen

from vikingtable.rules.state import NOBODY
from vikingtable.rules.wild_vikings import words
from vikingtable.rules.wild_vikings.pieces import CARD_NAMES, UNKNOWN, Cards
from vikingtable.texts.message import Message, msg
from vikingtable.ui.boardview import Spot
from vikingtable.ui.i18n import tr
from vikingtable.ui.wild_vikings.bidding import Bidding
from vikingtable.ui.wild_vikings.display import Display, Plank
from vikingtable.ui.wild_vikings.scene import HarbourScene, ship_outline

DIE, SUPPLY, RULES, PLANK, DECK, DISCARD, END = "die", "supply", "rules", "plank", "deck", "discard", "end"
BID, MORE, LESS, PASS = "bid", "more", "less", "pass"


def ship_spot(ship: int) -> Hashable:
    """Id of a ship's place."""
    return ("ship", ship)


def seat_spot(seat: int) -> Hashable:
    """Id of a player's plate."""
    return ("seat", seat)


def card_spot(kind: int, at: int) -> Hashable:
    """Id of a card in hand."""
    return ("card", kind, at)


@frozen
class Asked:
    """What the spots are made from: the scene as it is, what can be done, and how to word things."""

    scene: HarbourScene
    display: Display
    bidding: Bidding
    say: Callable[[Message], str]
    rules: tuple[str, ...]


def spots_of(asked: Asked) -> list[Spot]:
    """All places in reading order: players, harbour, auction, hand, what can be done."""
    return [*_seats(asked), *_harbour(asked), *_front(asked)]


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _seats(asked: Asked) -> Iterator[Spot]:
    scene = asked.scene
    front = scene.people.front
    for place in range(1, scene.seats):
        seat = (front + place) % scene.seats
        yield _seat(asked, seat)
    if asked.rules:
        yield Spot(RULES, scene.layout.rules, tr("wild_vikings.ui.rules"), "\n".join(asked.rules), enabled=False)


def _seat(asked: Asked, seat: int) -> Spot:
    scene, display = asked.scene, asked.display
    treasures = display.treasures[seat]
    open_hand = scene.people.open_hands and seat != scene.people.front
    known = display.hands[seat] if open_hand else display.public[seat]
    cards = ""
    if any(known):
        key = "hand" if open_hand else "known"
        cards = tr(f"wild_vikings.ui.seat.{key}", words.card_list(known))
    text = _sentences(
        tr("wild_vikings.ui.seat.to_decide") if seat == scene.active else "",
        tr("wild_vikings.ui.seat.treasures_hidden")
        if treasures == UNKNOWN
        else tr("wild_vikings.ui.seat.treasures", n=treasures),
        tr("wild_vikings.ui.seat.cards", n=display.hand_size(seat)),
        cards,
    )
    return Spot(seat_spot(seat), scene.plate(seat).rect, scene.people.names[seat], text, enabled=False)


def _harbour(asked: Asked) -> Iterator[Spot]:
    scene, display = asked.scene, asked.display
    choosing = scene.offered.kind == "ship"
    for place, ship in enumerate(display.row):
        text = _sentences(
            tr("wild_vikings.ui.ship.front") if place == 0 else "",
            tr("wild_vikings.ui.ship.aboard", n=display.cargo[ship]),
            tr("wild_vikings.ui.ship.load") if choosing else "",
        )
        name = tr("wild_vikings.ui.ship", place + 1, words.ship_name(ship))
        rect = ship_outline(scene.ships[ship]).boundingRect()
        if choosing:
            rect = scene.layout.berths[place]
        yield Spot(ship_spot(ship), rect, name, text, enabled=choosing)
    supply = tr("wild_vikings.ui.supply.left", n=display.supply)
    if not display.supply:
        supply = tr("wild_vikings.ui.supply.empty")
    island = scene.layout.island.united(scene.supply.rect)
    yield Spot(SUPPLY, island, tr("wild_vikings.ui.supply"), supply, enabled=False)
    if display.over:
        yield Spot(END, scene.end.rect, tr("wild_vikings.ui.end"), "\n".join(scene.end.lines()), enabled=False)
    elif display.plank is not None:
        yield _plank(asked, display.plank)


def _plank(asked: Asked, plank: Plank) -> Spot:
    names = asked.scene.people.names
    lines = []
    for seat, cards in plank.answers:
        if cards is None:
            fact = tr(f"wild_vikings.ui.plank.{'asked' if seat == plank.asked else 'waiting'}")
        elif any(cards):
            fact = asked.say(words.card_list(cards))
        else:
            fact = tr("wild_vikings.ui.plank.passed")
        lines.append(tr("app.log.line", names[seat], fact))
    if plank.result:
        lines.append(asked.scene.plank.result_text())
    elif plank.leader != NOBODY:
        lines.append(tr("wild_vikings.ui.plank.leads", names[plank.leader]))
    name = asked.say(msg("wild_vikings.event.auction", words.ship_name(plank.ship), plank.treasures))
    return Spot(PLANK, asked.scene.layout.plank, name, "\n".join(lines), enabled=False)


def _front(asked: Asked) -> Iterator[Spot]:
    scene, display = asked.scene, asked.display
    yield _seat(asked, scene.people.front)
    yield from _hand(asked)
    if scene.offered.kind == "bid":
        yield from _bid(asked)
    else:
        rolled = tr("wild_vikings.ui.die.none")
        if display.face:
            rolled = scene.caption.text if scene.offered.kind != "roll" else ""
        can = scene.offered.kind == "roll"
        text = _sentences(tr("wild_vikings.ui.die.roll") if can else rolled)
        yield Spot(DIE, scene.layout.die, tr("wild_vikings.ui.die"), text, enabled=can)
    yield Spot(
        DECK,
        scene.layout.deck.adjusted(-4, -8, 4, 12),
        tr("wild_vikings.ui.deck"),
        _sentences(tr("wild_vikings.ui.pile.cards", n=display.deck), tr("wild_vikings.ui.pile.reshuffle")),
        enabled=False,
    )
    size = sum(display.discard)
    content = tr("wild_vikings.ui.pile.list", words.card_list(display.discard)) if size else ""
    yield Spot(
        DISCARD,
        scene.layout.discard.adjusted(-4, -8, 4, 12),
        tr("wild_vikings.ui.discard"),
        _sentences(tr("wild_vikings.ui.pile.cards", n=size), content),
        enabled=False,
    )


def _hand(asked: Asked) -> Iterator[Spot]:
    scene, bidding = asked.scene, asked.bidding
    bids = scene.offered.kind == "bid"
    cards: Cards = scene.hand.cards
    for place in scene.hand.places():
        kind, at = place.card
        rect = scene.hand.spot_of(place)
        if kind < 0:
            yield Spot(card_spot(kind, at), rect, tr("wild_vikings.ui.card.hidden"), enabled=False)
            continue
        name = tr("wild_vikings.ui.card", msg(f"wild_vikings.card.{CARD_NAMES[kind]}"), at + 1, cards[kind])
        text = ""
        usable = bids and kind in bidding.usable
        if usable:
            key = "take_back" if place.card in bidding.chosen else "add"
            text = _sentences(tr(f"wild_vikings.ui.card.{key}"), scene.offered.note)
        elif bids:
            text = tr("wild_vikings.illegal.wrong_colour", words.ship_name(bidding.ship))
        yield Spot(card_spot(kind, at), rect, name, text, enabled=usable)


def _bid(asked: Asked) -> Iterator[Spot]:
    scene, bidding = asked.scene, asked.bidding
    layout, offer = scene.layout, scene.offered
    chosen = asked.say(words.card_list(bidding.cards)) if bidding.size else ""
    yield Spot(
        LESS,
        layout.less,
        tr("wild_vikings.ui.bid.less"),
        offer.note if offer.can_take_back else tr("wild_vikings.ui.bid.no_less"),
        enabled=offer.can_take_back,
    )
    yield Spot(BID, layout.bid, _named(offer.bid_text, chosen), offer.note, enabled=offer.can_bid)
    yield Spot(
        MORE,
        layout.more,
        tr("wild_vikings.ui.bid.more"),
        offer.note if offer.can_add else tr("wild_vikings.ui.bid.no_more"),
        enabled=offer.can_add,
    )
    yield Spot(PASS, layout.passing, offer.pass_text)


def _named(text: str, chosen: str) -> str:
    return tr("app.log.line", text, chosen) if chosen else text
