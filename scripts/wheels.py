"""Builds a wheel for each Python at hand and tries it in a clean environment: import, play, serve.

    python scripts/wheels.py OUT [PYTHON…]

Without names, every python3.11 and newer on the path. Environments get the wheel and what it asks for.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST, NEWEST = 11, 15
PLAY = """
import fittest
game = fittest.new("evolution", players=2, seed=1)
while game.decision is not None:
    game.apply(0)
print(game.scores)
"""


def pythons() -> list[str]:
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST + 1)]
    found = [path for name in names if (path := shutil.which(name)) is not None]
    # A shim of pyenv is there for versions that are not.
    return [path for path in found if runs(path)] or [sys.executable]


def runs(python: str) -> bool:
    tried = subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True, check=False)
    return tried.returncode == 0


def run(*command: str, **options: object) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8", **options)  # type: ignore[call-overload]
    said: str = done.stdout
    return said


def environment(python: str, place: Path) -> str:
    run(python, "-m", "venv", str(place))
    return str(place / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def build(python: str, out: Path, work: Path) -> Path:
    """One Python after the other: they share the client, and each compiles its own engine."""
    builder = environment(python, work / "build")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run(builder, "-m", "pip", "install", "--quiet", *project["build-system"]["requires"])
    fresh = work / "wheel"
    run(builder, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(fresh), cwd=ROOT)
    (made,) = fresh.glob("*.whl")
    return Path(shutil.copy(made, out))


def check(python: str, wheel: Path, work: Path) -> None:
    clean = environment(python, work / "clean")
    run(clean, "-m", "pip", "install", "--quiet", str(wheel))
    here = {"cwd": work, "env": {**os.environ, "PYTHONPATH": "", "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}}
    run(clean, "-c", PLAY, **here)
    bots = ["evolution", "--players", "2", "--people", "0", "--bots", "greedy", "--plain", "--lang", "en"]
    run(clean, "-m", "fittest", "play", *bots, **here)
    server = subprocess.Popen(
        [clean, "-m", "fittest", "serve", "--port", "0", "--database", "t.sqlite", "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
        **here,  # type: ignore[call-overload]
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None, "the server did not start"
        with urllib.request.urlopen(found[0]) as page:
            assert b'<div id="app">' in page.read(), "the wheel has no client"
        with urllib.request.urlopen(f"{found[0]}health") as health:
            assert health.status == 200
    finally:
        server.terminate()
        server.communicate(timeout=60)


def main() -> None:
    out = Path(sys.argv[1]).resolve()
    out.mkdir(parents=True, exist_ok=True)
    for python in sys.argv[2:] or pythons():
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder)
            try:
                wheel = build(python, out, work)
                check(python, wheel, work)
            except subprocess.CalledProcessError as error:
                command = " ".join(str(word) for word in error.cmd[:6])
                sys.exit(f"{python}: {command} failed\n{error.stdout}\n{error.stderr}")
        print(f"{wheel.name}: imports, plays and serves under {python}", flush=True)


if __name__ == "__main__":
    main()
