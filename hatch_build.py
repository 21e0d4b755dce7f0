"""Build hook: compiles the engine with mypyc into the wheel.

An editable install is left interpreted, and no compiled file is ever put beside the sources. Where
compilation is not possible the wheel is pure Python: the same rules, slower. FITTEST_PURE=1 asks for that.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Edges of the engine, where msgspec structs and YAML live, stay interpreted.
INTERPRETED = {"__init__.py", "family.py", "registry.py", "scenario.py", "view.py"}
ENGINE = ("kernel", "games")


def engine_modules(source: Path) -> list[str]:
    """The modules to compile, relative to `source`."""
    found = [path for part in ENGINE for path in (source / "fittest" / part).rglob("*.py")]
    engine = [path for path in found if path.name not in INTERPRETED and path.parent.name != "scenario"]
    return sorted(str(path.relative_to(source)) for path in engine)


class EngineHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("FITTEST_PURE"):
            self.app.display_info("FITTEST_PURE is set: the engine stays pure Python")
            return
        source, work = Path(self.root, "src"), Path(self.root, "build", "mypyc")
        work.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, str(Path(__file__).resolve()), str(source), str(work)]
        run = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            self.app.display_warning((run.stdout + run.stderr)[-4000:])
            self.app.display_warning("The engine could not be compiled: installing it as pure Python, slower")
            return
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in sorted((work / "lib").rglob(f"*{suffix}")):
            build_data["force_include"][str(path)] = str(path.relative_to(work / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info("The engine is compiled")


def compile_engine(source: Path, work: Path) -> None:
    """Run in a process of its own, with `source` as working directory: compile into `work`/lib."""
    import shutil

    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(work / "lib", ignore_errors=True)
    options = ["--follow-imports=silent", "--ignore-missing-imports", "--config-file=", "--no-incremental"]
    extensions = mypycify(
        [*options, *engine_modules(source)], opt_level="3", target_dir=str(work / "c"), group_name="fittest"
    )
    command = build_ext(Distribution({"name": "fittest", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]), Path(sys.argv[2]))
