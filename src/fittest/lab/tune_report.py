"""What a tuning has found: a page with the trade-off, rules as files, and games to replay."""

from html import escape
from itertools import combinations
from pathlib import Path

from fittest.lab import charts, html
from fittest.lab.examples import FOLDER, MOST
from fittest.lab.goals import EQUAL, Aim
from fittest.lab.html import Cell
from fittest.lab.study import lines_in, read_study
from fittest.lab.tune_rules import CONFIRMED, Trial, Tuned, label
from fittest.texts import text

METHOD = ["search", "again", "distance", "front", "difference", "bots"]


class TuneReport:
    def __init__(self, tuned: Tuned, language: str) -> None:
        self.tuned = tuned
        self.plan = tuned.plan
        self.language = language

    def say(self, key: str, **args: int | str) -> str:
        return text(key, self.language, **args)

    def name_of(self, trial: Trial) -> str:
        return self.say("lab-tune-unchanged") if trial.values is None else label(self.plan, trial.values)

    def aim(self, aim: Aim) -> str:
        if aim.name in EQUAL:
            return self.say(f"lab-aim-{aim.name}")
        return self.say("lab-aim-measure", measure=self.say(f"lab-{aim.name}"), wanted=f"{aim.wanted:g}")

    def rows(self) -> list[tuple[int, Trial]]:
        """The finalists with their numbers, the nearest to the first goal first."""
        numbered = list(enumerate(self.tuned.finalists))
        return sorted(numbered, key=lambda row: row[1].distances[0].mean)

    def pictures(self) -> dict[str, str]:
        """One for each two goals."""
        made = {}
        for one, two in combinations(range(len(self.plan.aims)), 2):
            dots = [
                charts.Dot(self.name_of(trial), trial.distances[one], trial.distances[two], 1)
                for trial in self.tuned.trials
            ]
            dots += [
                charts.Dot(str(number), trial.distances[one], trial.distances[two], 0)
                for number, trial in enumerate(self.tuned.finalists)
            ]
            names = [self.aim(self.plan.aims[place]) for place in (one, two)]
            title = self.say("lab-tune-picture")
            made[f"{self.plan.aims[one].name}-{self.plan.aims[two].name}"] = charts.scatter(
                title, names[0], names[1], dots
            )
        return made

    def html(self) -> str:
        plan = self.plan
        title = self.say("lab-tune-title", ruleset=plan.title or plan.ruleset, players=plan.players)
        changes = "; ".join(
            f"{change.name}: {', '.join(str(value) for value in change.values)}" for change in plan.changes
        )
        about = self.say(
            "lab-tune-about", tried=len(self.tuned.trials), games=plan.games, again=CONFIRMED * plan.games,
            bots=", ".join(plan.bots), seed=str(plan.seed), changes=changes,
        )  # fmt: skip
        body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(about)}</p>"]
        body += [f"<figure>{picture}</figure>" for picture in self.pictures().values()]
        body += [self.heading("lab-tune-finalists", "lab-tune-finalists-about"), self.finalist_table()]
        body += [self.heading("lab-tune-trials", "lab-tune-trials-about"), self.trial_table()]
        points = "\n".join(f"<li>{escape(self.say(f'lab-tune-method-{name}'))}</li>" for name in METHOD)
        body += [self.heading("lab-method"), f"<ul>{points}</ul>"]
        return html.page(self.language, title, body)

    def heading(self, key: str, about: str = "") -> str:
        told = f"<p>{escape(self.say(about))}</p>" if about else ""
        return f"<h2>{escape(self.say(key))}</h2>{told}"

    def finalist_table(self) -> str:
        heads = ["№", self.say("lab-tune-rules"), *map(self.aim, self.plan.aims)]
        heads += [self.say("lab-tune-best"), self.say("lab-tune-file"), self.say("lab-games")]
        rows = []
        for number, trial in self.rows():
            best = number in self.tuned.best
            games = [game_file(number, game) for game in range(MOST)]
            rows.append(
                [
                    html.count(number, 0),
                    html.words(self.name_of(trial)),
                    *(html.number(found, 2) for found in trial.distances),
                    Cell("★" if best else "", "1" if best else "0"),
                    Cell("–" if trial.values is None else html.link(rules_file(number), rules_file(number))),
                    Cell(", ".join(html.link(name, str(game)) for game, name in enumerate(games))),
                ]
            )
        return html.table(heads, rows)

    def trial_table(self) -> str:
        heads = [self.say("lab-tune-rules"), *map(self.aim, self.plan.aims), self.say("lab-games")]
        rows = [
            [
                html.words(self.name_of(trial)),
                *(html.number(found, 2) for found in trial.distances),
                Cell(f"<code>{escape(trial.folder)}</code>", trial.folder),
            ]
            for trial in self.tuned.trials
        ]
        return html.table(heads, rows)


def game_file(number: int, game: int) -> str:
    return f"{FOLDER}/{number}-{game:07}.json"


def rules_file(number: int) -> str:
    return f"rules-{number}.toml"


def house_file(tuned: Tuned, trial: Trial) -> str:
    """The rules of a trial as a file of house rules."""
    assert trial.values is not None
    plan = tuned.plan
    lines = [f'name = "{label(plan, trial.values)}"', f'ruleset = "{plan.ruleset}"']
    switches = plan.switches_with(trial.values)
    tables: dict[str, dict[str, object]] = {"switches": {}, "cards": {}, "numbers": {}}
    for name, value in switches.items():
        if isinstance(value, dict):
            tables[name] |= value
        else:
            tables["switches"][name] = value
    for table, values in tables.items():
        lines += [f"\n[{table}]"] if values else []
        for name, value in values.items():
            shown = str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
            lines.append(f'"{name}" = {shown}')
    return "\n".join(lines) + "\n"


def write_tuned(report: TuneReport, out: Path) -> Path:
    """The page, its pictures, a file for each finalist's rules and some of its games."""
    tuned = report.tuned
    for folder in ("pictures", FOLDER):
        (out / folder).mkdir(exist_ok=True)
    for name, picture in report.pictures().items():
        (out / "pictures" / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
    for number, trial in enumerate(tuned.finalists):
        if trial.values is not None:
            (out / rules_file(number)).write_text(house_file(tuned, trial), encoding="utf-8")
    played = out / tuned.finalists[0].folder
    for game, line in lines_in(read_study(played), played):
        if game.number < MOST:
            (out / game_file(game.variant, game.number)).write_bytes(line)
    path = out / "tune.html"
    path.write_text(report.html(), encoding="utf-8")
    return path
