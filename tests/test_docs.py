"""What the documents and the tree say about themselves is true."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fittest
from fittest.cli import COMMANDS

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"`fittest ([a-z][a-z-]*)")

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


@pytest.mark.parametrize("name", ["index", "library", "notation"])
def test_the_examples_of_the_guides_run(name: str) -> None:
    found = doctest.testfile(str(ROOT / "docs" / f"{name}.md"), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_site_is_built_without_a_warning_and_asks_nobody_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path / "site")]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    run = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    pages = list((tmp_path / "site").rglob("*.html"))
    documents = [path for path in DOCUMENTS if path.is_relative_to(ROOT / "docs")]
    assert len(pages) > len(documents)
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r'<(?:script|link|img)[^>]+(?:src|href)="https?:', text), page.name


def test_every_page_is_in_the_table_of_contents() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = {path.name for path in (ROOT / "docs").glob("*.md")}
    assert pages - set(re.findall(r": ([a-z-]+\.md)$", text, re.MULTILINE)) == set()


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


NAMED_LINK = re.compile(r"\[`([\w.]+)`\]\(([^)#]+\.(?:py|ts))\)")


def test_what_the_architecture_names_is_where_it_says() -> None:
    """The last part of `Hunt.kill` is defined in the file that it links to."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    links = [(name, ROOT / "docs" / path) for name, path in NAMED_LINK.findall(text)]
    assert len(links) > 12
    lost = []
    for name, path in links:
        if not path.name.endswith(name.rpartition("/")[2]):
            known = re.compile(rf"\b(?:def|class|function|export class)\s+{name.rpartition('.')[2]}\b")
            if not path.is_file() or not known.search(path.read_text(encoding="utf-8")):
                lost.append(f"{name}: not in {path.name}")
    assert lost == []
