"""`fittest lab`: what does a card, a trait, a switch do?"""

from pathlib import Path

import click
import msgspec

from fittest import options
from fittest.console import Argument, Command, Group, Option, language, progress_bar, switches
from fittest.expansions.command import expansion_option
from fittest.kernel.errors import bad_request
from fittest.lab.study import games_in, lines_in, open_folder, read_study, run, study_of
from fittest.saved_games import new_file
from fittest.texts import text

STUDY = "study"
COMMANDS = {
    STUDY: "fittest.commands.lab:study",
    "games": "fittest.commands.lab:games",
    "tune": "fittest.commands.lab:tune",
}
FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, path_type=Path)


class LabGroup(Group):
    """`fittest lab RULESET …` is short for `fittest lab study RULESET …`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = [arg for arg in args if arg in self.lazy]
        helped = not args or args[0] in ("--help", "-h")
        return super().parse_args(ctx, args if named[:1] == args[:1] or helped else [STUDY, *args])


lab = LabGroup("lab", help="cli-help-lab-group", lazy=COMMANDS)


@expansion_option
@click.command(cls=Command, help="cli-help-lab")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@options.players
@click.option(
    "--games",
    "count",
    cls=Option,
    type=click.IntRange(1),
    default=1000,
    show_default=True,
    help="cli-help-games",
)
@click.option("--bots", cls=Option, default="greedy", show_default=True, help="cli-help-bots")
@click.option("--vary", cls=Option, metavar="NAME=A,B,…", help="cli-help-lab-vary")
@click.option("--against", cls=Option, multiple=True, metavar="RULESET", help="cli-help-lab-against")
@click.option("--precision", cls=Option, metavar="NAME=N", help="cli-help-lab-precision")
@options.seed
@options.jobs
@options.cluster
@options.switches
@click.option("--save", cls=Option, type=FILE, help="cli-help-save-games")
@click.option("--out", cls=Option, type=FOLDER, required=True, help="cli-help-lab-out")
def study(
    ruleset: str,
    players: int,
    count: int,
    bots: str,
    vary: str | None,
    against: tuple[str, ...],
    precision: str | None,
    seed: int,
    jobs: int,
    cluster: str | None,
    pairs: tuple[str, ...],
    save: Path | None,
    out: Path,
) -> None:
    try:
        from fittest.lab import sequential
        from fittest.lab.effects import differences, facts
        from fittest.lab.report import Report, power_said, write_report
        from fittest.lab.samples import samples
        from fittest.lab.tables import write_parquet
    except ImportError as error:
        raise bad_request("error-no-lab", why=str(error)) from error
    names = [name.strip() for name in bots.split(",") if name.strip()]
    switch, values = varied(vary)
    plan = study_of(ruleset, players, count, names, seed, switches(pairs), switch, values, list(against))
    goal = sequential.goal_of(plan, precision) if precision is not None else None
    power, look = sequential.power(plan), None
    kept = new_file(save) if save is not None else None
    open_folder(plan, out)
    for sentence in power_said(power, language()):
        click.echo(sentence, err=True)
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=count * len(plan.variants))

        def advance(done: int) -> None:
            progress.advance(bar, done)

        if goal is not None:
            plan, look = sequential.run_until(plan, goal, out, jobs, cluster, advance)
        else:
            run(plan, out, jobs, cluster, advance)
    data = samples(plan, games_in(plan, out))
    found, apart = facts(plan, data), differences(plan, data)
    written = [*write_parquet(plan, lines_in(plan, out), out), out / "summary.json"]
    told = {"variants": found, "differences": apart, "power": power, "look": look}
    written[-1].write_bytes(msgspec.json.format(msgspec.json.encode(told)))
    if save is not None and kept is not None:
        with kept:
            kept.writelines(line for _, line in lines_in(plan, out))
        written.append(save)
    report = Report(plan, found, data, apart, language(), power, look)
    written.append(write_report(report, lines_in(plan, out), out))
    played = plan.games * len(plan.variants)
    click.echo(text("lab-done", language(), games=played, files=", ".join(str(path) for path in written)))


def varied(vary: str | None) -> tuple[str, list[object]]:
    """The switch and the values of `--vary NAME=A,B,…`."""
    if vary is None:
        return "", []
    name, _, listed = vary.partition("=")
    values = [
        switches([f"{name}={part.strip()}"])[name] for part in listed.split(",") if name and part.strip()
    ]
    if len(values) < 2 or len(set(map(repr, values))) < len(values):
        raise bad_request("error-lab-vary", value=vary)
    return name, values


@expansion_option
@click.command(cls=Command, help="cli-help-lab-games")
@click.argument("folder", cls=Argument, type=FOLDER, help="cli-help-lab-folder")
@click.option("--variant", cls=Option, help="cli-help-lab-variant")
@click.option("--game", "number", cls=Option, type=click.IntRange(0), help="cli-help-lab-number")
@click.option("--trait", cls=Option, help="cli-help-lab-trait")
@click.option("--winner", cls=Option, type=click.IntRange(1), help="cli-help-lab-winner")
@click.option("--limit", cls=Option, type=click.IntRange(1), help="cli-help-lab-limit")
@click.option("-o", "--out", cls=Option, type=FILE, help="cli-help-lab-file")
def games(
    folder: Path,
    variant: str | None,
    number: int | None,
    trait: str | None,
    winner: int | None,
    limit: int | None,
    out: Path | None,
) -> None:
    from itertools import islice

    try:
        from fittest.lab.examples import chosen
    except ImportError as error:
        raise bad_request("error-no-lab", why=str(error)) from error
    plan = read_study(folder)
    if variant is not None and variant not in plan.variants:
        raise bad_request("error-lab-variant", name=variant, allowed=plan.variants)
    if winner is not None and winner > plan.players:
        raise bad_request("error-number", name="--winner", value=str(winner), least=1, most=plan.players)
    fitting = chosen(plan, lines_in(plan, folder), variant, number, trait, winner)
    lines = list(islice(fitting, limit))
    if not lines:
        raise bad_request("error-lab-no-games")
    if out is not None:
        out.write_bytes(b"".join(lines))
    else:
        click.echo(b"".join(lines), nl=False)


@expansion_option
@click.command(cls=Command, help="cli-help-lab-tune")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@click.option(
    "--change", "changes", cls=Option, multiple=True, metavar="NAME=A..B", help="cli-help-lab-change"
)
@click.option("--goal", "goals", cls=Option, multiple=True, metavar="GOAL", help="cli-help-lab-goal")
@options.players
@click.option(
    "--games",
    "count",
    cls=Option,
    type=click.IntRange(30),
    default=400,
    show_default=True,
    help="cli-help-lab-tune-games",
)
@click.option(
    "--rounds", cls=Option, type=click.IntRange(1), default=5, show_default=True, help="cli-help-lab-rounds"
)
@click.option("--bots", cls=Option, default="greedy", show_default=True, help="cli-help-bots")
@options.seed
@options.jobs
@options.cluster
@options.switches
@click.option("--out", cls=Option, type=FOLDER, required=True, help="cli-help-lab-out")
def tune(
    ruleset: str,
    changes: tuple[str, ...],
    goals: tuple[str, ...],
    players: int,
    count: int,
    rounds: int,
    bots: str,
    seed: int,
    jobs: int,
    cluster: str | None,
    pairs: tuple[str, ...],
    out: Path,
) -> None:
    try:
        from fittest.lab import tune_rules
        from fittest.lab.goals import aim_of
        from fittest.lab.tune_report import TuneReport, write_tuned
    except ImportError as error:
        raise bad_request("error-no-lab", why=str(error)) from error
    names = [name.strip() for name in bots.split(",") if name.strip()]
    chosen = [tune_rules.change_of(words) for words in changes]
    aims = [aim_of(words) for words in goals]
    plan = tune_rules.tuning_of(ruleset, players, count, names, chosen, aims, rounds, seed, switches(pairs))
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=tune_rules.games_in(plan))
        tuned = tune_rules.tune(plan, out, jobs, cluster, lambda done: progress.advance(bar, done))
    data = out / "tuned.json"
    data.write_bytes(msgspec.json.format(msgspec.json.encode(tuned)))
    report = TuneReport(tuned, language())
    path = write_tuned(report, out)
    for number, trial in report.rows():
        mark = "★" if number in tuned.best else " "
        found = "  ".join(
            f"{aim.words} {value.mean:.2f} [{value.low:.2f}, {value.high:.2f}]"
            for aim, value in zip(plan.aims, trial.distances, strict=True)
        )
        click.echo(f"{mark} {number}  {found}  {report.name_of(trial)}")
    click.echo(text("lab-tune-done", language(), tried=len(tuned.trials), files=f"{path}, {data}"))
