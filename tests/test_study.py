"""Studies: what is watched, kept on disk, played by many, and told."""

import html.parser
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pyarrow import parquet

import fittest
from fittest.cli import cli
from fittest.console import run as command
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.lab import charts, study
from fittest.lab.effects import facts
from fittest.lab.report import Report
from fittest.lab.samples import samples
from fittest.lab.statistics import Mean
from fittest.lab.study import Study, lines_in, play_game, run, study_of
from fittest.lab.tables import write_parquet
from fittest.lab.watch import BEARERS, FINAL, PLAYED, SURVIVED, watch
from tests.look import look

SMALL = Study("cataclysm", 2, 12, ["random"], seed=3)


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "PART", 4)


# -- watching ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "players"), [("evolution", 3), ("seasons", 2), ("mutations", 3), ("dinosaurs", 3)]
)
def test_what_is_watched_is_what_the_views_show(ruleset: str, players: int) -> None:
    """Counted anew from options and views, by other means than the watch has."""
    game = fittest.new(ruleset, players=players, seed=5)
    eye = watch(game)
    chance = Chance(5)
    texts: list[tuple[int, str]] = []
    while (decision := game.decision) is not None:
        choice = chance.below(len(decision.codes))
        texts.append((decision.seat, decision.options[choice].text))
        eye.answered(decision.seat, decision.codes[choice])
        game.apply(choice)
        eye.look()
    eye.end()
    played = sum(numbers[PLAYED] for seat in eye.tallies for numbers in seat.values())
    if ruleset == "dinosaurs":
        cards = [text for _, text in texts if text.startswith("play ")]
        assert sum(n[PLAYED] for s in eye.tallies for t, n in s.items() if t.startswith("card-")) == len(
            cards
        )
        genes = look(game).species
        for seat in range(players):
            assert eye.tallies[seat]["gene-horn"][FINAL] == genes[seat].genes["horn"]
        return
    if ruleset != "mutations":
        assert played == len([text for _, text in texts if text.startswith("play ")])
        view = look(game)
        finals = sum(len({t.name for t in a.traits}) for a in view.animals if a.body) + 2 * len(view.pairs)
    else:
        finals = sum(len(s.animals) * len(s.traits) for row in look(game).table for s in row.row)
    assert played > 0
    assert sum(n[FINAL] for seat in eye.tallies for n in seat.values()) == finals
    for tally in eye.tallies:
        for numbers in tally.values():
            assert 0 <= numbers[SURVIVED] <= numbers[BEARERS]
    assert any(n[SURVIVED] < n[BEARERS] for seat in eye.tallies for n in seat.values())
    assert any(n[SURVIVED] for seat in eye.tallies for n in seat.values())


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [("evolution", 3), ("cataclysm", 2), ("seasons", 2), ("mutations", 3), ("dinosaurs", 3)],
)
def test_the_deal_is_what_seats_are_given(ruleset: str, players: int) -> None:
    """The opening as the views show it, and no more of a card than there is."""
    game = fittest.new(ruleset, players=players, seed=5)
    eye = watch(game)
    names = [kind.card for kind in eye.pool]
    hands: list[list[str]] = [[] for _ in range(players)]
    for place in range(eye.opening):
        hands[eye.dealt[2 * place]].append(names[eye.dealt[2 * place + 1]])
    for seat in range(players):
        if ruleset == "mutations":
            assert len(hands[seat]) == 7
        elif ruleset == "dinosaurs":
            assert sorted(hands[seat]) == sorted(
                f"card-{card}" for card in look(game, seat).species[seat].hand
            )
        else:
            assert sorted(hands[seat]) == sorted(look(game, seat).seats[seat].cards)
    chance = Chance(6)
    while (decision := game.decision) is not None:
        game.apply(chance.below(len(decision.codes)))
        eye.look()
    eye.end()
    copies = [kind.copies for kind in eye.pool]
    for kind in eye.dealt[1::2]:
        copies[kind] -= 1
    assert min(copies) >= 0
    assert (len(eye.dealt) > 2 * eye.opening) == (ruleset != "cataclysm")


