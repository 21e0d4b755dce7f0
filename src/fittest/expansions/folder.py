"""The files of an expansion. Whatever is wrong with one is said with its place, `deep-sea/traits.py:12`."""

import importlib.util
import re
import sys
import tomllib
import traceback
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import msgspec

from fittest import texts
from fittest.expansions.pictures import Picture, read_picture
from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.message import Arg

MANIFEST = "expansion.toml"
CODE = "traits.py"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LINE = re.compile(r"line (\d+)")
LARGEST = 1 << 20
"""Bytes of a file: more is no expansion."""

T = TypeVar("T")


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.deciding = [MANIFEST, CODE]
        """The files that say how it is played."""
        if not (self.path / MANIFEST).is_file():
            raise bad_request("error-expansion-folder", path=str(path))
        try:
            self.data = tomllib.loads(self.read(MANIFEST))
        except tomllib.TOMLDecodeError as error:
            line = LINE.search(str(error))
            last = self.read(MANIFEST).count("\n") + 1
            raise self.broken(MANIFEST, int(line[1]) if line else last, str(error)) from error
        self.name = str(self.data.get("name", ""))
        if not NAME.fullmatch(self.name):
            raise self.fault("error-expansion-name", MANIFEST, "name", name=self.name)
        self.game = str(self.data.pop("game", "evolution"))

    # -- saying where --------------------------------------------------------------------------

    def place(self, name: str, line: int = 1) -> str:
        return f"{self.path.name}/{name}:{line}"

    def fault(self, message: str, file: str, word: str, /, **args: Arg) -> BadRequest:
        """`word` is looked for in the file, to name the line."""
        return bad_request(message, place=self.place(file, self.line_of(file, word)), **args)

    def broken(self, file: str, line: int, why: str) -> BadRequest:
        return bad_request("error-expansion-file", place=self.place(file, line), why=why)

    def line_of(self, file: str, word: str) -> int:
        """The first line that begins with the word, else the first that has it."""
        lines = self.read(file).splitlines() if (self.path / file).is_file() else []
        beginning = re.compile(rf'\s*(?:class\s+|def\s+)?["\']?{re.escape(word)}\b')
        for fits in (beginning.match, lambda line: word in line):
            for number, line in enumerate(lines, start=1):
                if fits(line):
                    return number
        return 1

    # -- reading -------------------------------------------------------------------------------

    def read(self, name: str) -> str:
        try:
            data = (self.path / name).read_bytes()
            if len(data) > LARGEST:
                raise self.broken(name, 1, f"{len(data)} > {LARGEST}")
            return data.decode("utf-8-sig").replace("\r\n", "\n")
        except FileNotFoundError:
            return ""
        except (OSError, UnicodeError) as error:
            raise self.broken(name, 1, str(error)) from error

    def manifest(self, kind: type[T]) -> T:
        """The data of the manifest as a struct, with nothing else in it."""
        known = {field.name: field.type for field in msgspec.structs.fields(kind)}  # type: ignore[arg-type]
        for key, value in self.data.items():
            if key not in known:
                raise self.fault("error-expansion-key", MANIFEST, key, name=key, allowed=["game", *known])
            try:
                msgspec.convert(value, known[key])
            except msgspec.ValidationError as error:
                raise self.broken(MANIFEST, self.line_of(MANIFEST, key), f"{key}: {error}") from error
        return msgspec.convert(self.data, kind)

    def module(self) -> ModuleType:
        """The traits, run once."""
        name = f"fittest_expansion_{self.name.replace('-', '_')}"
        path = self.path / CODE
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
        try:
            if path.is_file():
                spec.loader.exec_module(module)
        except SyntaxError as error:
            raise self.broken(CODE, error.lineno or 1, error.msg) from error
        except Exception as error:
            own = [
                frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)
            ]
            line = own[-1].lineno if own else None
            raise self.broken(CODE, line or 1, f"{type(error).__name__}: {error}") from error
        finally:
            sys.dont_write_bytecode = before
        sys.modules[name] = module
        return module

    def texts(self, language: str) -> str:
        """The Fluent file of a language. It adds texts; those of the package stay what they are."""
        # Not in a page: there the browser has its own Fluent.
        from fluent.syntax import FluentParser
        from fluent.syntax import ast as fluent

        name = f"texts/{language}.ftl"
        source = self.read(name)
        for entry in FluentParser().parse(source).body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, fluent.Junk):
                raise self.broken(name, line, str(entry.content).strip().splitlines()[0])
            if isinstance(entry, fluent.Message) and entry.id.name in texts.keys(language):
                place = self.place(name, line)
                raise bad_request("error-expansion-text-taken", place=place, name=entry.id.name)
        return source

    def pictures(self) -> dict[str, Picture]:
        """By the name of the trait."""
        found: dict[str, Picture] = {}
        for path in sorted((self.path / "pictures").glob("*.svg")):
            name = f"pictures/{path.name}"
            try:
                found[path.stem] = read_picture(self.read(name))
            except ValueError as error:
                line = LINE.search(str(error))
                raise self.broken(name, int(line[1]) if line else 1, str(error)) from error
        return found

    def scenarios(self) -> list[str]:
        return [str(path) for path in sorted((self.path / "scenarios").glob("*.y*ml"))]
