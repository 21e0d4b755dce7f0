"""What a move costs the processor, layer by layer:

    PYTHONPATH=build/compiled python scripts/cost_of_a_move.py [RULESET] [--beats]

Plays random games of four people at a `Table`, as the server does but without sockets, and adds up what each
step takes, in microseconds of one core; `--beats`: with the steps on the way, which the page asks for. What
`fittest load` measures beyond the sum is the network, the event loop and the system: see docs/capacity.md.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from fittest.server import events, serialize
from fittest.server.database import database_url, open_database
from fittest.server.decide import Actor, decide
from fittest.server.messages import ClientMessage, You
from fittest.server.service import real_providers
from fittest.server.settings import Person, Settings
from fittest.server.store import Store
from fittest.server.table import Table

GAMES = 20
SEATS = 4
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode


class Stopwatch:
    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._at = 0

    def start(self) -> None:
        self._at = time.process_time_ns()

    def lap(self, layer: str) -> None:
        now = time.process_time_ns()
        self.spent[layer] += now - self._at
        self._at = time.process_time_ns()


def play(seed: int, ruleset: str, beats: bool, watch: Stopwatch, bodies: list[str]) -> int:
    providers = real_providers(["greedy"])
    source = random.Random(seed)
    table = Table("measured")
    settings = Settings(ruleset=ruleset, seats=[Person()] * SEATS)
    table.apply(events.Opened(at=0, settings=settings, keys=[], version=""))
    table.apply(events.Started(at=0, seed=seed))
    table.trail.watched = beats
    told = [0] * SEATS
    moves = 0
    while table.game is not None and (decision := table.game.decision) is not None:
        text = source.choice(decision.options).text
        said = encode({"type": "answer", "id": str(moves), "asked": table.asked, "text": text})
        watch.start()
        message = decode(said)
        event = decide(table, Actor(decision.seat, False), message, providers).event
        watch.lap("read the message, check it")
        table.foresee(text)
        watch.lap("rules: the answer tried on a copy")
        bodies.append(events.pack(event))
        watch.lap("event as JSON")
        table.apply(event)
        watch.lap("event applied")
        encode(serialize.summary(table))
        watch.lap("summary")
        for seat in range(SEATS):
            you = You(seat, [seat], False)
            update = serialize.update(table, you, table.seq - 1, told[seat], 0, beats)
            watch.lap("what four seats see")
            encode(update)
            watch.lap("that as JSON")
            told[seat] = len(table.game.events)
        table.trail.forget(table.seq)
        moves += 1
    return moves


async def commits(bodies: list[str], together: int) -> float:
    """Processor time of storing one event in SQLite, so many in one commit; microseconds."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(await open_database(database_url(str(Path(folder, "cost.sqlite")))))
        await store.append("warm", 1, "up")
        started = time.process_time()
        for start in range(0, len(bodies), together):
            some = bodies[start : start + together]
            await asyncio.gather(*(store.append(f"t{start + n}", 1, body) for n, body in enumerate(some)))
        spent = time.process_time() - started
        await store.close()
    return 1e6 * spent / len(bodies)


def main() -> None:
    beats = "--beats" in sys.argv
    ruleset = next((name for name in sys.argv[1:] if name != "--beats"), "evolution")
    watch, bodies = Stopwatch(), list[str]()
    play(0, ruleset, beats, watch, bodies)
    watch.spent.clear()
    bodies.clear()
    moves = sum(play(seed, ruleset, beats, watch, bodies) for seed in range(1, GAMES + 1))
    for layer, spent in watch.spent.items():
        print(f"{layer:36} {spent / moves / 1000:7.1f}")
    print(f"{'sum':36} {watch.spent.total() / moves / 1000:7.1f}")
    some = bodies[:400]
    for together in (1, 4):
        print(f"{f'stored, {together} in a commit':36} {asyncio.run(commits(some, together)):7.1f}")


if __name__ == "__main__":
    main()
