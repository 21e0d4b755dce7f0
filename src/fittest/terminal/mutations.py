"""Random Mutations in the terminal: the centre, and each player's row of species.

An animal is its number with what lies on it: ● food, ○ food it still needs, ▲ shelter, ✖ parasite.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.games.mutations.codec import trait_key
from fittest.games.mutations.view import AnimalView, PlayerView, SpeciesView, View
from fittest.terminal.seats import seat_name
from fittest.texts import text


def thinkable(view: View) -> list[str]:
    """Texts of actions that somebody might think of in this position, legal or not."""
    return []


def draw(view: View, language: str) -> RenderableType:
    parts: list[RenderableType] = [_headline(view, language), _centre(view, language)]
    if view.open_card is not None:
        name = text(trait_key(view.open_card), language)
        parts.append(Text(text("ui-mut-open-card", language, card=name), "bold magenta"))
    for seat, player in enumerate(view.table):
        parts += [Text(), _player_line(view, seat, player, language), _row(player, language)]
    return Group(*parts)


def _headline(view: View, language: str) -> Text:
    phase = text(f"ui-mut-phase-{view.phase}", language)
    line = Text(text("ui-turn", language, turn=view.turn, phase=phase), "bold")
    if view.last_turn:
        line.append(f"   {text('ui-last-turn', language)}", "bold yellow")
    return line


def _centre(view: View, language: str) -> Text:
    line = Text(f"{text('ui-mut-centre', language)} ")
    for key, count, sign, style in (
        ("ui-mut-food", view.red, "●", "red"),
        ("ui-mut-shelters", view.green, "▲", "green"),
        ("ui-mut-parasites", view.black, "✖", "magenta"),
    ):
        line.append(f" {text(key, language)} ")
        line.append(f"{count} {sign * count}  ", style if count else "dim")
    return line.append(f" {text('ui-mut-general', language, count=view.general)}")


def _player_line(view: View, seat: int, player: PlayerView, language: str) -> Text:
    own = seat == view.seat
    line = Text(seat_name(seat, language), "bold reverse" if own else "bold")
    if own:
        line.append(f" {text('ui-you', language)}")
    facts = [
        text("ui-points", language, count=view.scores[seat]),
        text("ui-mut-deck", language, count=player.deck),
        text("ui-discarded", language, count=player.discard),
    ]
    if seat == view.first:
        facts.append(text("ui-first", language))
    if player.passed:
        facts.append(text("ui-mut-passed", language))
    return line.append("   " + " · ".join(facts), "" if own else "dim")


def _row(player: PlayerView, language: str) -> RenderableType:
    if not player.row:
        return Text(f"   {text('ui-no-animals', language)}", "dim")
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True, min_width=6, justify="right")
    table.add_column()
    table.add_column()
    for species in player.row:
        animals = Text("  ").join(_animal(species, animal, language) for animal in species.animals)
        table.add_row(Text(str(species.id), "bold"), animals, _traits(species, language))
    return table


def _animal(species: SpeciesView, animal: AnimalView, language: str) -> Text:
    drawn = Text(animal.name, "bold")
    drawn.append(" " + "●" * animal.food, "green" if animal.fed else "yellow")
    drawn.append("○" * max(species.need - animal.food, 0), "yellow")
    drawn.append("▲" if animal.sheltered else "", "green")
    drawn.append("✖" * animal.parasites, "magenta")
    if animal.attacked:
        drawn.append(f" {text('ui-mut-attacked', language)}", "dim")
    if animal.card is not None:
        drawn.append(f" ({text(trait_key(animal.card), language)})", "dim italic")
    return drawn


def _traits(species: SpeciesView, language: str) -> Text:
    line = Text() if species.traits else Text("–", "dim")
    for trait, card in zip(species.traits, species.cards, strict=True):
        line.append(", " if line else "").append(text(trait_key(trait), language))
        if card != trait:
            line.append(f" ({text(trait_key(card), language)})", "dim italic")
    if species.shared:
        numbers = ", ".join(str(number) for number in species.shared)
        line.append(f"  {text('ui-mut-shared', language, species=numbers)}", "dim")
    return line