def test_the_same_game_with_and_without_a_watch() -> None:
    from fittest.lab.simulate import Plan, play

    watched, _ = play_game(SMALL, 0, 7)
    played = play(Plan("cataclysm", 2, 12, ["random"], seed=3), 7)
    assert [seat.score for seat in watched.seats] == played.scores
    assert watched.decisions == played.decisions


# -- keeping -----------------------------------------------------------------------------------


def test_a_stopped_study_goes_on_where_it_was(tmp_path: Path) -> None:
    done: list[int] = []

    def stop(count: int) -> None:
        done.append(count)
        if sum(done) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SMALL, tmp_path, progress=stop)
    kept = sorted((tmp_path / "parts").glob("*.jsonl"))
    assert len(kept) == 1
    stamp = kept[0].stat().st_mtime_ns
    games = list(run(SMALL, tmp_path))
    assert kept[0].stat().st_mtime_ns == stamp
    assert [game.number for game in games] == list(range(12))
    assert games == [play_game(SMALL, 0, number)[0] for number in range(12)]


def test_several_processes_and_more_games_change_nothing(tmp_path: Path) -> None:
    short = Study("cataclysm", 2, 8, ["random"], seed=3)
    first = list(run(short, tmp_path, jobs=2))
    assert list(run(SMALL, tmp_path))[:8] == first
    assert first == list(run(short, tmp_path / "other"))


def test_another_study_is_refused(tmp_path: Path) -> None:
    run(Study("cataclysm", 2, 1, ["random"]), tmp_path)
    with pytest.raises(BadRequest) as refused:
        run(Study("cataclysm", 3, 1, ["random"]), tmp_path)
    assert refused.value.message.key == "error-lab-other"
    (tmp_path / "study.json").write_text("{")
    with pytest.raises(BadRequest):
        run(Study("cataclysm", 2, 1, ["random"]), tmp_path)


def test_variants_play_the_same_deals(tmp_path: Path) -> None:
    made = study_of("evolution", 2, 2, ["random"], vary="half", values=["no", "kind"])
    games = list(run(made, tmp_path))
    assert made.variants == ["half=no", "half=kind"]
    assert [(game.variant, game.number) for game in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert games[0].turns > games[2].turns


def test_variants_by_a_card_or_a_number() -> None:
    """With what a file of house rules may have changed besides."""
    before: dict[str, Any] = {"cards": {"piracy": 9}, "numbers": {"deal": 5}}
    for name, place in (("carnivorous.need", "numbers"), ("running", "cards")):
        made = study_of("evolution", 2, 2, ["random"], switches=before, vary=name, values=[0, 2])
        assert made.variants == [f"{name}=0", f"{name}=2"]
        for variant, value in enumerate((0, 2)):
            assert made.plan(variant).switches == {**before, place: {**before[place], name: value}}
    needs = study_of("evolution", 2, 2, ["random"], vary="carnivorous.need", values=[0, 4])
    _, line = play_game(needs, 1, 0)
    assert fittest.replay(line.decode()).setup.switches == {"numbers": {"carnivorous.need": 4}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": []},
        {"bots": ["nobody"]},
        {"vary": "half", "values": ["no", "a bit"]},
        {"vary": "nothing", "values": [1, 2]},
        {"players": 9},
        {"switches": {"half": "most"}},
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"players": 2, "games": 1, "bots": ["random"]}
    with pytest.raises(BadRequest):
        study_of("evolution", **{**usual, **wrong})


# -- telling -----------------------------------------------------------------------------------


class Addresses(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "action", "data")]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command_writes_data_and_a_report(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "study"
    words = ["lab", "cataclysm", "--players", "2", "--games", "5", "--bots", "random,greedy"]
    assert command(cli, ["--lang", language, *words, "--out", str(out)]) == 0
    assert "report.html" in capsys.readouterr().out
    games, seats, traits = (parquet.read_table(out / f"{n}.parquet") for n in ("games", "seats", "traits"))
    assert (games.num_rows, seats.num_rows) == (5, 10)
    assert sum(seats.column("win").to_pylist()) == pytest.approx(5)
    assert set(seats.column("bot").to_pylist()) == {"random", "greedy"}
    assert {"carnivorous", "running"} <= set(traits.column("trait").to_pylist())
    summary = json.loads((out / "summary.json").read_text())
    assert summary["variants"][0]["games"] == 5
    text = (out / "report.html").read_text(encoding="utf-8")
    page = Addresses()
    page.feed(text)
    # Nothing but the games that stand beside it, and each of them can be replayed.
    assert page.found
    for address in page.found:
        assert re.fullmatch(r"games/0-\d{7}\.json", address)
        assert fittest.replay((out / address).read_text(encoding="utf-8")).decision is None
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text) == []
    assert ("Carnivorous" if language == "en" else "Хищник") in text
    assert not re.search(r">(lab|trait|cli)-[a-z]", text)
    for picture in (out / "pictures").glob("*.svg"):
        ET.fromstring(picture.read_text(encoding="utf-8"))


