"""One suite for both stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fittest.games.registry import FAMILIES
from tests.server.harness import Running, running
from tests.server.postgres import Postgres
from tests.toy.family import TOY


@pytest.fixture(scope="package", autouse=True)
def toy() -> Iterator[None]:
    """The toy game is a ruleset like any other for the server."""
    FAMILIES.append(TOY)
    yield
    FAMILIES.remove(TOY)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    made: Postgres = request.getfixturevalue("postgres")
    return made.new_database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, for what has nothing to do with the store."""
    with running(str(tmp_path_factory.mktemp("server") / "tables.sqlite")) as made:
        yield made
