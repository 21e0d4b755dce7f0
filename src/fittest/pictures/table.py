"""A table as a seat sees it. Each game says what is drawn; one that is not known here gets its points."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fittest.games.dinosaurs.view import DinosaursView
from fittest.games.evolution.view import EvolutionView
from fittest.games.mutations.view import MutationsView
from fittest.kernel.view import Head
from fittest.pictures.art import art, drawing
from fittest.pictures.card import ANIMAL, HEIGHT, faces
from fittest.pictures.svg import (
    FAT,
    FOOD,
    INK,
    LINE,
    SOFT,
    centred,
    frame,
    placed,
    short,
    tokens,
    whole,
    words,
)
from fittest.texts import text

COLUMNS = 6
TILE, TALL, GAP, EDGE = 140.0, 176.0, 8.0, 16.0
LINES = 4
"""Of words under a picture."""
DINOSAUR = "0 0 200 130"
HEX = 30.0


class Tile(NamedTuple):
    """A picture, its name, tokens, and lines of words."""

    box: str
    picture: str
    name: str
    lines: list[str]
    food: int = 0
    fat: int = 0


class Place(NamedTuple):
    """A player: what stands beside the name, and what lies in front."""

    notes: list[str]
    tiles: list[Tile]


class Table(NamedTuple):
    """`picture` is something in the middle, with its width and height; `hand` what `faces` draws."""

    notes: list[str]
    places: list[Place]
    picture: tuple[float, float, str] | None = None
    hand: Sequence[tuple[str, list[tuple[str, str, str]]]] = ()


def evolution(view: EvolutionView, language: str) -> Table:
    banks = sum(territory.bank for territory in view.territories)
    notes = [text("picture-food", language, count=banks), text("picture-deck", language, count=view.deck)]
    places = []
    for seat in view.seats:
        tiles = []
        for animal in view.animals:
            if animal.owner != seat.seat:
                continue
            pairs = [pair for pair in view.pairs if animal.id in (pair.a, pair.b)]
            names = [text(f"trait-{trait.name}", language) for trait in animal.traits]
            for pair in pairs:
                other = pair.b if pair.a == animal.id else pair.a
                names.append(f"{text(f'trait-{pair.name}', language)} ↔ #{other}")
            given = {
                "id": animal.id,
                "at": animal.at,
                "traits": [_flags(trait, "name", "active", "off") for trait in animal.traits],
                **_flags(animal, "body", "poisoned", "paralysed", "hungry"),
            }
            picture = drawing("animal", given, [{"name": pair.name} for pair in pairs])
            fat = sum(trait.fat for trait in animal.traits)
            name = f"#{animal.id}  {animal.food}/{animal.need}"
            tiles.append(Tile(ANIMAL, picture, name, names, animal.food, fat))
        places.append(Place([text("picture-cards", language, count=seat.hand)], tiles))
    own = view.seats[view.seat].cards if view.seat is not None else None
    hand = [
        (card, [(side, "trait", text(f"trait-{side}", language)) for side in card.split("/")])
        for card in own or []
    ]
    return Table(notes, places, hand=hand)


def mutations(view: MutationsView, language: str) -> Table:
    notes = [text("picture-food", language, count=view.red + view.green)]
    places = []
    for player in view.table:
        tiles = []
        for species in player.row:
            names = [text(f"mut-trait-{trait}", language) for trait in species.traits]
            attacked = any(animal.attacked for animal in species.animals)
            picture = drawing("member", species.id, species.traits, attacked)
            food = sum(animal.food for animal in species.animals)
            name = f"#{species.id}  ×{len(species.animals)}"
            tiles.append(Tile(ANIMAL, picture, name, names, food))
        places.append(Place([text("picture-deck", language, count=player.deck)], tiles))
    return Table(notes, places)


def dinosaurs(view: DinosaursView, language: str) -> Table:
    places = []
    for species in view.species:
        genes = [
            f"{text(f'dino-gene-{gene}', language)} {count}" for gene, count in species.genes.items() if count
        ]
        lines = [", ".join(genes[at : at + 2]) for at in range(0, len(genes), 2)]
        picture = drawing("dinosaur", species.seat, species.genes)
        tile = Tile(DINOSAUR, picture, f"×{species.herd}", lines)
        places.append(Place([text("picture-cards", language, count=species.hand_size)], [tile]))
    own = view.species[view.seat].hand if view.seat is not None else None
    hand = [(card, [(card, "event", text(f"dino-card-{card}", language))]) for card in own or []]
    return Table([], places, _map(view), hand)


def _map(view: DinosaursView) -> tuple[float, float, str]:
    across = HEX * 3**0.5
    spots = [(across * (cell.q + cell.r / 2), HEX * 1.5 * cell.r, cell) for cell in view.hexes]
    left, top = min(x for x, _, _ in spots) - HEX, min(y for _, y, _ in spots) - HEX
    corners = [(0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)]
    outline = " ".join(f"{HEX * x * 0.97:.1f},{HEX * y * 0.97:.1f}" for x, y in corners)
    made = ""
    for x, y, cell in spots:
        ground = art("ground", cell.terrain)
        made += f'<g transform="translate({x - left:.1f} {y - top:.1f})">'
        made += f'<polygon points="{outline}" fill="{ground["fill"]}" stroke="{SOFT}" stroke-width=".6"/>'
        made += (
            f'<path d="{ground["sign"]}" fill="none" stroke="{INK}" stroke-opacity=".28" stroke-width="1.4"/>'
        )
        if cell.star:
            made += centred(0, -14, "★", 11, "#b57a00")
        if cell.owner is not None:
            made += drawing("piece", cell.owner, 24)
        made += "</g>"
    width, height = max(x for x, _, _ in spots) - left + HEX, max(y for _, y, _ in spots) - top + HEX
    return width, height, made


TABLES: dict[str, Callable[[Any, str], Table]] = {
    "evolution": evolution,
    "mutations": mutations,
    "dinosaurs": dinosaurs,
}


def plain(view: Head, language: str) -> Table:
    return Table([], [Place([], []) for _ in range(view.players)])


def draw_view(view: Head, language: str) -> str:
    table = TABLES.get(view.game, plain)(view, language)
    title = f"{view.ruleset}, {_moment(view, language)}"
    width = 2 * EDGE + COLUMNS * (TILE + GAP)
    made = words(EDGE, 30, " · ".join([title, *table.notes]), 16)
    y = 46.0
    if table.picture is not None:
        across, tall, inside = table.picture
        made += placed((width - across) / 2, y, across, tall, f"0 0 {across:g} {tall:g}", inside)
        y += tall + GAP
    for seat, place in enumerate(table.places):
        inside, height = _place(view, seat, place, width, language)
        made += f'<g transform="translate(0 {y:g})">{inside}</g>'
        y += height + GAP
    for at, (card, sides) in enumerate(table.hand):
        row, column = divmod(at, COLUMNS)
        made += faces(EDGE + column * (TILE + GAP), y + row * (HEIGHT + GAP), card, sides)
    y += -(-len(table.hand) // COLUMNS) * (HEIGHT + GAP)
    return whole(width, y + GAP, made, title)


def _place(view: Head, seat: int, place: Place, width: float, language: str) -> tuple[str, float]:
    rows = -(-len(place.tiles) // COLUMNS)
    height = 28 + rows * (TALL + GAP)
    colour = art("colour", seat)["base"]
    asked = view.question is not None and view.question.seat == seat
    made = frame(EDGE - 8, 0, width - 2 * EDGE + 16, height, "none", INK if asked else LINE)
    made += f'<rect x="{EDGE - 8:g}" y="0" width="6" height="{height:g}" rx="3" fill="{colour}"/>'
    points = text("picture-points", language, count=view.scores[seat])
    name = text("ui-seat", language, number=seat + 1)
    made += words(EDGE + 6, 19, " · ".join([name, points, *place.notes]), 13)
    for at, tile in enumerate(place.tiles):
        row, column = divmod(at, COLUMNS)
        made += _tile(EDGE + 4 + column * (TILE + GAP), 28 + row * (TALL + GAP), tile)
    return made, height


def _tile(x: float, y: float, tile: Tile) -> str:
    made = frame(x, y, TILE - 8, TALL) + placed(x + 8, y + 4, TILE - 24, 92, tile.box, tile.picture)
    made += words(x + 8, y + 110, tile.name, 12) + tokens(x + 68, y + 106, tile.food, FOOD)
    made += tokens(x + 68 + 12 * min(tile.food, 4), y + 106, tile.fat, FAT)
    shown = (
        tile.lines
        if len(tile.lines) <= LINES
        else [*tile.lines[: LINES - 1], f"+{len(tile.lines) - LINES + 1}"]
    )
    for at, line in enumerate(shown):
        made += words(x + 8, y + 126 + 14 * at, short(line, 22), 10.5, SOFT)
    return made


def _moment(view: Head, language: str) -> str:
    if view.question is None:
        return text("picture-over", language)
    return text("picture-turn", language, turn=getattr(view, "turn", 1))


def _flags(thing: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}
