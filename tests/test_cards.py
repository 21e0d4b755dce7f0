"""`fittest cards` and what it is made of: every card of every ruleset, in both languages."""

import json
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.cli import cli
from fittest.console import run
from fittest.games.dinosaurs.family import FAMILY as DINOSAURS
from fittest.games.evolution.family import FAMILY as EVOLUTION
from fittest.games.mutations.family import FAMILY as MUTATIONS
from fittest.games.registry import family_of
from fittest.kernel.errors import BadRequest
from fittest.kernel.family import Roll
from fittest.texts import LANGUAGES, keys
from tests.look import look

RULESETS = [info.name for info in fittest.rulesets()]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_table_has_the_cards_that_are_listed(ruleset: str) -> None:
    """The copies in one deck, as often as decks or boxes are mixed, are what the game is played with."""
    found = fittest.cards(ruleset)
    info = next(one for one in fittest.rulesets() if one.name == ruleset)
    assert [table.players for table in found.tables] == list(range(info.min_players, info.max_players + 1))
    for table in found.tables:
        if ruleset.startswith("dinosaurs"):
            continue
        sets = table.facts.get("decks", table.facts.get("boxes"))
        assert isinstance(sets, int)
        # Of the cards from other sets one set is enough for two boxes.
        counts = [card.copies * (1 if card.box == "borrowed" else sets) for card in found.cards]
        assert sum(counts) == table.facts["cards"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_everything_has_a_text(ruleset: str, language: str) -> None:
    found = fittest.cards(ruleset)
    known = keys(language)
    wanted = {f"cards-note-{ruleset.split('+', maxsplit=1)[0]}"}
    wanted |= {f"table-fact-{name}" for table in found.tables for name in table.facts}
    for card in found.cards:
        wanted.add(f"card-box-{card.box}")
        for side in card.sides:
            wanted |= {side.title, f"{side.title}.about", f"card-kind-{side.kind}"}
    assert wanted - set(known) == set()


def data(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert run(cli, ["cards", *args, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "evolution+gift", "--lang", "en")
    assert found["ruleset"] == "evolution+gift"
    assert found["totals"] == {
        "kinds": 25,
        "copies": 102,
        "harmful": 0,
        "boxes": {"evolution": 84, "gift": 18},
    }
    card = next(card for card in found["cards"] if card["id"] == "parasite/carnivorous")
    assert (card["title"], card["copies"], card["box"]) == ("Parasite / Carnivorous", 4, "evolution")
    sides = [(s["id"], s["title"], s["kind"], s["need"], s["points"]) for s in card["sides"]]
    assert sides == [
        ("parasite", "Parasite", "on-others", 2, 3),
        ("carnivorous", "Carnivorous", "trait", 1, 2),
    ]
    assert "attack" in card["sides"][1]["about"]
    four = next(table for table in found["tables"] if table["players"] == 4)
    assert four["facts"] == {"decks": 1, "cards": 102, "deal": 6, "bank": {"dice": 2, "added": 2}}


def test_harmful_cards_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "mutations")
    assert found["totals"]["harmful"] == 36
    assert {card["id"] for card in found["cards"] if card["harmful"]} == {
        "metabolic-syndrome", "extremophile", "development-defects", "simplification", "obligate-carnivore",
        "bark-beetle",
    }  # fmt: skip
    other = data(capsys, "mutations", "--set", "deck=D2")
    assert other["totals"]["harmful"] == 35
    assert "bark-beetle" not in [card["id"] for card in other["cards"] if card["harmful"]]
    assert run(cli, ["cards", "mutations", "--lang", "en"]) == 0
    (line,) = [
        line for line in capsys.readouterr().out.splitlines() if line.split()[:2] == ["6", "Extremophile"]
    ]
    assert "harmful" in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "ruleset", ["evolution+time-to-fly+continents+gift", "seasons", "mutations", "dinosaurs"]
)
def test_the_page_names_every_card_and_number(
    ruleset: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    whole = data(capsys, ruleset, "--lang", language)
    assert run(cli, ["cards", ruleset, "--lang", language]) == 0
    out = capsys.readouterr().out
    for card in whole["cards"]:
        assert card["id"] in out
        for side in card["sides"]:
            assert side["title"] in out
            assert side["about"][:60] in out
    rows = [line.split() for line in out.splitlines()]
    for table in whole["tables"]:
        (row,) = [row for row in rows[-len(whole["tables"]) :] if row[0] == str(table["players"])]
        assert len(row) == 1 + len(table["facts"])
    assert "card-" not in out
    assert "table-fact-" not in out


def test_switches_and_house_rules_change_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two = fittest.cards("evolution", decks=2)
    assert [table.players for table in two.tables] == [5, 6, 7, 8]
    assert all(table.facts["cards"] == 168 for table in two.tables)
    half = fittest.cards("evolution+time-to-fly", half="chance")
    assert half.tables[0].facts["in-play"] == 63
    house = tmp_path / "mine.toml"
    house.write_text('ruleset = "evolution"\n[cards]\nswimming = 0\npiracy = 9\n', encoding="utf-8")
    counts = {card.id: card.copies for card in fittest.cards(str(house)).cards}
    assert counts["piracy"] == 9
    assert "swimming" not in counts
    with pytest.raises(BadRequest):
        fittest.cards("evolution", half="quarter")
    with pytest.raises(BadRequest):
        fittest.cards("chess")
    assert run(cli, ["cards", "mutations", "--set", "deck=D3"]) == 2
    assert "D3" in capsys.readouterr().err


def test_what_depends_on_the_players() -> None:
    six = next(table for table in fittest.cards("cataclysm+extra").tables if table.players == 6)
    assert six.facts["cards"] == 118
    assert six.facts["deal"] == 19
    assert six.facts["put-away"] == 4
    ocean = [table.facts["ocean"] for table in fittest.cards("evolution+continents").tables]
    assert ocean == [Roll(0, 3), Roll(0, 4), Roll(0, 5)]
    assert MUTATIONS.table("mutations", 5, {}).facts["black"] == 20
    assert DINOSAURS.table("dinosaurs+scarce-genes", 4, {"map": "S+L"}).facts == {
        "map": "S+L", "genes": 3, "meteor": 2, "spaces": 14,
    }  # fmt: skip


def test_points_and_food_are_those_of_the_game_in_random_mutations() -> None:
    for card in family_of("mutations+borrowed").cards("mutations+borrowed"):
        (side,) = card.sides
        if side.points is None:
            continue
        row = [{"s": "a", "t": [card.id]}, {"s": "b"}]
        setup = {"phase": "development", "P1": {"deck": 1, "row": row}}
        game = MUTATIONS.load({"ruleset": "mutations", "setup": setup})
        assert game.scores[0] == 2 + 2 + side.points, card.id
        assert [species.need for species in game.view(0).table[0].row] == [1 + (side.need or 0), 1], card.id


def test_points_and_food_are_those_of_the_game_in_evolution() -> None:
    everything = "evolution+time-to-fly+continents+gift"
    sides = {side.id: side for card in EVOLUTION.cards(everything) for side in card.sides}
    assert len(sides) == 41
    for side in sides.values():
        if side.points is None:
            assert side.id == "anglerfish"
            continue
        pair = side.kind.startswith("pair")
        animals = {"a": {"t": [] if pair else [side.id]}, "b": {}}
        owner = {"hand": 1, "animals": animals, "pairs": [[side.id, "a", "b"]] if pair else []}
        setup = {"phase": "development", "P1": owner, "P2": {"hand": 1}}
        game = EVOLUTION.load({"ruleset": everything, "setup": setup})
        assert game.scores[0] == 2 + 2 + side.points, side.id
        first, second = look(game, 0).animals
        need = side.need or 0
        assert (first.need, second.need) == (1 + need, 1 + (need if pair else 0)), side.id
