"""House rules: a TOML file wherever a ruleset can be named."""

from pathlib import Path

import pytest

import fittest
from fittest.cli import cli
from fittest.console import run
from fittest.envs.pettingzoo import env
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.game import Game
from fittest.kernel.play import play_on
from fittest.lab import laws
from fittest.lab.bench import cases as bench_cases
from fittest.lab.cases import cases
from fittest.texts import render
from tests.look import look

VALLEY = """
name = "A peaceful valley"
ruleset = "evolution"
boxes = ["time-to-fly"]
[switches]
half = "no"
[cards]
"parasite/carnivorous" = 0
"swimming" = 11
"""

MUTANTS = """
ruleset = "mutations"
[switches]
climate = "H1"
[cards]
carnivorous = 1
grazing = 9
"""


def file(folder: Path, text: str) -> str:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def all_cards(game: Game) -> list[str]:
    """Every card of a new card game, wherever it is."""
    from fittest.games.evolution.cards import CARD_NAMES
    from fittest.games.evolution.state import Evolution

    assert isinstance(game, Evolution)
    hands = [card for player in game.seats for card in player.hand]
    return [CARD_NAMES[card] for card in game.deck + hands]


def test_counts_of_the_card_game(tmp_path: Path) -> None:
    game = fittest.new(file(tmp_path, VALLEY), players=3, seed=1)
    plain = fittest.new("evolution+time-to-fly", players=3, seed=1)
    assert game.setup.ruleset == "evolution+time-to-fly"
    cards, usual = all_cards(game), all_cards(plain)
    assert cards.count("parasite/carnivorous") == 0
    assert cards.count("swimming") == 11
    assert cards.count("running") == usual.count("running") > 0


def test_counts_are_for_each_of_two_decks(tmp_path: Path) -> None:
    text = 'ruleset = "evolution"\n[cards]\nrunning = 3\n'
    assert all_cards(fittest.new(file(tmp_path, text), players=5)).count("running") == 6


@pytest.mark.parametrize("text", [VALLEY, MUTANTS], ids=["evolution", "mutations"])
def test_house_games_hold_all_laws(text: str, tmp_path: Path) -> None:
    """Replayed without the file, saved in the middle, sampled."""
    game = fittest.new(file(tmp_path, text), players=3, seed=4)
    play_on(game, Chance(1), 60)
    family = family_of(game.setup.ruleset)
    assert laws.position_can_be_saved(game, family, 1) == []
    assert laws.secrets_are_kept(game, 1, 1) == []
    assert family.load(game.scenario()).setup.switches["cards"] == game.setup.switches["cards"]
    play_on(game, Chance(2))
    (tmp_path / "house.toml").unlink()
    assert laws.record_can_be_replayed(game, fittest.replay(game.record())) == []
    assert game.check_invariants() == []


def test_counts_of_mutations(tmp_path: Path) -> None:
    from fittest.games.mutations.state import Mutations
    from fittest.games.mutations.traits.catalog import KIND_OF

    game = fittest.new(file(tmp_path, MUTANTS), players=2)
    assert isinstance(game, Mutations)
    assert list(game.faces).count(KIND_OF["carnivorous"]) == 1
    assert list(game.faces).count(KIND_OF["grazing"]) == 9
    assert game.setup.switches["climate"] == "H1"


def test_other_numbers_of_the_card_game(tmp_path: Path) -> None:
    for ruleset in ("evolution", "seasons"):
        path = file(tmp_path, f'ruleset = "{ruleset}"\n[numbers]\ndeal = 3\n')
        game = fittest.new(path, players=2, seed=4)
        assert [seat.hand for seat in look(game, 0).seats] == [3, 3]
        assert fittest.replay(game.record()).record() == game.record()


NEEDS = {
    "evolution": ("carnivorous.need", "running.escape", "bank.dice"),
    "seasons": ("carnivorous.need", "running.points", "bank.added"),
    "cataclysm": ("camouflage.need", "running.escape", "bank.dice"),
    "evolution+continents": ("symbiosis.need", "ocean.points", "laurasia.dice"),
    "mutations": ("poisonous.need", "running.escape", "food.dice"),
    "dinosaurs": ("points", "fickle-sky.dice", "sickness.herd"),
}


@pytest.mark.parametrize("ruleset", NEEDS)
def test_games_by_changed_numbers_hold_all_laws(ruleset: str) -> None:
    """Every number at its ends, in games whose records and positions carry them."""
    family = family_of(ruleset)
    name = family.canonical(ruleset)
    known = {number.name: number for number in family.numbers(name, 3, {})}
    for change in NEEDS[ruleset]:
        assert change in known
    for seed, end in enumerate(("least", "most")):
        numbers = {change: getattr(known[change], end) for change in NEEDS[ruleset]}
        game = fittest.new(ruleset, players=3, seed=seed, numbers=numbers)
        play_on(game, Chance(1), 60)
        assert game.check_invariants() == []
        assert laws.position_can_be_saved(game, family, 1) == []
        assert laws.secrets_are_kept(game, 1, 1) == []
        assert family.load(game.scenario()).setup.switches["numbers"] == numbers
        play_on(game, Chance(2))
        assert laws.record_can_be_replayed(game, fittest.replay(game.record())) == []
        assert game.check_invariants() == []
        for name_, number in known.items():
            for value in (number.least - 1, number.most + 1):
                with pytest.raises(BadRequest, match=name_):
                    fittest.new(ruleset, players=3, numbers={name_: value})


