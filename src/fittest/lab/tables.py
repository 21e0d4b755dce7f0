"""The games of a study as tables, and as Parquet files."""

from pathlib import Path
from typing import Any

from fittest.kernel.errors import bad_request
from fittest.lab.study import Study, Watched
from fittest.lab.watch import BEARERS, FINAL, PLAYED, SURVIVED

Table = dict[str, list[Any]]


def games_table(study: Study, games: list[Watched]) -> Table:
    return {
        "variant": [study.variants[game.variant] for game in games],
        "game": [game.number for game in games],
        "turns": [game.turns for game in games],
        "decisions": [game.decisions for game in games],
    }


def seats_table(study: Study, games: list[Watched]) -> Table:
    rows = [(game, seat, own) for game in games for seat, own in enumerate(game.seats)]
    return {
        "variant": [study.variants[game.variant] for game, _, _ in rows],
        "game": [game.number for game, _, _ in rows],
        "seat": [seat for _, seat, _ in rows],
        "bot": [own.bot for _, _, own in rows],
        "score": [own.score for _, _, own in rows],
        "win": [own.win for _, _, own in rows],
    }


def traits_table(study: Study, games: list[Watched]) -> Table:
    rows = [
        (game, seat, trait, numbers)
        for game in games
        for seat, own in enumerate(game.seats)
        for trait, numbers in own.traits.items()
    ]
    return {
        "variant": [study.variants[game.variant] for game, _, _, _ in rows],
        "game": [game.number for game, _, _, _ in rows],
        "seat": [seat for _, seat, _, _ in rows],
        "trait": [trait for _, _, trait, _ in rows],
        "played": [numbers[PLAYED] for _, _, _, numbers in rows],
        "bearers": [numbers[BEARERS] for _, _, _, numbers in rows],
        "survived": [numbers[SURVIVED] for _, _, _, numbers in rows],
        "final": [numbers[FINAL] for _, _, _, numbers in rows],
    }


TABLES = {"games": games_table, "seats": seats_table, "traits": traits_table}


def write_parquet(study: Study, games: list[Watched], out: Path) -> list[Path]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise bad_request("error-no-pyarrow") from error
    written = []
    for name, make in TABLES.items():
        path = out / f"{name}.parquet"
        parquet.write_table(pyarrow.table(make(study, games)), path)
        written.append(path)
    return written
