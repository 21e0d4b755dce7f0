"""What texts and documents say in numbers is what the games play by."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fittest
from fittest.commands.cards import fact
from fittest.expansions import used_in
from fittest.games.dinosaurs.data import CARDS
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.evolution.traits import reactions
from fittest.games.mutations.traits import protection
from fittest.kernel.family import CardInfo, CardSide, Roll
from fittest.texts import LANGUAGES, keys, text

DOCS = Path(__file__).parents[1] / "docs" / "rules"
ALL_BOXES = "evolution+time-to-fly+continents+gift"
LARGEST = [ALL_BOXES, "mutations+borrowed"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def cards_of(ruleset: str) -> list[CardInfo]:
    return fittest.cards(ruleset).cards


def sides_of(ruleset: str) -> list[CardSide]:
    return list({side.id: side for card in cards_of(ruleset) for side in card.sides}.values())


def numbers(words: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", words)]


def rows(name: str) -> Iterator[list[list[str]]]:
    """The tables of a page, each with its heading."""
    table: list[list[str]] = []
    for line in [*(DOCS / name).read_text(encoding="utf-8").splitlines(), ""]:
        if line.startswith("|"):
            table.append([cell.strip() for cell in line.strip("|").split("|")])
        elif table:
            yield [table[0], *table[2:]]
            table = []


# -- card texts ----------------------------------------------------------------------------------

NEEDS = {"en": re.compile(r"[Nn]eeds (\d) more food"), "ru": re.compile(r"[Пп]отребность в еде \+(\d)")}


@each_language
@pytest.mark.parametrize("ruleset", LARGEST)
def test_card_texts_tell_the_food_number(ruleset: str, language: str) -> None:
    for side in sides_of(ruleset):
        told = [int(found) for found in NEEDS[language].findall(text(f"{side.title}.about", language))]
        assert told == ([side.need] if side.need else []), side.id


@each_language
@pytest.mark.parametrize("ruleset", LARGEST)
def test_notes_tell_the_points(ruleset: str, language: str) -> None:
    told = 0
    for side in sides_of(ruleset):
        for found in re.findall(r"(\d) (?:points|очка|очков)", text(f"web-note-{side.title}", language)):
            assert int(found) == side.points, side.id
            told += 1
    assert told > 1


@each_language
def test_the_end_tells_the_points_of_a_trematode(language: str) -> None:
    (trematode,) = [side for side in sides_of(ALL_BOXES) if side.id == "trematode"]
    assert numbers(text("web-rules-end.text", language)) == [trematode.points]


@each_language
def test_runners_escape_with_the_dice_that_are_told(language: str) -> None:
    for key, first in (
        ("trait-running", reactions.Running.escapes_from),
        ("mut-trait-running", protection.Running().escapes_from),
    ):
        assert numbers(text(f"{key}.about", language)) == list(range(first, 7))


UNTOLD = {"first", "sectors", "barren"}
"""Effects that need no number."""


@each_language
def test_event_cards_tell_their_numbers(language: str) -> None:
    for entry in CARDS:
        ((effect, amount),) = entry.effect.items()
        about = text(f"dino-card-{entry.id}.about", language)
        # The number of a phase stands before the colon.
        told = numbers(about.partition(":")[2])
        # Dead End brings its points where bids begin at 0.
        wanted = [] if effect in UNTOLD else [abs(amount)] + ([0] if effect == "points" else [])
        assert sorted(told) == sorted(wanted), entry.id


@each_language
def test_the_two_specializations_are_named_alike(language: str) -> None:
    for letter in "ab":
        title = text(f"trait-specialization-{letter}", language)
        assert text(f"option-specialize-{letter}", language, animal=1).endswith(title)
        about = text(f"trait-specialization-{letter}.about", language)
        assert re.search(rf" {title[-1]}»?\.", about)


# -- chapters of the client's rules ---------------------------------------------------------------


@each_language
@pytest.mark.parametrize(
    ("ruleset", "key"), [(ALL_BOXES, "web-rules-words"), (LARGEST[1], "web-rules-mut-words")]
)
def test_the_traits_that_raise_the_need_are_listed(ruleset: str, key: str, language: str) -> None:
    sentence = text(f"{key}.text", language).split(".")[0]
    named = {
        side.id for side in sides_of(ruleset) if re.search(rf"\b{text(side.title, language)}\b", sentence)
    }
    # An Anglerfish is named by what it is: Carnivorous.
    assert named == {side.id for side in sides_of(ruleset) if side.need} - {"anglerfish"}


@each_language
@pytest.mark.parametrize(
    ("ruleset", "key", "name"),
    [("evolution", "web-rules-bank", "bank"), ("mutations", "web-rules-mut-climate", "food")],
)
def test_the_dice_are_those_of_the_game(ruleset: str, key: str, name: str, language: str) -> None:
    found = re.findall(r"(\d): (\d)[dк]6(?:\+(\d))?", text(f"{key}.text", language))
    told = {int(players): Roll(int(dice), int(added or 0)) for players, dice, added in found}
    assert told == {table.players: table.facts[name] for table in fittest.cards(ruleset).tables}


@each_language
@pytest.mark.parametrize("box", ["time-to-fly", "continents", "gift"])
def test_boxes_tell_their_cards(box: str, language: str) -> None:
    count = sum(card.copies for card in cards_of(f"evolution+{box}") if card.box == box)
    assert numbers(text(f"ruleset-{box}.about", language))[0] == count
    assert numbers(text(f"web-rules-{box}.text", language))[0] == count


@each_language
@pytest.mark.parametrize("ruleset", ["evolution", "cataclysm", "seasons", "mutations"])
def test_rulesets_tell_their_players(ruleset: str, language: str) -> None:
    (info,) = [info for info in fittest.rulesets() if info.name == ruleset]
    told = numbers(text(f"ruleset-{ruleset}.about", language))
    assert (told[0], told[-1]) == (info.min_players, info.max_players)


@each_language
def test_how_many_play_with_which_boxes(language: str) -> None:
    most = {info.name.removeprefix("evolution"): info.max_players for info in fittest.rulesets()}
    assert most["+continents"] == most["+gift"]
    wanted = [most["+time-to-fly"], most["+continents"], most["+time-to-fly+continents"]]
    assert numbers(text("web-rules-setup.text", language)) == wanted


@each_language
def test_how_many_cards_are_dealt_in_cataclysm(language: str) -> None:
    deal = {table.players: table.facts["deal"] for table in fittest.cards("cataclysm+extra").tables}
    assert set(deal.values()) == {deal[2], deal[6]}
    for key in ("ruleset-extra.about", "web-rules-cataclysm.text"):
        assert numbers(text(key, language)) == [deal[2], deal[6]]


@each_language
def test_horns_and_meteor(language: str) -> None:
    fights = re.findall(r"1–(\d)", text("web-note-dino-gene-horn", language))
    assert [1, *map(int, fights)] == NUMBERS.wins_up_to
    told = set(numbers(text("web-rules-dino-meteor.text", language)))
    rolled = {space: number for space, number in enumerate(NUMBERS.meteor_numbers) if number}
    assert told == {min(rolled), max(rolled), *rolled.values(), NUMBERS.impact}


# -- docs/rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["evolution.md", "mutations.md", "dinosaurs.md"])
def test_the_tables_by_players(page: str) -> None:
    shown = {
        text(key, "en"): key.removeprefix("table-fact-")
        for key in keys("en")
        if key.startswith("table-fact-")
    }
    found = 0
    for heading, *table in rows(page):
        if not (match := re.fullmatch(r"`(.+)`: players", heading[0])):
            continue
        found += 1
        wanted = [
            [str(one.players), *(fact(one.facts[shown[name]]) for name in heading[1:])]
            for one in fittest.cards(match[1]).tables
        ]
        assert table == wanted, match[1]
    assert found > 0


def test_the_table_of_rulesets() -> None:
    (table,) = [table[1:] for table in rows("evolution.md") if table[0][0] == "ruleset"]
    told = {row[0].strip("`"): row[2] for row in table}
    mine = [info for info in fittest.rulesets() if not info.name.startswith(("mutations", "dinosaurs"))]
    mine = [info for info in mine if not used_in(info.name)]
    assert told == {info.name: f"{info.min_players}–{info.max_players}" for info in mine}
    for name, what, _ in table:
        box = name.strip("`").split("+")[-1]
        if numbers(what):
            assert numbers(what) == [
                sum(card.copies for card in cards_of(name.strip("`")) if card.box == box)
            ]


def test_the_traits_of_random_mutations() -> None:
    told: dict[str, str] = {}
    for heading, *table in rows("mutations.md"):
        if heading[0] == "trait":
            told |= {row[0]: row[1] for row in table}
    harmful = [
        {card.id: card.harmful for card in fittest.cards("mutations", deck=deck).cards}
        for deck in ("D1", "D2")
    ]
    wanted = {}
    for card in cards_of("mutations+borrowed"):
        (side,) = card.sides
        dark = [deck.get(card.id, False) for deck in harmful]
        mark = {(True, True): " (harmful)", (True, False): " (harmful in D1)", (False, False): ""}[
            dark[0], dark[1]
        ]
        need = f"+{side.need}" if side.need else ""
        wanted[text(side.title, "en") + mark] = f"({need})" if card.id == "anglerfish" else need
    assert told == wanted


def test_the_traits_of_evolution_that_raise_the_need() -> None:
    page = (DOCS / "evolution.md").read_text(encoding="utf-8")
    (listed,) = re.findall(r"corner number: (.*?)\.", page, re.S)
    told: dict[str, int] = {}
    waiting: list[str] = []
    for words in re.split(r",\s+", listed):
        match = re.fullmatch(r"([A-Z]\w+)(?: \+(\d).*)?", words, re.S)
        assert match, words
        waiting.append(match[1])
        if match[2]:
            told |= dict.fromkeys(waiting, int(match[2]))
            waiting = []
    assert told == {text(side.title, "en"): side.need for side in sides_of(ALL_BOXES) if side.need}


def test_numbers_in_words_of_the_pages() -> None:
    evolution, mutations, dinosaurs = (
        " ".join((DOCS / name).read_text(encoding="utf-8").split())
        for name in ("evolution.md", "mutations.md", "dinosaurs.md")
    )
    assert "everybody gets 20, with six players 19" in evolution
    assert "a Trematode 3" in evolution
    assert "Two to eight players" in mutations
    assert "Three to five players" in dinosaurs
    assert f"track has {NUMBERS.impact} spaces" in dinosaurs
    assert f"{NUMBERS.points} points, three secret event cards" in dinosaurs
    assert (
        "you win on 1–2, with one horn more on 1–4, with two or more on 1–5, with one fewer on 1" in dinosaurs
    )