def test_the_numbers_are_those_that_are_printed() -> None:
    """Said again as they are, they change nothing: neither a game nor what is told about cards."""
    for ruleset in NEEDS:
        family = family_of(ruleset)
        same = {number.name: number.value for number in family.numbers(family.canonical(ruleset), 3, {})}
        assert fittest.cards(ruleset, numbers={}).cards == fittest.cards(ruleset).cards
        games = [fittest.new(ruleset, players=3, seed=2, **house) for house in ({}, {"numbers": same})]
        for game in games:
            play_on(game, Chance(3))
        assert games[0].record()["answers"] == games[1].record()["answers"]
        assert games[0].scores == games[1].scores


def test_what_a_card_makes_need_and_counts(tmp_path: Path) -> None:
    text = 'ruleset = "evolution"\n[numbers]\nbank.dice = 0\nbank.added = 7\n'
    text += "running.need = 2\nrunning.points = 5\ncooperation.points = 0\n"
    path = file(tmp_path, text)
    sides = {side.id: side for card in fittest.cards(path).cards for side in card.sides}
    assert (sides["running"].need, sides["running"].points) == (2, 7)
    assert (sides["carnivorous"].need, sides["carnivorous"].points) == (1, 2)
    assert (sides["cooperation"].need, sides["cooperation"].points) == (0, 0)
    game = fittest.new(path, players=2, seed=8)
    seen: set[tuple[str, ...]] = set()
    chance = Chance(3)
    while (decision := game.decision) is not None:
        game.apply(chance.below(len(decision.codes)))
        view = look(game)
        assert view.territories[0].bank <= 7
        for animal in view.animals:
            traits = tuple(sorted(trait.name for trait in animal.traits))
            seen.add(traits)
            pairs = [pair for pair in view.pairs if animal.id in (pair.a, pair.b)]
            raised = sum(sides[name].need or 0 for name in (*traits, *(pair.name for pair in pairs)))
            assert animal.need == 1 + raised
    assert any("running" in traits for traits in seen)
    for seat in range(2):
        own = [animal for animal in view.animals if animal.owner == seat]
        cards = [trait.name for animal in own for trait in animal.traits]
        cards += [pair.name for pair in view.pairs if pair.a in [animal.id for animal in own]]
        assert game.scores[seat] == 2 * len(own) + sum(sides[name].points or 0 for name in cards)
        assert sum(part.points for part in view.tally[seat]) == game.scores[seat]


def test_dice_with_which_a_runner_gets_away(tmp_path: Path) -> None:
    """Always, or never."""
    from fittest.games.evolution.events import ESCAPED, RAN

    for escape, escapes in ((1, True), (7, False)):
        text = f'ruleset = "evolution"\n[cards]\nrunning = 60\n[numbers]\nrunning.escape = {escape}\n'
        path, ran, away = file(tmp_path, text), 0, 0
        for seed in range(12):
            game = fittest.new(path, players=2, seed=seed)
            play_on(game, Chance(seed))
            kinds = [event.kind for event in game.events.since(0)]
            ran += kinds.count(RAN)
            away += kinds.count(ESCAPED)
        assert ran > 5
        assert away == (ran if escapes else 0)


