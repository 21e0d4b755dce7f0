"""An expansion of the card game: its traits get numbers after those of the package, its cards a box."""

import re

import msgspec

from fittest.expansions.folder import CODE, MANIFEST, Folder
from fittest.expansions.forms import FORMS
from fittest.games.evolution.boxes import BOXES, Box, add_box
from fittest.games.evolution.cards import CARD_NAMES, add_kinds
from fittest.games.evolution.events import ANIMAL, BACK, COUNT, KINDS, OTHER, PLAYER, TRAIT
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.moves import MOVES
from fittest.games.evolution.reasons import LAST_REASON, REASONS
from fittest.games.evolution.trait import MOST_TRAITS, TRAITS, Trait, register
from fittest.kernel.classes import classes_in, strange_names
from fittest.kernel.rule_numbers import LARGEST_DECK

ARGUMENTS = {argument.name: argument for argument in (PLAYER, ANIMAL, OTHER, TRAIT, BACK, COUNT)}


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`events`: what the traits tell, with the names of their arguments (ARGUMENTS).
    `reasons`: why something cannot be done; the text of `deep` is `why-deep`."""

    name: str
    cards: dict[str, int]
    max_players: int = 0
    max_players_with: dict[str, int] = {}
    deal: int | None = None
    recovery: int | None = None
    events: dict[str, list[str]] = {}
    reasons: list[str] = []


def extend(folder: Folder, fingerprint: str) -> list[str]:
    """Nothing is changed until everything has been looked at."""
    manifest = folder.manifest(Manifest)
    if folder.name in BOXES or folder.name in TRAIT_NAMES:
        raise folder.fault("error-expansion-name-taken", MANIFEST, "name", name=folder.name)
    kinds = classes_in(folder.module(), Trait)
    names = [kebab(kind.__name__) for kind in kinds]
    if len(TRAITS) + len(kinds) > MOST_TRAITS:
        raise folder.fault("error-expansion-room", CODE, kinds[-1].__name__, most=MOST_TRAITS - len(TRAITS))
    for kind, name in zip(kinds, names, strict=True):
        check_class(folder, kind, name in TRAIT_NAMES or names.count(name) > 1)
    traits = [made(kind, len(TRAITS) + number) for number, kind in enumerate(kinds)]
    check_moves(folder, traits)
    check_cards(folder, manifest, names)
    check_words(folder, manifest)
    for name, arguments in manifest.events.items():
        KINDS.add(name, *(ARGUMENTS[argument] for argument in arguments))
    for name in manifest.reasons:
        REASONS.add(f"why-{name}")
    TRAIT_NAMES.extend(names)
    register(traits)
    box = Box(
        name=manifest.name,
        fingerprint=fingerprint,
        cards=manifest.cards,
        max_players=manifest.max_players,
        max_players_with=manifest.max_players_with,
        deal=manifest.deal,
        recovery=manifest.recovery,
    )
    add_kinds(box)
    add_box(box)
    return names


def kebab(name: str) -> str:
    """`DeepDiver` → `deep-diver`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def made(kind: type[Trait], number: int) -> Trait:
    trait = kind()
    trait.id = number
    # Compiled code looks for what is printed on a card in the trait itself, not in its class.
    for name, slot in vars(Trait).items():
        if name != "id" and not name.startswith("_") and hasattr(slot, "__set__"):
            value = getattr(kind, name)
            if value is not slot:
                slot.__set__(trait, value)
    return trait


def check_class(folder: Folder, kind: type[Trait], taken: bool) -> None:
    if taken:
        name = kebab(kind.__name__)
        raise folder.fault("error-expansion-trait-taken", CODE, kind.__name__, name=name)
    for base in kind.__mro__[: kind.__mro__.index(Trait)]:
        if strange := strange_names(base, Trait):
            hooks = sorted(hook for hook in vars(Trait) if not hook.startswith("_") and hook != "id")
            raise folder.fault("error-expansion-hook", CODE, strange[0], name=strange[0], allowed=hooks)


def check_moves(folder: Folder, traits: list[Trait]) -> None:
    taken = [verb.word for verb in MOVES.verbs]
    for trait in traits:
        for word, form in ((trait.word, trait.form), (trait.reply_word, trait.reply_form)):
            if word and word in taken:
                raise folder.fault("error-expansion-word-taken", CODE, f'"{word}"', word=word)
            if form not in FORMS.values() or (word == trait.word != "" and not form):
                raise folder.fault("error-expansion-form", CODE, f'"{word}"', allowed=list(FORMS))
            taken.append(word)


def check_cards(folder: Folder, manifest: Manifest, names: list[str]) -> None:
    sides = [side for card in manifest.cards for side in card.split("/")]
    for card, count in manifest.cards.items():
        if card in CARD_NAMES or len(card.split("/")) > 2:
            raise folder.fault("error-expansion-card-taken", MANIFEST, card, card=card)
        if not 1 <= count <= LARGEST_DECK // 4:
            raise folder.fault("error-number", MANIFEST, card, name=card, value=str(count), least=1, most=125)
    for side in sides:
        if side not in TRAIT_NAMES and side not in names:
            raise folder.fault("error-expansion-side", MANIFEST, side, name=side)
    for name in names:
        if name not in sides:
            class_name = "".join(part.capitalize() for part in name.split("-"))
            raise folder.fault("error-expansion-no-card", CODE, class_name, name=name)


def check_words(folder: Folder, manifest: Manifest) -> None:
    for name, arguments in manifest.events.items():
        if KINDS.number_of(name) >= 0 or not ARGUMENTS.keys() >= set(arguments):
            raise folder.fault("error-expansion-event", MANIFEST, name, name=name, known=", ".join(ARGUMENTS))
    for name in manifest.reasons:
        if f"why-{name}" in REASONS.keys:
            raise folder.fault("error-expansion-reason", MANIFEST, name, name=name)
    if len(REASONS.keys) + len(manifest.reasons) > LAST_REASON:
        raise folder.fault("error-expansion-room", MANIFEST, "reasons", most=LAST_REASON - len(REASONS.keys))


def text_keys(folder: Folder, names: list[str]) -> list[str]:
    """Every text that the expansion should have in each language; `names` are its traits."""
    manifest = folder.manifest(Manifest)
    keys = [f"ruleset-{folder.name}", f"ruleset-{folder.name}.about", f"card-box-{folder.name}"]
    keys += [f"event-{name}" for name in manifest.events] + [f"why-{name}" for name in manifest.reasons]
    for name in names:
        trait = TRAITS[TRAIT_NAMES.index(name)]
        keys += [f"trait-{name}", f"trait-{name}.about"]
        keys += [f"option-{word}" for word in (trait.word, trait.reply_word) if word]
    return keys
