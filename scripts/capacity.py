"""Throughput with one, two and four servers on one PostgreSQL: python scripts/capacity.py [SECONDS]

Starts a PostgreSQL of its own, as the tests do, and runs `fittest load` flat out against it. Run it with the
compiled engine: PYTHONPATH=build/compiled:. python scripts/capacity.py
"""

import json
import subprocess
import sys

from tests.server.postgres import Postgres

TABLES = 40


def measured(servers: int, spread: bool, database: str, seconds: float) -> dict[str, float]:
    program = [sys.executable, "-m", "fittest", "load", "--json", "--rate", "0", "--tables", str(TABLES)]
    program += ["--servers", str(servers), "--database", database, "--seconds", str(seconds)]
    program += ["--spread"] if spread else []
    [result] = json.loads(subprocess.run(program, check=True, capture_output=True, text=True).stdout)
    found: dict[str, float] = result
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    postgres = Postgres(durable=True)
    try:
        for servers, spread in ((1, False), (2, False), (4, False), (2, True), (4, True)):
            result = measured(servers, spread, postgres.new_database(), seconds)
            names = ("servers", "moves_per_second", "p50", "p99", "cpu", "memory")
            told = "  ".join(f"{name} {result[name]}" for name in names)
            print(told, " seats spread" if spread else "", flush=True)
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
