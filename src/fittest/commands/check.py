"""`fittest check`: do these scenarios hold, and is this expansion sound?"""

import json
from pathlib import Path

import click

from fittest import api, expansions, rulings, scenarios
from fittest.console import Argument, Command, Option, language
from fittest.expansions.command import expansion_option
from fittest.expansions.folder import Folder
from fittest.games.registry import FAMILIES
from fittest.lab.cases import cases
from fittest.lab.soak import soak
from fittest.scenarios import Verdict
from fittest.texts import LANGUAGES, keys, text


@expansion_option
@click.command(cls=Command, help="cli-help-check")
@click.argument(
    "files",
    cls=Argument,
    nargs=-1,
    required=True,
    type=click.Path(exists=True),
    help="cli-help-scenario-files",
)
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-check-json")
@click.option(
    "--seconds",
    cls=Option,
    type=click.FloatRange(0.1),
    default=scenarios.SECONDS,
    show_default=True,
    help="cli-help-check-seconds",
)
@click.option(
    "--games", cls=Option, type=click.IntRange(1), default=60, show_default=True, help="cli-help-check-games"
)
def check(files: tuple[str, ...], as_json: bool, seconds: float, games: int) -> int:
    folders = [path for path in files if Path(path).is_dir()]
    expansions.load_all(folders)
    documents = [path for path in files if path not in folders]
    documents += [path for folder in folders for path in Folder(Path(folder)).scenarios()]
    unsound = sum(not check_expansion(folder, games) for folder in folders)
    failed = check_scenarios(documents, as_json, seconds) if documents else 0
    return 1 if failed or unsound else 0


def check_scenarios(files: list[str], as_json: bool, seconds: float) -> int:
    """How many fail."""
    passed = failed = 0
    work = expansions.in_worker(api.check)
    for verdict in scenarios.run(files, work, language(), seconds, expansions.loader()):
        passed += verdict.ok
        failed += not verdict.ok
        why = " ".join("; ".join(verdict.why).split())
        if as_json:
            told = {"id": verdict.id, "ok": verdict.ok, "why": why, "rulings": rulings_of(verdict)}
            click.echo(json.dumps(told, ensure_ascii=False))
        elif not verdict.ok:
            click.echo(text("cli-check-fail", language(), place=verdict.source.place, id=verdict.id, why=why))
            for link in rulings_of(verdict):
                click.echo(f"  {link}")
    if not as_json:
        click.echo(text("cli-check-summary", language(), count=passed + failed, passed=passed, failed=failed))
    return failed


def check_expansion(path: str, games: int) -> bool:
    """Its texts, its pictures, and the laws that every game keeps, over random games of it."""
    folder, spoken = Folder(Path(path)), language()
    traits = expansions.LOADED[folder.name].traits
    lines = [
        text("cli-check-text", spoken, place=folder.place(f"texts/{lang}.ftl"), name=key)
        for lang in LANGUAGES
        for key in expansions.GAMES[folder.game].text_keys(folder, traits)
        if key not in keys(lang)
    ]
    lines += [
        text("cli-check-picture", spoken, place=folder.place(f"pictures/{name}.svg"), name=name)
        for name in folder.pictures()
        if name not in traits
    ]
    ruleset = f"{folder.game}+{folder.name}"
    broken = soak(cases([ruleset], []), games, 0)
    for result in broken:
        game, seed, why = str(result.case), str(result.seed), "; ".join(result.faults)
        lines.append(text("cli-check-law", spoken, game=game, seed=seed, answers=result.decisions, why=why))
    lines.append(text("cli-check-laws", spoken, games=games, ruleset=ruleset, broken=len(broken)))
    click.echo("\n".join(lines))
    return len(lines) == 1


def rulings_of(verdict: Verdict) -> list[str]:
    """Where the rulings stand that the scenario is about."""
    games = [family.id for family in FAMILIES if verdict.ruleset and family.owns(verdict.ruleset)]
    return [link for game in games for link in rulings.links(game, verdict.cites)]
