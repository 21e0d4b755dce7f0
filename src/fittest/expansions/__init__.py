"""Expansions of one's own: a folder with cards, traits, texts, pictures and scenarios becomes a box.

Its code runs in this process, so a folder is loaded only when whoever runs the program names it: on the
command line or in a call of the library. Nothing that comes from outside, no record and no request, can.
"""

import functools
import hashlib
import os
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from fittest import texts
from fittest.expansions import evolution
from fittest.expansions.folder import MANIFEST, Folder
from fittest.expansions.pictures import Picture
from fittest.kernel.errors import FittestError, bad_request
from fittest.texts import LANGUAGES


class Host(NamedTuple):
    """How a game takes an expansion: `extend` gives the names of its traits, `text_keys` every text that it
    should have in each language."""

    extend: Callable[[Folder, str], list[str]]
    text_keys: Callable[[Folder, list[str]], list[str]]


GAMES: dict[str, Host] = {"evolution": Host(evolution.extend, evolution.text_keys)}


class Expansion:
    """One that is loaded. The fingerprint is of what decides how it is played: cards and code."""

    def __init__(self, folder: Folder) -> None:
        self.name = folder.name
        self.game = folder.game
        self.path = folder.path
        self.fingerprint = fingerprint(folder)
        self.pictures: dict[str, Picture] = folder.pictures()
        self.texts = {language: folder.texts(language) for language in LANGUAGES}
        self.traits: list[str] = []


LOADED: dict[str, Expansion] = {}


def load(path: str | Path) -> Expansion:
    """Load the expansion of a folder; one that is there already is left as it is. Raises BadRequest that
    names the file and the line if something is wrong with it."""
    folder = Folder(Path(path))
    known = LOADED.get(folder.name)
    if known is not None:
        if known.fingerprint != fingerprint(folder):
            raise bad_request("error-expansion-changed", name=folder.name, path=str(known.path))
        return known
    if folder.game not in GAMES:
        raise folder.fault("error-expansion-game", MANIFEST, "game", game=folder.game, allowed=list(GAMES))
    expansion = Expansion(folder)
    expansion.traits = GAMES[folder.game].extend(folder, expansion.fingerprint)
    for language, source in expansion.texts.items():
        texts.add(language, source)
    LOADED[folder.name] = expansion
    return expansion


def fingerprint(folder: Folder) -> str:
    digest = hashlib.sha256()
    for name in folder.deciding:
        digest.update(f"{name}\0{folder.read(name)}\0".encode())
    return digest.hexdigest()[:16]


def is_folder(part: str) -> bool:
    """Does a part of `evolution+./deep-sea` name a folder?"""
    return "/" in part or os.sep in part or part.startswith(".")


def resolve(ruleset: str) -> str:
    """The name of a ruleset whose folders have been loaded."""
    parts = ruleset.split("+")
    named = {part: load(part).name for part in sorted(filter(is_folder, parts), key=_name_in)}
    return "+".join(named.get(part, part) for part in parts)


def load_all(paths: list[str]) -> None:
    """In the order of their names: what is played with several does not depend on how they were named."""
    for path in sorted(paths, key=_name_in):
        load(path)


def _name_in(path: str) -> str:
    return Folder(Path(path)).name


def folders() -> list[str]:
    return [str(expansion.path) for expansion in LOADED.values()]


def used_in(ruleset: str) -> dict[str, str]:
    """The expansions in a ruleset, with their fingerprints."""
    return {part: LOADED[part].fingerprint for part in ruleset.split("+") if part in LOADED}


def loader() -> Callable[[], None]:
    """For another process: loads what is loaded here."""
    return functools.partial(load_all, folders())


def in_worker(work: Callable[..., Any]) -> Callable[..., Any]:
    """`work` for another process, which first loads what is loaded here."""
    return functools.partial(_work, folders(), work) if LOADED else work


def _work(paths: list[str], work: Callable[..., Any], *args: Any) -> Any:
    for path in paths:
        load(path)
    try:
        return work(*args)
    except FittestError:
        raise
    except Exception as error:
        if place := place_in_code(error):
            why = f"{type(error).__name__}: {error}"
            raise bad_request("error-expansion-file", place=place, why=why) from error
        raise


def place_in_code(error: Exception) -> str:
    """Where an expansion had a hand in what went wrong; empty if none had."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        for expansion in LOADED.values():
            if Path(frame.filename).parent == expansion.path:
                return f"{expansion.path.name}/{Path(frame.filename).name}:{frame.lineno}"
    return ""


def check_record(named: object) -> None:
    """Refuse a record or position that was made with an expansion which is not here, or is another by now."""
    if not isinstance(named, dict):
        raise bad_request("error-expansion-record")
    for name, wanted in named.items():
        found = LOADED.get(str(name))
        if found is None:
            raise bad_request("error-expansion-missing", name=str(name), fingerprint=str(wanted))
        if found.fingerprint != wanted:
            raise bad_request(
                "error-expansion-other", name=found.name, fingerprint=str(wanted), found=found.fingerprint
            )


__all__ = [
    "GAMES",
    "LOADED",
    "Expansion",
    "check_record",
    "folders",
    "in_worker",
    "load",
    "load_all",
    "loader",
    "resolve",
    "used_in",
]
