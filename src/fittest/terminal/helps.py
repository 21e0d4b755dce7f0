"""The words that a player can type instead of an answer, in both languages, and what some of them tell."""

from rich.table import Table
from rich.text import Text

from fittest.bots.chair import Chair
from fittest.bots.hint import hint
from fittest.games.registry import family_of
from fittest.kernel.game import Game
from fittest.terminal.paper import Paper
from fittest.terminal.words import Glossary, abouts, describe, title
from fittest.texts import render, text

COMMANDS = {
    "help": ("?", "help", "помощь"),
    "why": ("why", "почему"),
    "table": ("table", "стол"),
    "options": ("options", "варианты"),
    "hint": ("hint", "подсказка"),
    "log": ("log", "журнал"),
    "cards": ("cards", "карты"),
    "trait": ("trait", "свойство"),
    "rules": ("rules", "правила"),
    "save": ("save", "сохранить"),
    "quit": ("quit", "exit", "выход"),
}


def command_in(said: str) -> tuple[str, str]:
    """The command that a line begins with and the rest of it; no command: an empty name."""
    first, _, rest = said.partition(" ")
    for name, words in COMMANDS.items():
        if first.casefold() in words:
            return name, rest.strip()
    return "", said


def show_help(paper: Paper) -> None:
    paper.say("ui-help")
    table = Table(box=None, show_header=False, padding=(0, 2))
    for name, words in COMMANDS.items():
        spoken = words[-1] if paper.language == "ru" else words[0]
        if name == "help":
            spoken = words[0]
        table.add_row(Text(spoken, "bold"), text(f"ui-help-{name}", paper.language))
    paper.show(table)


def show_hints(paper: Paper, chair: Chair) -> None:
    """The best options with the chance of winning, from the player's own view."""
    table = Table(box=None, show_header=False, padding=(0, 2))
    for found in hint(chair):
        table.add_row(Text(f"{100 * found.chance:.0f} %", "bold"), render(found.label, paper.language))
    paper.say("ui-hints")
    paper.show(table)


def show_rules(paper: Paper, game: Game) -> None:
    """The ruleset in play, its boxes and its switches."""
    language = paper.language
    ruleset = game.setup.ruleset
    paper.show(Text(title(ruleset, language), "bold"))
    for about in abouts(ruleset, language):
        paper.show(Text(about))
    for switch in family_of(ruleset).info(ruleset).switches:
        value = setting(game.setup.switches.get(switch.name, switch.choices[0]), language)
        name = text(f"switch-{switch.name}", language)
        paper.show(
            Text(f"{name}: {value}", "bold").append(
                f"  {text(f'switch-{switch.name}.about', language)}", "dim"
            )
        )


def setting(value: object, language: str) -> str:
    if isinstance(value, bool):
        return text("ui-yes" if value else "ui-no", language)
    return str(value)


def show_cards(paper: Paper, glossary: Glossary) -> None:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for card in glossary.cards:
        mark = f"  ({text('card-harmful', paper.language)})" if card.harmful else ""
        table.add_row(f"{card.copies} ×", render(card.label, paper.language) + mark)
    paper.show(table)
    paper.say("ui-cards-hint", "dim")


def show_trait(paper: Paper, glossary: Glossary, wanted: str) -> None:
    found = glossary.find(wanted) if wanted else glossary.entries
    if not found:
        paper.say("ui-no-trait", "red", name=wanted)
    for key in found:
        name, about = describe(key, paper.language)
        paper.show(Text(f"{name}. ", "bold").append(about, "default"))
