"""The build hook: what is compiled, and what is installed where nothing can be."""

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hatch_build import FittestHook, engine_modules, joined
from hatch_clones import Sources
from hatch_docs import write_docs

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def imports(module: str) -> set[str]:
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    found = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    found |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.split(".")[0] for name in found}


def test_the_engine_is_compiled_without_its_edges() -> None:
    modules = engine_modules(SOURCE)
    assert "fittest/kernel/game.py" in modules
    assert "fittest/games/evolution/hunt.py" in modules
    assert "fittest/kernel/view.py" not in modules
    assert {module.split("/")[1] for module in modules} == {"kernel", "games", "features", "bots"}
    assert [module for module in modules if imports(module) & {"msgspec", "yaml"}] == []


def test_a_pure_wheel_has_all_data_and_nothing_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FITTEST_PURE", "1")
    monkeypatch.setenv("FITTEST_NO_CLIENT", "1")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    data = [
        path
        for path in (SOURCE / "fittest").rglob("*")
        if path.suffix in (".py", ".ftl", ".toml", ".yaml") and "static" not in path.parts
    ]
    assert {str(path.relative_to(SOURCE)) for path in data} <= set(names)
    assert {f"fittest/docs/rulings/{page.name}" for page in (ROOT / "docs" / "rulings").iterdir()} <= set(
        names
    )
    assert [name for name in names if name.endswith((".so", ".pyc"))] == []


def test_what_calls_each_other_is_compiled_as_one_the_longest_first(tmp_path: Path) -> None:
    evolution = [
        "",
        "___kernel___game",
        "___games___evolution___hunt",
        "___games___evolution___traits___pairs",
    ]
    games = ["___games___mutations___state", "___games___dinosaurs___board"]
    others = ["___bots___heuristics___judge", "___games___mutations___reasons", "___kernel___errors"]
    files = [tmp_path / f"__native_fittest{name}.c" for name in evolution + games + others]
    for file in [*files, tmp_path / "int_ops.c"]:
        file.write_text(f"/* {len(file.name) * 'x'} */")
    units = joined([str(file) for file in [*files, tmp_path / "int_ops.c"]], tmp_path)
    found = {Path(unit).stem: Path(unit).read_text().count("#include") for unit in units}
    assert found == {"evolution": 5, "games": 2, "cold": 2, "bots": 1}
    assert Path(units[0]).stem == "evolution"


