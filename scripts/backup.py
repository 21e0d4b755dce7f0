"""Backs up and restores the database of a Fittest server. The server may go on while it is backed up.

    python scripts/backup.py backup  DATABASE FILE
    python scripts/backup.py restore FILE DATABASE

DATABASE is what `fittest serve --database` takes: a file of SQLite or an address of PostgreSQL, whose own
pg_dump and pg_restore do the work. FILE is replaced only by a backup that is whole. A database that holds
tables already is not restored into.
"""

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path


class Refused(Exception):
    """Said to whoever called."""


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def backup(database: str, file: Path) -> None:
    made = file.with_name(file.name + ".part")
    made.unlink(missing_ok=True)
    # It holds the seeds of running games and what people said.
    os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        if is_postgres(database):
            run("pg_dump", "--format=custom", "--no-owner", "--file", str(made), "--dbname", database)
        else:
            copy_sqlite(Path(database), made)
        with made.open("rb") as written:
            os.fsync(written.fileno())
        made.replace(file)
    finally:
        made.unlink(missing_ok=True)


def restore(file: Path, database: str) -> None:
    if not file.is_file():
        raise Refused(f"There is no backup {file}.")
    if is_postgres(database):
        tables = run("psql", "--dbname", database, "-Atc", "SELECT to_regclass('public.log') IS NOT NULL")
        if tables.strip() == "t":
            raise Refused("The database holds tables already. Make an empty one: createdb.")
        options = ("--no-owner", "--single-transaction", "--exit-on-error")
        run("pg_restore", *options, "--dbname", database, str(file))
        return
    place = Path(database)
    if place.exists():
        raise Refused(f"{place} is there already. Move it away first (with its -wal and -shm).")
    made = place.with_name(place.name + ".part")
    made.unlink(missing_ok=True)
    try:
        copy_sqlite(file, made)
        made.replace(place)
    finally:
        made.unlink(missing_ok=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """A copy of one moment, whatever is written meanwhile."""
    if not source.is_file():
        raise Refused(f"There is no database {source}.")
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        try:
            old.backup(new)
            [found] = new.execute("PRAGMA integrity_check").fetchone()
        except sqlite3.DatabaseError as error:
            raise Refused(f"{source} cannot be read: {error}") from error
        if found != "ok":
            raise Refused(f"{source} is damaged: {found}")
        if new.execute("SELECT count(*) FROM sqlite_master WHERE name = 'log'").fetchone() == (0,):
            raise Refused(f"{source} is not a database of Fittest.")
        new.execute("PRAGMA journal_mode = DELETE")


def run(program: str, *args: str) -> str:
    found = shutil.which(program)
    if found is None:
        places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        if not places:
            raise Refused(f"{program} is not installed.")
        found = str(places[-1])
    done = subprocess.run([found, *args], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refused(done.stderr.strip())
    return done.stdout


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    saving = commands.add_parser("backup")
    saving.add_argument("database")
    saving.add_argument("file", type=Path)
    restoring = commands.add_parser("restore")
    restoring.add_argument("file", type=Path)
    restoring.add_argument("database")
    wanted = parser.parse_args()
    try:
        if wanted.command == "backup":
            backup(wanted.database, wanted.file)
        else:
            restore(wanted.file, wanted.database)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