def test_the_command_compares_a_switch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--lang", "en", "lab", "evolution", "--players", "2", "--games", "2", "--bots", "random"]
    assert command(cli, [*words, "--vary", "half=no,kind", "--out", str(tmp_path)]) == 0
    assert "half=kind" in (tmp_path / "report.html").read_text(encoding="utf-8")
    for wrong in ("half", "half=no", "=no,kind"):
        assert command(cli, [*words, "--vary", wrong, "--out", str(tmp_path / "x")]) == 2
    assert "half=no" in capsys.readouterr().err


def test_the_command_compares_house_rules_and_gives_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same deals by other rules: the differences are those of the games that are kept."""
    house, out, kept = tmp_path / "valley.toml", tmp_path / "out", tmp_path / "all.jsonl"
    house.write_text('ruleset = "evolution"\n[switches]\nhalf = "kind"\n')
    words = ["--lang", "en", "lab", "evolution", "--players", "2", "--games", "30", "--bots", "random"]
    more = ["--against", str(house), "--out", str(out), "--save", str(kept)]
    assert command(cli, [*words, *more]) == 0
    games = [game.game() for game in fittest.read(kept)]
    assert len(games) == 60
    turns = {False: 0, True: 0}
    for game in games:
        turns[bool(game.setup.switches)] += game.turns
    summary = json.loads((out / "summary.json").read_text())
    [shorter] = [row for row in summary["differences"] if row["measure"] == "turns"]
    assert shorter["variant"] == "valley"
    assert shorter["effect"]["mean"] == pytest.approx((turns[True] - turns[False]) / 30)
    assert shorter["effect"]["high"] < 0
    assert "valley − evolution" in (out / "report.html").read_text(encoding="utf-8")
    capsys.readouterr()
    one = ["--lang", "en", "lab", "games", str(out)]
    assert command(cli, [*one, "--game", "7", "--variant", "valley"]) == 0
    game = fittest.replay(capsys.readouterr().out)
    assert (game.decision, game.setup.switches) == (None, {"half": "kind"})
    picked = tmp_path / "picked.jsonl"
    chosen = ["--trait", "carnivorous", "--winner", "2", "--limit", "3", "-o", str(picked)]
    assert command(cli, [*one, *chosen]) == 0
    assert [1 in game.winners for game in fittest.read(picked)] == [True] * 3
    for wrong in (["--variant", "hill"], ["--winner", "3"], ["--trait", "wings"]):
        assert command(cli, [*one, *wrong]) == 2
    assert command(cli, [*words, "--against", "evolution", "--out", str(tmp_path / "x")]) == 2


@pytest.mark.parametrize(("ruleset", "players"), [("mutations+divergence+borrowed", 2), ("dinosaurs", 3)])
def test_every_trait_has_a_name(ruleset: str, players: int, tmp_path: Path) -> None:
    made = study_of(ruleset, players, 3, ["random"])
    data = samples(made, run(made, tmp_path))
    found = facts(made, data)
    for language in ("en", "ru"):
        report = Report(made, found, data, [], language)
        names = [report.name_of(trait.trait) for trait in found[0].traits]
        assert len(names) > 7
        assert [name for name in names if name.startswith(("mut-", "dino-"))] == []


def test_charts_put_numbers_where_they_belong() -> None:
    scale = charts.Scale(0, 10, 100, 200)
    assert [scale(value) for value in (0, 5, 10)] == [100, 150, 200]
    assert charts.Scale(0, 0.5, 0, 1).ticks() == pytest.approx([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    drawn = charts.intervals("t", ["a & b"], {"s": [Mean(0.1, 0.0, 0.2)]})
    tree = ET.fromstring(drawn)
    [dot] = [each for each in tree if each.tag.endswith("circle")]
    low, high = (float(n) for n in re.findall(r"[ML]([\d.]+)", next(
        each.attrib["d"] for each in tree if each.attrib.get("stroke-width") == "1.5")))  # fmt: skip
    assert low < float(dot.attrib["cx"]) < high
    assert "a &amp; b" in drawn


# -- many machines -----------------------------------------------------------------------------


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[SimpleNamespace]:
    """A real scheduler with two workers, each a process of its own and without anybody to revive it."""
    contact = tmp_path / "scheduler.json"
    tool = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(contact)]
    worker += ["--no-nanny", "--nthreads", "1", "--no-dashboard"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    started = [subprocess.Popen([*tool, "--no-dashboard", "--scheduler-file", str(contact)], **quiet)]  # type: ignore[call-overload]
    try:
        wait_for(contact.is_file)
        workers = [subprocess.Popen(worker, **quiet) for _ in range(2)]  # type: ignore[call-overload]
        started += workers
        address = json.loads(contact.read_text())["address"]
        yield SimpleNamespace(address=address, workers=workers)
    finally:
        for process in started:
            process.kill()
            process.wait()


def wait_for(fact: Any, seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


def test_a_cluster_loses_a_worker_and_nothing_else(cluster: SimpleNamespace, tmp_path: Path) -> None:
    from distributed import Client

    with Client(cluster.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        wait_for(lambda: len(client.scheduler_info()["workers"]) == 2)
    made = Study("cataclysm", 2, 40, ["random"], seed=3)
    done: list[int] = []

    def kill_one(count: int) -> None:
        done.append(count)
        if len(done) == 2:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    games = run(made, tmp_path / "out", cluster=cluster.address, progress=kill_one)
    assert cluster.workers[0].wait() == -signal.SIGKILL
    assert sum(done) == 40
    assert list(games) == list(run(made, tmp_path / "alone"))
    parts = {path.name: path.read_bytes() for path in (tmp_path / "alone" / "parts").iterdir()}
    assert {path.name: path.read_bytes() for path in (tmp_path / "out" / "parts").iterdir()} == parts
    tables = [
        write_parquet(made, lines_in(made, tmp_path / name), tmp_path / name) for name in ("out", "alone")
    ]
    for one, other in zip(*tables, strict=True):
        assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "carrier-pigeon://127.0.0.1:9"])
def test_a_cluster_that_is_not_there_is_named(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fittest.lab.cluster.PATIENCE", "300ms")
    before = threading.active_count()
    with pytest.raises(BadRequest) as refused:
        run(SMALL, tmp_path, cluster=address)
    assert refused.value.message.args["address"] == address
    # A thread that was left behind would hold up the end of the process.
    assert threading.active_count() == before or address.startswith("tcp")
