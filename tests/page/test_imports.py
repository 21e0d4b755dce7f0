"""Whatever a page imports is in the page. Its engine is built late and takes a while: here it is seen at
once."""

import re
import sys
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hatch_engine import LOCK, UNUSED, page_files

ROOT = Path(__file__).parents[2]
# The Python of the page, which is not the one that runs here.
STDLIB = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
# What the two workers of a page begin with; the third makes the lists of rules and cards when it is built.
BEGINNINGS = ["fittest.page.service", "fittest.page.bots", "fittest.server.queries"]

needs_page = pytest.mark.skipif(not STDLIB.is_file(), reason="needs the packages of the client (npm ci)")


@cache
def ours() -> dict[str, str]:
    sources = ROOT / "src"
    files = [path for path in page_files(sources / "fittest") if path.suffix == ".py"]
    found = {_module(str(path.relative_to(sources))): path.read_text(encoding="utf-8") for path in files}
    # Written anew for the page.
    return {**found, "fittest.about": ""}


@cache
def stdlib() -> dict[str, str]:
    with zipfile.ZipFile(STDLIB) as archive:
        names = [name for name in archive.namelist() if name.endswith(".py")]
        return {_module(name): archive.read(name).decode() for name in names}


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


# Not parsed: the Python that runs here may not know the syntax of the one in the page.
IMPORT = re.compile(r"^import ([^#\n;]+)|^from (\.*)([\w.]*) import (\([^)]*\)|[^#\n;]+)", re.MULTILINE)


def imported(source: str, package: str, modules: dict[str, str]) -> Iterator[str]:
    """What a module imports as soon as it is imported itself."""
    for plain, dots, module, names in IMPORT.findall(source):
        if plain:
            yield from (name.split()[0] for name in plain.split(","))
            continue
        parts = package.split(".")[: package.count(".") + 2 - len(dots)] if dots else []
        name = ".".join([*parts, module] if module else parts)
        yield name
        wanted = (f"{name}.{part.split()[0]}" for part in names.strip("()").split(",") if part.strip())
        yield from (part for part in wanted if part in modules)


def missing(sources: dict[str, str]) -> list[str]:
    """What cannot be imported in the page, each with the way that leads there."""
    modules = {**stdlib(), **sources}
    locked = [line.split("==")[0] for line in (ROOT / LOCK).read_text().splitlines() if "==" in line]
    wheels = {name.replace("-", "_") for name in locked}
    packages = {name.rpartition(".")[0] for name in modules}
    found: list[str] = []
    ways = {name: name for name in BEGINNINGS}
    waiting = BEGINNINGS[:]
    while waiting:
        name = waiting.pop()
        package = name if name in packages else name.rpartition(".")[0]
        for wanted in imported(modules[name], package, modules):
            top, way = wanted.split(".")[0], f"{ways[name]} > {wanted}"
            # Modules in C have no source, and some of the others are made by their packages.
            there = wanted in modules or top in wheels or top in sys.stdlib_module_names
            if not there or top in UNUSED:
                found.append(way)
            for part in (".".join(wanted.split(".")[:n]) for n in range(1, wanted.count(".") + 2)):
                if part in modules and part not in ways:
                    ways[part] = way
                    waiting.append(part)
    return found


@needs_page
def test_everything_that_a_page_imports_is_there() -> None:
    assert missing(ours()) == []


@needs_page
@pytest.mark.parametrize(
    "line",
    ["import xml.sax.saxutils", "import numpy", "from fittest.terminal import words", "import sqlite3"],
)
def test_what_is_not_there_is_found(line: str) -> None:
    added = {"fittest.kernel.message": ours()["fittest.kernel.message"] + f"\n{line}\n"}
    ways = missing({**ours(), **added})
    assert ways
    assert all("fittest.kernel.message" in way for way in ways)


def test_the_page_has_what_bots_have_learned() -> None:
    package = ROOT / "src" / "fittest"
    learned = {path for path in (package / "bots" / "weights").iterdir() if path.is_file()}
    assert learned
    assert learned <= set(page_files(package))