def test_arguments_go_before_the_file(tmp_path: Path) -> None:
    game = fittest.new(file(tmp_path, VALLEY), players=3, half="kind")
    assert game.setup.switches["half"] == "kind"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ruleset = ", "house.toml"),
        ('name = "no ruleset"', "ruleset"),
        ('ruleset = "evolution"\nboxen = []', "boxen"),
        ('ruleset = "poker"', "poker"),
        ('ruleset = "evolution"\nboxes = ["sharks"]', "sharks"),
        ('ruleset = "evolution"\n[switches]\nhalf = "a bit"', "half"),
        ('ruleset = "evolution"\n[cards]\nflight = 2', "flight"),
        ('ruleset = "evolution"\n[cards]\nrunning = -1', "running"),
        ('ruleset = "evolution"\n[cards]\nrunning = 2.5', "cards"),
        ("ruleset = 3", "ruleset"),
        ('ruleset = "evolution"\nboxes = "gift"', "boxes"),
        ('ruleset = "evolution"\n[switches]\nhalf = 1.5', "switches"),
        ('ruleset = "evolution"\n[cards]\n' + "\n".join(f'"{c}" = 0' for c in ("swimming", "running")), None),
        ('ruleset = "mutations"\n[cards]\nRunning = 100', "Running"),
        ('ruleset = "evolution"\n[numbers]\ndeal = 0', "deal"),
        ('ruleset = "evolution"\n[numbers]\ndice = 3', "dice"),
        ('ruleset = "evolution"\n[numbers]\ndeal = "4"', "numbers"),
        ('ruleset = "cataclysm"\n[numbers]\ndeal = 3', "deal"),
        ('ruleset = "mutations"\n[numbers]\ndeal = 3', "deal"),
        ('ruleset = "evolution"\n[numbers]\nflight.need = 2', "flight.need"),
        ('ruleset = "evolution"\n[numbers]\nrunning.need = "2"', "numbers"),
        ('ruleset = "dinosaurs"\n[numbers]\nmeteor.start = 14', "meteor.start"),
        ('ruleset = "cataclysm"\n[cards]\nrunning = 1', "cataclysm"),
        ('ruleset = "dinosaurs"\n[cards]\nleg = 1', "dinosaurs"),
    ],
)
def test_what_cannot_be_played_is_refused(text: str, said: str | None, tmp_path: Path) -> None:
    path = file(tmp_path, text)
    if said is None:
        fittest.new(path, players=3)
        return
    with pytest.raises(BadRequest) as refused:
        fittest.new(path, players=3)
    for language in ("en", "ru"):
        sentence = render(refused.value.message, language)
        assert said in sentence


def test_cards_of_house_rules_that_cannot_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in ("swiming = 3", "swimming = -3"):
        assert run(cli, ["cards", file(tmp_path, f'ruleset = "evolution"\n[cards]\n{wrong}')]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert wrong.split()[0] in captured.err


def test_an_arena_does_not_go_on_by_other_house_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = str(tmp_path / "games.jsonl")
    house = file(tmp_path, 'ruleset = "evolution"\n[cards]\nswimming = 2')
    args = ["arena", house, "--bots", "random,easy", "--games", "2", "--save", saved]
    assert run(cli, args) == 0
    assert run(cli, args) == 0
    file(tmp_path, 'ruleset = "evolution"\n[cards]\nswimming = 9')
    capsys.readouterr()
    assert run(cli, args) == 2
    assert "swimming" in capsys.readouterr().err


def test_a_deck_too_small_is_refused() -> None:
    from fittest.games.evolution.boxes import BOXES

    cards = dict.fromkeys(BOXES["evolution"].cards, 1)
    with pytest.raises(BadRequest, match="20"):
        fittest.new("evolution", players=3, cards=cards)


def test_a_record_names_no_file(tmp_path: Path) -> None:
    """Records come from strangers: what they name must not be read."""
    record = fittest.new("evolution", players=2).record()
    with pytest.raises(BadRequest) as refused:
        fittest.replay({**record, "ruleset": file(tmp_path, VALLEY)})
    assert refused.value.message.key == "error-unknown-ruleset"


def test_commands_take_house_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(tmp_path, VALLEY)
    assert run(cli, ["--lang", "en", "cards", path]) == 0
    assert "11" in capsys.readouterr().out
    assert run(cli, ["--lang", "en", "simulate", path, "--players", "2", "--games", "2", "--json"]) == 0
    assert run(cli, ["--lang", "en", "soak", path, "--players", "3", "--games", "2"]) == 0
    assert "nothing is broken" in capsys.readouterr().out
    bots = ["--bots", "random,fittest.bots.random:RandomBot"]
    assert run(cli, ["--lang", "en", "arena", path, *bots, "--games", "2", "--csv"]) == 0
    [case] = cases([path], [6])
    assert all_cards(case.new(1)).count("swimming") == 11
    assert [found.ruleset for found in bench_cases([path])] == [path, path]


def test_environments_take_house_rules(tmp_path: Path) -> None:
    table = env(file(tmp_path, VALLEY), players=2)
    table.reset(seed=1)
    assert all_cards(table.unwrapped.position.game).count("swimming") == 11


def test_a_soak_with_more_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    """Of the rulesets that have it; what is wrong with the numbers is said."""
    chosen = cases([], [2], {"grazing/fat-tissue": 40})
    assert {case.ruleset.split("+")[0] for case in chosen} == {"evolution", "seasons"}
    assert all(all_cards(case.new(1)).count("grazing/fat-tissue") == 40 for case in chosen)
    assert (
        run(cli, ["--lang", "en", "soak", "evolution", "--cards", "grazing/fat-tissue=40", "--games", "2"])
        == 0
    )
    assert "nothing is broken" in capsys.readouterr().out
    for wrong in ("grazing/fat-tissue", "grazing/fat-tissue=many", "grazing/fat-tissue=-1"):
        assert run(cli, ["--lang", "en", "soak", "--cards", wrong]) == 2
    assert run(cli, ["--lang", "en", "soak", "evolution", "--cards", "teeth=4"]) == 2
    assert 'There is no card "teeth"' in capsys.readouterr().err
