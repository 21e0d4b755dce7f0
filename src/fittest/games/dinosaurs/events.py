"""What happened, in words."""

from typing import Final

from fittest.games.dinosaurs.board import NO_CELL, cell_name
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.codes import NO_TARGET
from fittest.games.dinosaurs.ids import GENE_NAMES, NOBODY, TERRAIN_NAMES, ZONE_NAMES
from fittest.kernel.event import PUBLIC, Event
from fittest.kernel.message import Message

TURN_BEGAN: Final = 0
ROLLED_OFF: Final = 1
ORDERED: Final = 2
PLAYED: Final = 3
HELD: Final = 4
CLIMATE_ROLLED: Final = 5
SKY_ROLLED: Final = 6
CLIMATE_MOVED: Final = 7
MOVED: Final = 8
FOUGHT: Final = 9
STOPPED: Final = 10
BORN: Final = 11
BROOD_DONE: Final = 12
DIED: Final = 13
SCORED: Final = 14
METEOR_RESTS: Final = 15
METEOR_MOVED: Final = 16
METEOR_ROLLED: Final = 17
LAID: Final = 18
BADE: Final = 19
DECLINED: Final = 20
BOUGHT: Final = 21
DREW: Final = 22
RETURNED: Final = 23
ENDED: Final = 24
STARTED: Final = 25


def player(seat: int) -> str:
    return f"P{seat + 1}"


def gene_label(gene: int) -> str:
    return f"@dino-gene-{GENE_NAMES[gene]}"


def players_of(seats: list[int]) -> list[str]:
    return [player(seat) for seat in seats]


def tell(event: Event, seat: int | None) -> Message | None:
    """An event for `seat`, None being a spectator; the kind of a drawn card is its owner's secret."""
    kind = event.kind
    args = event.seen_by(PUBLIC if seat is None else seat)
    if kind == DREW:
        return tell_draw(args)
    if kind in (PLAYED, HELD):
        return tell_card(kind, args)
    if kind <= CLIMATE_MOVED:
        return tell_opening(kind, args)
    if kind <= SCORED:
        return tell_herds(kind, args)
    if kind <= METEOR_ROLLED:
        return tell_meteor(kind, args)
    if kind in (ENDED, STARTED):
        return tell_frame(kind, args)
    return tell_auction(kind, args)


def tell_draw(args: list[int]) -> Message:
    if args[1] == 0:
        return Message("event-dino-no-card-left", {"player": player(args[0])})
    if len(args) > 2:
        return Message("event-dino-drew-known", {"player": player(args[0]), "card": CARDS[args[2]].label})
    return Message("event-dino-drew", {"player": player(args[0])})


def tell_card(kind: int, args: list[int]) -> Message:
    who = player(args[0])
    if kind == HELD:
        return Message("event-dino-held", {"player": who})
    card = CARDS[args[1]].label
    if args[3] != NO_CELL:
        place = cell_name(args[3])
        return Message(
            "event-dino-played-hex", {"player": who, "card": card, "target": player(args[2]), "hex": place}
        )
    if args[2] != NO_TARGET:
        return Message("event-dino-played-target", {"player": who, "card": card, "target": player(args[2])})
    return Message("event-dino-played", {"player": who, "card": card})


def tell_opening(kind: int, args: list[int]) -> Message:
    if kind == TURN_BEGAN:
        return Message("event-dino-turn", {"turn": args[0]})
    if kind == ROLLED_OFF:
        rolls = [f"{player(args[i])} – {args[i + 1]}" for i in range(0, len(args), 2)]
        return Message("event-dino-rolled-off", {"rolls": rolls})
    if kind == ORDERED:
        return Message("event-dino-order", {"players": players_of(args)})
    if kind == CLIMATE_ROLLED:
        return Message("event-dino-climate-rolled", {"player": player(args[0]), "die": args[1]})
    if kind == SKY_ROLLED:
        dice = [str(die) for die in args[1:]]
        return Message("event-dino-sky-rolled", {"player": player(args[0]), "dice": dice})
    return Message("event-dino-climate-moved", {"terrain": f"@dino-terrain-{TERRAIN_NAMES[args[0]]}"})


def tell_herds(kind: int, args: list[int]) -> Message | None:
    who = player(args[0])
    if kind == MOVED:
        return Message(
            "event-dino-moved", {"player": who, "start": cell_name(args[1]), "goal": cell_name(args[2])}
        )
    if kind == FOUGHT:
        key = "event-dino-fight-won" if args[4] <= args[5] else "event-dino-fight-lost"
        return Message(
            key,
            {
                "player": who,
                "start": cell_name(args[1]),
                "goal": cell_name(args[2]),
                "target": player(args[3]),
                "die": args[4],
                "limit": args[5],
            },
        )
    if kind == STOPPED:
        return Message("event-dino-stopped", {"player": who, "steps": args[1]})
    if kind == BORN:
        return Message("event-dino-born", {"player": who, "hex": cell_name(args[1])})
    if kind == BROOD_DONE:
        return Message("event-dino-brood", {"player": who, "count": args[1]})
    if kind == DIED:
        zone = f"@dino-zone-{ZONE_NAMES[args[2]]}"
        return Message("event-dino-died", {"player": who, "hex": cell_name(args[1]), "zone": zone})
    return Message("event-dino-scored", {"player": who, "count": args[1], "points": args[2]})


def tell_meteor(kind: int, args: list[int]) -> Message:
    if kind == METEOR_RESTS:
        return Message("event-dino-meteor-rests", {"space": args[0]})
    if kind == METEOR_MOVED:
        return Message("event-dino-meteor-moved", {"space": args[0], "impact": args[1]})
    return Message("event-dino-meteor-rolled", {"player": player(args[0]), "die": args[1], "number": args[2]})


def tell_auction(kind: int, args: list[int]) -> Message:
    if kind == LAID:
        return Message("event-dino-laid", {"genes": [gene_label(gene) for gene in args]})
    if kind == RETURNED:
        return Message("event-dino-returned", {"gene": gene_label(args[0])})
    who = player(args[0])
    if kind == DECLINED:
        return Message("event-dino-declined", {"player": who})
    if kind == BOUGHT:
        return Message("event-dino-bought", {"player": who, "gene": gene_label(args[1]), "price": args[2]})
    if args[4] == NOBODY:
        return Message(
            "event-dino-bid",
            {"player": who, "row": args[1] + 1, "gene": gene_label(args[2]), "number": args[3]},
        )
    return Message(
        "event-dino-outbid",
        {
            "player": who,
            "row": args[1] + 1,
            "gene": gene_label(args[2]),
            "number": args[3],
            "target": player(args[4]),
        },
    )


def tell_frame(kind: int, args: list[int]) -> Message:
    if kind == STARTED:
        return Message("event-dino-started", {"player": player(args[0]), "hex": cell_name(args[1])})
    return Message("event-dino-ended", {"players": players_of(args)})
