"""Build hook: puts the compiled engine, the browser client and the rulings into the wheel.

The engine is compiled with mypyc; an editable install is left interpreted, and no compiled file is ever put
beside the sources. Where compilation is not possible the wheel is pure Python: the same rules, slower. The
client is built with npm; without it the wheel has none, and the server's page says how to get it. Into
the client goes the engine for pages without a server (`hatch_engine.py`), if its parts can be had.

FITTEST_PURE=1 leaves the engine alone, FITTEST_NO_CLIENT=1 the client. Both stay in `build/` and are made
anew only when their sources change.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Our own modules lie beside this one; hatchling does not look there.
sys.path.insert(0, str(Path(__file__).parent))

from hatch_engine import MADE, engine_files

# Edges of the engine, where msgspec structs and YAML live, stay interpreted.
INTERPRETED = {"__init__.py", "boxes.py", "family.py", "lists.py", "registry.py", "view.py"}
ENGINE = ("kernel", "games", "features", "bots/heuristics")
COLD = {
    *(
        "boxes",
        "cards",
        "classes",
        "composition",
        "determinize",
        "errors",
        "event_kinds",
        "events",
        "explain",
    ),
    *("formats", "invariants", "message", "opening", "picture", "preview", "reasons", "rule_numbers"),
    *("rules", "seed"),
}
"""Modules that are run once in a game or when somebody asks: not worth what `-O3` costs."""
CLIENT_PARTS = ("src", "public", "scripts")
STATIC = "fittest/server/static"
RULINGS = "docs/rulings"


def engine_modules(source: Path) -> list[str]:
    """The modules to compile, relative to `source`."""
    found = [path for part in ENGINE for path in (source / "fittest" / part).rglob("*.py")]
    engine = [path for path in found if path.name not in INTERPRETED and path.parent.name != "scenario"]
    return sorted(str(path.relative_to(source)) for path in engine)


def client_files(web: Path) -> list[Path]:
    """What the client is built from: its sources, texts, puzzles, the engine for pages without a server."""
    package = web.parent / "src" / "fittest"
    folders = [*(web / part for part in CLIENT_PARTS), package / "locales", package / "puzzles" / "data"]
    parts = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted([*(path for path in web.iterdir() if path.is_file()), *parts, *engine_files(web.parent)])


class FittestHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        source, web, build = Path(self.root, "src"), Path(self.root, "web"), Path(self.root, "build")
        self._include(build_data, Path(self.root, RULINGS), f"fittest/{RULINGS}")
        pure = bool(os.environ.get("FITTEST_PURE"))
        no_client = bool(os.environ.get("FITTEST_NO_CLIENT")) or not web.is_dir()
        with ThreadPoolExecutor(2) as pool:
            if not pure:
                compiling = pool.submit(
                    self._make,
                    build / "mypyc",
                    self._engine_stamp(source),
                    lambda: self._compile(source, build),
                )
            if not no_client:
                building = pool.submit(
                    self._make,
                    build / "client",
                    stamp(client_files(web)),
                    lambda: self._build_client(web, build),
                )
        if pure:
            self.app.display_info("FITTEST_PURE is set: the engine stays pure Python")
        elif compiling.result():
            self._include(build_data, build / "mypyc" / "lib", "")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            self.app.display_info("The engine is compiled")
        else:
            self.app.display_warning(
                "The engine could not be compiled: it is installed as pure Python, slower"
            )
        if no_client:
            self.app.display_info("The browser client is left out")
        elif building.result():
            self._include(build_data, build / "client" / "static", STATIC)
            self.app.display_info("The browser client is built")
        else:
            self.app.display_warning("The browser client could not be built (it needs Node 20): left out")

    def _make(self, work: Path, wanted: str, make: Callable[[], bool]) -> bool:
        """Run `make` unless `work` was made from the same sources before."""
        made = work / "stamp"
        if made.is_file() and made.read_text() == wanted:
            return True
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        if not make():
            return False
        made.write_text(wanted)
        return True

    def _engine_stamp(self, source: Path) -> str:
        tools = f"{sys.version} {sysconfig.get_platform()} mypy {version_of('mypy')}"
        parts = [Path(__file__).with_name(name) for name in ("hatch_clones.py", "hatch_docs.py")]
        return stamp([Path(__file__), *parts, *(source / name for name in engine_modules(source))], tools)

    def _compile(self, source: Path, build: Path) -> bool:
        command = [sys.executable, str(Path(__file__).resolve()), str(source), str(build / "mypyc")]
        return self._run(command, source, said=sys.stdout.fileno())

    def _build_client(self, web: Path, build: Path) -> bool:
        npm = shutil.which("npm")
        if npm is None:
            return False
        # The Makefile sets and reads the same mark.
        installed = web / "node_modules" / ".ready"
        if not installed.is_file() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
            if not self._run([npm, "ci", "--no-audit", "--no-fund"], web):
                return False
            installed.touch()
        self._build_engine(web.parent)
        target = str((build / "client" / "static").resolve())
        return self._run([npm, "run", "build", "--", "--outDir", target, "--emptyOutDir"], web)

    def _build_engine(self, root: Path) -> None:
        if not self._run([sys.executable, str(root / "hatch_engine.py")], root):
            shutil.rmtree(root / MADE, ignore_errors=True)
            self.app.display_warning(
                "The engine for pages could not be built: the client plays only with a server"
            )

    def _run(self, command: list[str], place: Path, said: int = subprocess.DEVNULL) -> bool:
        """Run a command; what it says goes to `said`, what went wrong is shown if it fails."""
        run = subprocess.run(command, cwd=place, stdout=said, stderr=subprocess.PIPE, text=True, check=False)
        if run.returncode != 0:
            self.app.display_warning(run.stderr[-4000:])
        return run.returncode == 0

    def _include(self, build_data: dict[str, Any], made: Path, target: str) -> None:
        for path in sorted(path for path in made.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = str(Path(target, path.relative_to(made)))


def stamp(files: Iterable[Path], more: str = "") -> str:
    digest = hashlib.sha256(more.encode())
    for path in files:
        digest.update(f"{path}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def unit_of(c_file: str) -> str:
    """Files that are compiled as one, so that the compiler inlines across modules: the kernel with the game
    that asks most of it, and beside them about as much work for a second core."""
    parts = Path(c_file).stem.removeprefix("__native_fittest").strip("_").split("___")
    if parts[-1] in COLD:
        return "cold"
    if parts[0] == "games":
        return "evolution" if parts[1] == "evolution" else "games"
    return "bots" if parts[0] in ("bots", "features") else "evolution"


def joined(c_files: list[str], place: Path) -> list[str]:
    """Files that include the given ones, one for each unit, the longest first."""
    units: dict[str, list[str]] = {}
    for name in c_files:
        units.setdefault(unit_of(name), []).append(name)
    for unit, names in units.items():
        lines = "".join(f'#include "{Path(name).resolve().as_posix()}"\n' for name in names)
        (place / f"{unit}.c").write_text(lines, encoding="utf-8")
    sizes = {unit: sum(Path(name).stat().st_size for name in names) for unit, names in units.items()}
    return [str(place / f"{unit}.c") for unit in sorted(units, key=lambda unit: -sizes[unit])]


def compile_engine(source: Path, work: Path) -> None:
    """Run in a process of its own: compile a copy of the sources into `work`/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    from hatch_clones import Sources
    from hatch_docs import write_docs

    class Parallel(build_ext):  # type: ignore[misc]
        """All files at the same time, on all processors; setuptools would take those of a module in turn."""

        def build_extensions(self) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = [
                    [pool.submit(self.compile_one, extension, file) for file in extension.sources]
                    for extension in self.extensions
                ]
                linked = []
                for extension, objects in zip(self.extensions, compiled, strict=True):
                    names = [name for each in objects for name in each.result()]
                    linked.append(pool.submit(self.link, extension, names))
                for each in linked:
                    each.result()

        def compile_one(self, extension: Extension, file: str) -> list[str]:
            level = ["-O1"] if Path(file).stem == "cold" and sys.platform != "win32" else []
            objects: list[str] = self.compiler.compile(
                [file],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *level],
            )
            if len(extension.sources) > 1:
                print(f"  compiled: {Path(file).stem}", flush=True)
            return objects

        def link(self, extension: Extension, objects: list[str]) -> None:
            target = self.get_ext_fullpath(extension.name)
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            symbols = self.get_export_symbols(extension)
            more = extension.extra_link_args
            self.compiler.link_shared_object(objects, target, export_symbols=symbols, extra_postargs=more)

    copy = work / "src"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    Sources(copy, engine_modules(source)).write_clones()
    os.chdir(copy)
    options = ["--follow-imports=silent", "--ignore-missing-imports", "--config-file=", "--no-incremental"]
    extensions = mypycify(
        [*options, *engine_modules(source)],
        opt_level="3",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name="fittest",
        multi_file=True,
    )
    write_docs(source, engine_modules(source), work / "c")
    print("  translated to C", flush=True)
    engine = max(extensions, key=lambda extension: len(extension.sources))
    engine.sources = joined(engine.sources, work)
    if sys.platform != "win32":
        # Nobody overrides our functions from outside: the C compiler may inline them.
        engine.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
    extensions.sort(key=lambda extension: extension is not engine)
    command = Parallel(Distribution({"name": "fittest", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