def test_progress_says_what_is_done_and_how_it_ended() -> None:
    command = [str(ROOT / "scripts" / "progress"), "Trying", "sh", "-c", "exit 7"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 7
    assert run.stdout.startswith("Trying")


STATE = """
class State:
    pass


class Shelf(State):
    def __init__(self, owner: int, books: list[int]) -> None:
        self.owner = owner
        self.books = books
        self.open = False
        self.drawers: list[list[int]] = []


class Room(State):
    def __init__(self, rules: object = None) -> None:
        self.rules = rules
        self.shelves: list[Shelf] = []
        self.best = Shelf(0, [])
"""


def test_each_state_is_compiled_with_a_clone_of_its_own(tmp_path: Path) -> None:
    state = tmp_path / "fittest" / "kernel" / "state.py"
    state.parent.mkdir(parents=True)
    state.write_text(STATE)
    Sources(tmp_path, ["fittest/kernel/state.py"]).write_clones()
    text = state.read_text()
    assert 'def clone(self) -> "Shelf": copy = Shelf(owner=self.owner, books=self.books[:]); ' in text
    assert "copy.open = self.open; copy.drawers = [each0[:] for each0 in self.drawers]; return copy" in text
    assert "copy = Room(rules=self.rules); copy.shelves = [each0.clone() for each0 in self.shelves]; " in text
    assert "copy.best = self.best.clone(); return copy" in text
    # Tracebacks of the compiled engine name the lines of the sources.
    lines = dict(enumerate(text.split("\n")))
    assert [(n, old) for n, old in enumerate(STATE.split("\n")) if old and lines[n] != old] == []


@pytest.mark.parametrize("value", ["[]", "[] if books else [books]"])
def test_what_has_no_type_and_could_be_shared_stops_the_build(tmp_path: Path, value: str) -> None:
    state = tmp_path / "fittest" / "kernel" / "state.py"
    state.parent.mkdir(parents=True)
    state.write_text(STATE.replace("self.drawers: list[list[int]] = []", f"self.drawers = {value}"))
    with pytest.raises(AssertionError, match=r"type of self\.drawers"):
        Sources(tmp_path, ["fittest/kernel/state.py"]).write_clones()


def test_no_game_writes_a_clone_by_hand() -> None:
    modules = [module for module in engine_modules(SOURCE) if "/games/" in module]
    assert [
        module for module in modules if "def clone(" in (SOURCE / module).read_text(encoding="utf-8")
    ] == []


@pytest.fixture
def hook(tmp_path: Path) -> FittestHook:
    (tmp_path / "src" / "fittest" / "kernel").mkdir(parents=True)
    (tmp_path / "web").mkdir()
    nothing: Any = None
    return FittestHook(str(tmp_path), {}, nothing, nothing, str(tmp_path), "wheel")


def test_what_cannot_be_made_is_left_out_and_said(
    hook: FittestHook, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(FittestHook, "_compile", lambda *_: False)
    monkeypatch.setattr(FittestHook, "_build_client", lambda *_: False)
    build_data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", build_data)
    assert build_data == {"force_include": {}}
    said = "".join(capsys.readouterr())
    assert "pure Python" in said
    assert "Node 20" in said


def test_what_was_made_is_kept_until_its_sources_change(
    hook: FittestHook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def compile_(hook: FittestHook, source: Path, build: Path) -> bool:
        made.append("engine")
        (build / "mypyc" / "lib").mkdir()
        (build / "mypyc" / "lib" / "engine.so").touch()
        return True

    monkeypatch.setattr(FittestHook, "_compile", compile_)
    monkeypatch.setenv("FITTEST_NO_CLIENT", "1")
    for _ in range(2):
        build_data: dict[str, Any] = {"force_include": {}}
        hook.initialize("standard", build_data)
        assert list(build_data["force_include"].values()) == ["engine.so"]
        assert build_data["pure_python"] is False
    assert made == ["engine"]
    (tmp_path / "src" / "fittest" / "kernel" / "new.py").touch()
    hook.initialize("standard", {"force_include": {}})
    assert made == ["engine", "engine"]


def test_an_editable_install_is_left_alone(hook: FittestHook) -> None:
    build_data: dict[str, Any] = {"force_include": {}}
    hook.initialize("editable", build_data)
    assert build_data == {"force_include": {}}


@pytest.mark.parametrize(
    ("lock", "extras"),
    [("requirements.lock", ["server", "build"]), ("requirements-dev.lock", ["server", "build", "dev"])],
)
def test_locks_pin_everything_with_hashes_and_no_address(lock: str, extras: list[str]) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(each for name in extras for each in project["optional-dependencies"][name]),
    ]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=]", each)[0]).lower() for each in wanted}
    pinned = dict(re.findall(r"^([a-z0-9-]+)==\S+.*\\\n    (--hash=sha256:[0-9a-f]{64})", text, re.MULTILINE))
    assert names - set(pinned) == set()
    assert "://" not in text
    assert "--index" not in text


def test_docstrings_come_into_the_c_that_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "fittest" / "kernel").mkdir(parents=True)
    module = "fittest/kernel/thing.py"
    source = (
        'class Thing:\n    """A \\"thing\\", 3–4."""\n\n'
        "    def __init__(self) -> None:\n        self.size = 1\n"
        '        """How large."""\n\n    def grow(self) -> None:\n        """Larger."""\n\n'
        "class Other(Thing):\n    def grow(self) -> None:\n        self.size += 2\n"
    )
    (tmp_path / module).write_text(source, encoding="utf-8")
    c_file = tmp_path / "__native_fittest___kernel___thing.c"
    c_file.write_text(
        "(PyCFunction)CPyPy_kernel___thing___Thing___grow,\n "
        'METH_FASTCALL, PyDoc_STR("grow($self)\\n--\\n\\n")},\n'
        "(PyCFunction)CPyPy_thing___Other___grow,\n "
        'METH_FASTCALL, PyDoc_STR("grow($self, by)\\n--\\n\\n")},\n'
        '{"size",\n (getter)thing___Thing_get_size,\n NULL, NULL, NULL},\n'
        '.tp_name = "Thing",\n.tp_doc = PyDoc_STR("Thing()\\n--\\n\\n"),\n'
    )
    write_docs(tmp_path, [module], tmp_path)
    text = c_file.read_text()
    assert 'PyDoc_STR("grow($self)\\n--\\n\\nLarger.")' in text
    assert 'PyDoc_STR("grow($self, by)\\n--\\n\\nLarger.")' in text, "as what it overrides"
    assert 'NULL, PyDoc_STR("How large."), NULL}' in text
    assert 'PyDoc_STR("Thing()\\n--\\n\\nA \\"thing\\", 3\\342\\200\\2234.")' in text
