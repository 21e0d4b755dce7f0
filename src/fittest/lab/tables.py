"""The games of a study as tables, written as Parquet files a piece at a time."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from fittest.kernel.errors import bad_request
from fittest.lab.seeds import derive
from fittest.lab.study import Study, Watched
from fittest.lab.watch import BEARERS, FINAL, PLAYED, SURVIVED, Kind

Table = dict[str, list[Any]]
Lines = list[tuple[Watched, bytes]]
PIECE = 1000
"""Games that are written together."""


def pieces(lines: Iterable[tuple[Watched, bytes]]) -> Iterator[Lines]:
    left = iter(lines)
    while piece := list(islice(left, PIECE)):
        yield piece


def games_table(study: Study, pools: list[list[Kind]], lines: Lines) -> Table:
    names = study.variants
    return {
        "variant": [names[game.variant] for game, _ in lines],
        "game": [game.number for game, _ in lines],
        "seed": [study.seed_of(game.number) for game, _ in lines],
        "turns": [game.turns for game, _ in lines],
        "decisions": [game.decisions for game, _ in lines],
        "record": [line.decode().rstrip("\n") for _, line in lines],
    }


def seats_table(study: Study, pools: list[list[Kind]], lines: Lines) -> Table:
    names = study.variants
    rows = [(game, seat, own) for game, _ in lines for seat, own in enumerate(game.seats)]
    return {
        "variant": [names[game.variant] for game, _, _ in rows],
        "game": [game.number for game, _, _ in rows],
        "seat": [seat for _, seat, _ in rows],
        "bot": [own.bot for _, _, own in rows],
        "bot_seed": [derive(study.seed, "bot", game.number, seat) for game, seat, _ in rows],
        "score": [own.score for _, _, own in rows],
        "win": [own.win for _, _, own in rows],
    }


def traits_table(study: Study, pools: list[list[Kind]], lines: Lines) -> Table:
    names = study.variants
    rows = [
        (game, seat, trait, numbers)
        for game, _ in lines
        for seat, own in enumerate(game.seats)
        for trait, numbers in own.traits.items()
    ]
    return {
        "variant": [names[game.variant] for game, _, _, _ in rows],
        "game": [game.number for game, _, _, _ in rows],
        "seat": [seat for _, seat, _, _ in rows],
        "trait": [trait for _, _, trait, _ in rows],
        "played": [numbers[PLAYED] for _, _, _, numbers in rows],
        "bearers": [numbers[BEARERS] for _, _, _, numbers in rows],
        "survived": [numbers[SURVIVED] for _, _, _, numbers in rows],
        "final": [numbers[FINAL] for _, _, _, numbers in rows],
    }


def dealt_table(study: Study, pools: list[list[Kind]], lines: Lines) -> Table:
    names = study.variants
    rows = [(game, place) for game, _ in lines for place in range(len(game.dealt) // 2)]
    return {
        "variant": [names[game.variant] for game, _ in rows],
        "game": [game.number for game, _ in rows],
        "place": [place for _, place in rows],
        "opening": [place < game.opening for game, place in rows],
        "seat": [game.dealt[2 * place] for game, place in rows],
        "card": [pools[game.variant][game.dealt[2 * place + 1]].card for game, place in rows],
    }


TABLES = {"games": games_table, "seats": seats_table, "traits": traits_table, "dealt": dealt_table}
NUMBERS = {"win": "float64", "opening": "bool"}
TEXTS = ("variant", "bot", "trait", "card", "record")


def write_parquet(study: Study, lines: Iterable[tuple[Watched, bytes]], out: Path) -> list[Path]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise bad_request("error-no-pyarrow") from error
    pools = [study.pool(variant) for variant in range(len(study.variants))]
    writers: dict[str, Any] = {}
    paths = {name: out / f"{name}.parquet" for name in TABLES}
    try:
        for piece in pieces(lines):
            for name, make in TABLES.items():
                columns = make(study, pools, piece)
                types = {
                    column: NUMBERS.get(column, "string" if column in TEXTS else "int64")
                    for column in columns
                }
                schema = pyarrow.schema(list(types.items()))
                if name not in writers:
                    writers[name] = parquet.ParquetWriter(paths[name], schema, compression="zstd")
                writers[name].write_table(pyarrow.table(columns, schema=schema))
    finally:
        for writer in writers.values():
            writer.close()
    return list(paths.values())
