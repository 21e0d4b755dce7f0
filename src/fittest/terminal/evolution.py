"""The card game in the terminal: players with their animals, food banks, deck and hand.

Colour never stands alone: food is ● for each token an animal has and ○ for each it still needs, fat is ◆
or ◇ for an empty card, and every state has its word.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.games.evolution.view import AnimalView, EvolutionView, SeatView, TraitView
from fittest.kernel.view import Choice
from fittest.terminal.seats import seat_name
from fittest.texts import text


def draw(view: EvolutionView, language: str) -> RenderableType:
    parts: list[RenderableType] = [_headline(view, language), _supplies(view, language)]
    for seat in view.seats:
        parts += [Text(), _seat_line(view, seat, language), _animals(view, seat.seat, language)]
    hand = _hand(view, language)
    if hand is not None:
        parts += [Text(), hand]
    return Group(*parts)


def _headline(view: EvolutionView, language: str) -> Text:
    line = Text()
    phase = text(f"phase-{view.phase}", language)
    if view.turns:
        line.append(text("ui-turn-of", language, turn=view.turn, turns=view.turns, phase=phase), "bold")
    else:
        line.append(text("ui-turn", language, turn=view.turn, phase=phase), "bold")
    if view.last_turn and view.phase != "over":
        line.append(f"   {text('ui-last-turn', language)}", "bold yellow")
    return line


def _supplies(view: EvolutionView, language: str) -> Text:
    """Food banks, deck, and what lies in the middle."""
    line = Text()
    for territory in view.territories:
        name = text("ui-bank", language)
        if len(view.territories) > 1:
            name = text(f"territory-{territory.name}", language)
        line.append(f"{name} ")
        line.append(f"{territory.bank}", "bold red" if territory.bank else "dim")
        line.append(f" {'●' * territory.bank}   ", "red")
    line.append(text("ui-deck", language, count=view.deck))
    if view.centre:
        line.append(f"   {text('ui-centre', language, cards=len(view.centre))}")
    return line


def _seat_line(view: EvolutionView, seat: SeatView, language: str) -> Text:
    own = seat.seat == view.seat
    line = Text(seat_name(seat.seat, language), "bold reverse" if own else "bold")
    if own:
        line.append(f" {text('ui-you', language)}")
    facts = [
        text("ui-points", language, count=seat.score),
        text("ui-in-hand", language, count=seat.hand),
    ]
    if not view.turns:
        facts.append(text("ui-discarded", language, count=seat.discarded))
    if seat.reserve:
        facts.append(text("ui-reserve", language, count=seat.reserve))
    if seat.seat == view.first:
        facts.append(text("ui-first", language))
    line.append("   " + " · ".join(facts), "dim" if not own else "")
    return line


def _animals(view: EvolutionView, seat: int, language: str) -> RenderableType:
    animals = [animal for animal in view.animals if animal.owner == seat]
    if not animals:
        return Text(f"   {text('ui-no-animals', language)}", "dim")
    order = {territory.name: place for place, territory in enumerate(view.territories)}
    animals.sort(key=lambda animal: order[animal.at])
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True, min_width=6, justify="right")
    if len(order) > 1:
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for animal in animals:
        cells: list[RenderableType] = [Text(f"#{animal.id}", "bold")]
        if len(order) > 1:
            cells.append(Text(text(f"territory-{animal.at}", language), "cyan"))
        table.add_row(*cells, _food(animal), _features(view, animal, language))
    return table


def _food(animal: AnimalView) -> Text:
    missing = max(animal.need - animal.food, 0)
    asleep = animal.fed and missing
    food = Text("●" * animal.food, "green" if animal.fed else "yellow")
    food.append(("·" if asleep else "○") * missing, "dim" if asleep else "yellow")
    for trait in animal.traits:
        if trait.name == "fat-tissue":
            food.append("◆" if trait.fat else "◇", "bold yellow" if trait.fat else "dim")
    return food


def _features(view: EvolutionView, animal: AnimalView, language: str) -> Text:
    """Traits, pairs, states, and for the owner the card under it."""
    parts = [_trait(trait, language) for trait in animal.traits]
    for pair in view.pairs:
        if animal.id in (pair.a, pair.b):
            key = "ui-pair"
            if pair.name == "symbiosis":
                key = "ui-pair-symbiont" if animal.id == pair.a else "ui-pair-guarded"
            name = text(f"trait-{pair.name}", language)
            other = pair.b if animal.id == pair.a else pair.a
            parts.append(
                Text(text(key, language, trait=name, animal=other), "dim" if pair.off else "magenta")
            )
    line = Text(", ").join(parts) if parts else Text("–", "dim")
    states = [
        (not animal.body, "ui-state-bodiless"),
        (animal.revealed, "ui-state-anglerfish"),
        (animal.poisoned, "ui-state-poisoned"),
        (animal.paralysed, "ui-state-paralysed"),
        (animal.hungry, "ui-state-hungry"),
    ]
    for holds, key in states:
        if holds:
            line.append(f"  {text(key, language)}", "bold red")
    if animal.card is not None and not animal.revealed:
        line.append(f"  ({card_name(animal.card, language)})", "dim italic")
    return line


def _trait(trait: TraitView, language: str) -> Text:
    marks = [
        (trait.off, "ui-trait-off"),
        (trait.active and trait.name == "hibernation", "ui-trait-asleep"),
        (trait.active and trait.name == "shell", "ui-trait-hidden"),
        (trait.active and trait.name == "shy", "ui-trait-startled"),
        (trait.used and not trait.active, "ui-trait-used"),
        (trait.tired, "ui-trait-tired"),
    ]
    said = [text(key, language) for holds, key in marks if holds]
    name = text(f"trait-{trait.name}", language)
    return Text(f"{name} ({', '.join(said)})" if said else name, "dim" if said else "")


def card_name(card: str, language: str) -> str:
    return "/".join(text(f"trait-{side}", language) for side in card.split("/"))


def _hand(view: EvolutionView, language: str) -> Text | None:
    if view.seat is None:
        return None
    cards = view.seats[view.seat].cards or []
    line = Text(f"{text('ui-hand', language)} ", "bold")
    names = [card_name(card, language) for card in cards]
    shown = [
        f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
    ]
    return line.append(" | ".join(shown) or "–", "")


def heading(choice: Choice, language: str) -> tuple[str, str, str] | None:
    """Where an option stands when cards of the hand are headings: the card, what it is played as, and the
    rest. None: it stands by itself."""
    key, args = choice.label.key, choice.label.args
    if key not in ("option-lay", "option-lay-in", "option-play", "option-play-pair"):
        return None
    card = card_name(str(args["card"])[1:].replace("trait-", ""), language)
    if key == "option-lay":
        return card, "", text("ui-new-animal", language)
    if key == "option-lay-in":
        place = text(str(args["territory"])[1:], language)
        return card, text("ui-new-animal", language), place
    target = f"#{args['animal']}" + (f"+#{args['partner']}" if "partner" in args else "")
    return card, text(str(args["trait"])[1:], language), target


def thinkable(view: EvolutionView) -> list[str]:
    """Texts of actions that somebody might think of in this position, lawful or not."""
    numbers = [animal.id for animal in view.animals]
    texts = ["pass", "end"]
    for a in numbers:
        texts += [f"{verb} {a}" for verb in ("feed", "graze", "hibernate", "warm", "settle-in-shell")]
        texts += [f"specialize-{letter} {a}" for letter in "ab"]
        texts += [f"convert {a} {count}" for count in (1, 2, 3)]
        texts += [f"{verb} {a} {b}" for verb in ("attack", "pirate") for b in numbers]
        texts += [f"{verb} {a} {t.name}" for verb in ("migrate", "fly") for t in view.territories]
    hand = view.seats[view.seat].cards or [] if view.seat is not None else []
    for card in dict.fromkeys(hand):
        for side in card.split("/"):
            play = f"play {card} as {side} on" if "/" in card else f"play {card} on"
            texts += [f"{play} {a}" for a in numbers]
            texts += [f"{play} {a} {b}" for a in numbers for b in numbers]
    return texts
