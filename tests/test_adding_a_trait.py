"""A trait of the card game stands in the files that CONTRIBUTING lists; what is forgotten is named."""

import re
from pathlib import Path

import pytest

from fittest.expansions import LOADED
from fittest.games.evolution.boxes import BOXES
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.traits import ALL
from fittest.texts import LANGUAGES, keys

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTION = GUIDE.split("## How to add a trait", 1)[1].split("\n## ", 1)[0]
LISTED = re.findall(r"^\| `([^`]+)` \|", SECTION, re.MULTILINE)
OWN = [name for name in TRAIT_NAMES if not any(name in one.traits for one in LOADED.values())]
NEWEST = ["r-strategy", "homeothermy", "ink-cloud"]
"""A trait on which nothing else depends, one with a use, one with a reaction: what adding one takes."""
NOT_COUNTED = re.compile(
    # What the heuristic knows of a trait beyond its attributes is a matter of strength, not of being there.
    "src/fittest/bots/.*"
    # Some steps of scenarios have a word of their own; a trait can do without.
    "|src/fittest/games/evolution/scenario/verbs.py"
    # Lessons are about positions, whatever traits are in them.
    "|src/fittest/locales/.*/client-lessons.ftl"
    # The chapters of the rules, and the traits that their pictures show.
    "|src/fittest/locales/.*/client-rules.ftl|web/src/games/evolution/book.ts"
)
SOURCES = ("src", "web/src")
ENDINGS = (".py", ".toml", ".ftl", ".ts", ".svelte")


def files_that_name(name: str) -> set[str]:
    upper = name.upper().replace("-", "_")
    camel = "".join(part.capitalize() for part in name.split("-"))
    named = re.compile(rf"(?<![\w-])(?:{re.escape(name)}|{upper}|{camel})(?![\w-])|trait-{re.escape(name)}\b")
    found = set()
    for folder in SOURCES:
        for path in (ROOT / folder).rglob("*"):
            ours = path.suffix in ENDINGS and "static" not in path.parts
            if ours and named.search(path.read_text(encoding="utf-8")):
                found.add(path.relative_to(ROOT).as_posix())
    return found


def test_the_guide_lists_at_most_ten_files() -> None:
    files = [len(LANGUAGES) if "locales/*" in entry else 1 for entry in LISTED]
    assert 6 <= sum(files) <= 10


@pytest.mark.parametrize("name", NEWEST)
def test_a_trait_stands_in_no_other_file(name: str) -> None:
    listed = [re.compile(re.escape(entry).replace(r"\*", "[^/]+")) for entry in LISTED]
    others = [path for path in files_that_name(name) if not NOT_COUNTED.fullmatch(path)]
    assert [path for path in sorted(others) if not any(one.fullmatch(path) for one in listed)] == []


def missing(where: str, names: set[str]) -> list[str]:
    return [f"{name}: not in {where}" for name in OWN if name not in names]


def test_nothing_of_a_trait_is_forgotten() -> None:
    cards = {side for box in BOXES.values() for card in box.cards for side in card.split("/")}
    found = missing("the boxes", cards) + missing("the traits", {TRAIT_NAMES[trait.id] for trait in ALL})
    for path in ("web/src/art/parts.ts", "web/src/art/icons.ts"):
        text = (ROOT / path).read_text(encoding="utf-8")
        drawn = set(re.findall(r"^ {2}'?([a-z][a-z-]*)'?: ", text, re.MULTILINE))
        found += missing(path, drawn)
    for language in LANGUAGES:
        known = keys(language)
        for key in ("trait-{}", "trait-{}.about", "web-note-trait-{}"):
            found += missing(f"the texts ({language}: {key})", {n for n in OWN if key.format(n) in known})
    assert found == []


def test_the_client_knows_every_use() -> None:
    written = (ROOT / "web/src/api/uses.ts").read_text(encoding="utf-8")
    stale = [
        f"'{key}'"
        for key, name in FAMILY.uses().items()
        if name in OWN and f"'{key}': '{name}'" not in written
    ]
    assert stale == [], "npm run types"


def test_every_word_of_a_trait_has_a_text() -> None:
    """Composed keys: what no string in the sources spells out."""
    wanted = {f"option-{word}" for trait in ALL for word in (trait.word, trait.reply_word) if word}
    ignoring = {
        f"option-{word}-ignoring"
        for trait in ALL
        for word, form in ((trait.word, trait.form), (trait.reply_word, trait.reply_form))
        if any(field.suffix == "-ignoring" for field in form)
    }
    for language in LANGUAGES:
        assert sorted((wanted | ignoring) - keys(language)) == []
