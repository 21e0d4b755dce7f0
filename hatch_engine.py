"""Puts together what plays in a page without a server: Python for browsers, the rules and the bots.

`python hatch_engine.py` writes it where the client's build looks for it. Pyodide comes from npm with the
client's other packages, three wheels come from the package index by the hashes of `web/engine.lock`, all else
is ours. Nothing is fetched when it runs.
"""

import ast
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent
LOCK = "web/engine.lock"
MADE = "web/generated/engine"
COMPILER = "web/scripts/engine.mjs"
# Wheels for which Python: that of Pyodide 314.
TAGS = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
# No browser has these, and nothing that a page runs imports them.
ELSEWHERE = {
    "alembic",
    "asyncpg",
    "click",
    "distributed",
    "gymnasium",
    "litestar",
    "numpy",
    "prometheus_client",
    "rich",
    "sqlalchemy",
    "textual",
    "uvicorn",
}
DATA = ("*.toml", "puzzles/data/*.json", "bots/weights/*.json")
# The page has the texts itself.
LEFT_OUT = {"commands", "envs", "lab", "locales", "migrations", "routes", "static", "terminal", "__pycache__"}

# Parts of the standard library that a game in a page never imports: for files, mail, servers and debugging.
# They are left out of the page, and so is whatever imports them.
UNUSED = """
    _pydatetime _pyio _pyrepl bdb cProfile calendar cmd code compileall configparser csv ctypes curses doctest
    email ensurepip fileinput ftplib gettext getpass html http idlelib imaplib mailbox mimetypes modulefinder
    optparse pdb pickletools plistlib poplib pprint profile pstats pyclbr pydoc pydoc_data runpy sched shelve
    smtplib socketserver sqlite3 stringprep symtable tabnanny tarfile timeit tkinter trace tracemalloc turtle
    unittest urllib venv wave wsgiref xmlrpc zipapp zoneinfo
    """.split()  # noqa: SIM905


def page_files(package: Path) -> list[Path]:
    """What a page needs of our package: modules that import nothing it has not got, and their data."""
    found = [path for path in package.rglob("*") if path.is_file()]
    kept = [path for path in found if not LEFT_OUT & set(path.relative_to(package).parts)]
    return sorted(path for path in kept if any(path.match(data) for data in DATA) or _is_portable(path))


def _is_portable(path: Path) -> bool:
    return path.suffix == ".py" and not ELSEWHERE & _imported(ast.parse(path.read_text(encoding="utf-8")))


def _imported(module: ast.Module) -> set[str]:
    """The packages that a module imports as soon as it is imported itself."""
    names: set[str] = set()
    for statement in module.body:
        if isinstance(statement, ast.Import):
            names.update(alias.name.split(".")[0] for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            names.add(statement.module.split(".")[0])
    return names


def engine_files(root: Path) -> list[Path]:
    """Everything that decides what the engine of the page is."""
    ours = [
        root / LOCK,
        root / COMPILER,
        root / "pyproject.toml",
        root / "web" / "package-lock.json",
        Path(__file__),
    ]
    return [path for path in [*ours, *page_files(root / "src" / "fittest")] if path.is_file()]


def build_engine(root: Path) -> None:
    out, work = root / MADE, root / "build" / "engine"
    for folder in (out, work):
        shutil.rmtree(folder, ignore_errors=True)
    wheels, sources = work / "wheels", work / "sources"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    how = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(root / LOCK)]
    subprocess.run([*pip, *how, *TAGS, "--dest", str(wheels)], check=True)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if ".dist-info/" not in name]
            archive.extractall(sources, [name for name in names if not name.endswith((".pyi", ".c", ".h"))])
    for path in page_files(root / "src" / "fittest"):
        target = sources / path.relative_to(root / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    # A page has no list of installed packages where the version could be looked up.
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (sources / "fittest" / "about.py").write_text(f"VERSION = {project['version']!r}\n", encoding="utf-8")
    node = shutil.which("node")
    assert node is not None, "Node is needed"
    compiler = [node, str(root / COMPILER), str(sources), str(out), *sorted(UNUSED)]
    subprocess.run(compiler, cwd=root / "web", check=True)


if __name__ == "__main__":
    build_engine(ROOT)
