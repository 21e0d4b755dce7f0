"""What the documents and the tree say about themselves is true."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

import fittest
from fittest.cli import COMMANDS

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"`fittest ([a-z]+)")

# A place on somebody's own disk, or an address packages come from, has no business in the repository.
PRIVATE = re.compile(rb"(?:^|[\s\"'(=:])/(?:tmp|work|root|farm|home|opt)/\w|(?:pypi|pythonhosted|npmjs)\.org")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def committed() -> list[Path]:
    run = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in run.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_examples_of_the_readme_run() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted > 5
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(fittest)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", ["bots", "envs"])
def test_the_python_of_the_guides_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = PYTHON.findall((ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block, f"{name}.md", "exec"), {})


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_commands_exist(document: Path) -> None:
    assert set(COMMAND.findall(document.read_text(encoding="utf-8"))) <= set(COMMANDS)


def test_the_readme_names_every_command() -> None:
    assert set(COMMAND.findall((ROOT / "README.md").read_text(encoding="utf-8"))) == set(COMMANDS)


def test_nothing_of_anybodys_machine_is_committed() -> None:
    found = []
    for path in committed():
        if path.suffix in (".png", ".ico", ".woff2") or path == Path(__file__):
            continue
        found += [f"{named(path)}: {match.group().decode()}" for match in PRIVATE.finditer(path.read_bytes())]
    assert found == []


def test_sources_can_be_read_in_one_sitting() -> None:
    long = {}
    for path in committed():
        if path.suffix in (".py", ".ts", ".svelte") and not path.name.endswith(".d.ts"):
            count = len(path.read_text(encoding="utf-8").splitlines())
            if count > 600:
                long[named(path)] = count
    assert long == {}
