"""The report of a study: one HTML file that needs nothing else, and its pictures apart."""

from html import escape
from pathlib import Path

import fittest
from fittest.lab import charts
from fittest.lab.effects import Facts, TraitFacts
from fittest.lab.statistics import Mean, mean
from fittest.lab.study import Study
from fittest.lab.watch import watch
from fittest.texts import text

CSS = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
figure { margin: 1rem 0 } svg { width: 100%; max-width: 44rem; height: auto }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap }
th:first-child, td:first-child { text-align: left } .small { color: #666; font-size: .85em }
"""


class Report:
    def __init__(self, study: Study, found: list[Facts], language: str) -> None:
        self.study = study
        self.found = found
        self.language = language
        plan = study.plan(0)
        game = fittest.new(plan.ruleset, players=plan.players, seed=plan.seed, **plan.switches)
        self.prefix = watch(game).prefix

    def say(self, key: str, **args: int | str) -> str:
        return text(key, self.language, **args)

    def name_of(self, trait: str) -> str:
        return self.say(self.prefix + trait)

    def pictures(self) -> dict[str, str]:
        """SVG by file name."""
        even = 1 / self.study.players
        seats = [self.say("cli-seat", number=seat + 1) for seat in range(self.study.players)]
        made = {
            "seats": charts.whiskers(
                self.say("lab-seats"), seats, {facts.variant: facts.seats for facts in self.found}, even
            ),
            "points": charts.histogram(self.say("lab-points"), {f.variant: f.points for f in self.found}),
            "turns": charts.histogram(self.say("lab-turns"), {f.variant: f.turns for f in self.found}),
            "decisions": charts.histogram(
                self.say("lab-decisions"), {f.variant: f.decisions for f in self.found}
            ),
        }
        if len(self.found[0].bots) > 1:
            bots = {facts.variant: list(facts.bots.values()) for facts in self.found}
            made["bots"] = charts.whiskers(self.say("lab-bots"), list(self.found[0].bots), bots, even)
        names = self.by_effect()
        if names:
            made["effects"] = charts.intervals(
                self.say("lab-effects"),
                [self.name_of(name) for name in names],
                {facts.variant: [self.effect(facts, name) for name in names] for facts in self.found},
            )
        return made

    def effect(self, facts: Facts, trait: str) -> Mean | None:
        """Other things equal if there are games enough for that, else plainly."""
        for each in facts.traits:
            if each.trait == trait:
                return each.equal if self.adjusted else each.plain
        return None

    @property
    def adjusted(self) -> bool:
        return any(trait.equal is not None for facts in self.found for trait in facts.traits)

    def by_effect(self) -> list[str]:
        """All traits, the most useful first."""
        best: dict[str, float] = {}
        for facts in self.found:
            for trait in facts.traits:
                value = self.effect(facts, trait.trait)
                best.setdefault(trait.trait, value.mean if value is not None else float("-inf"))
        return sorted(best, key=lambda name: -best[name])

    def html(self) -> str:
        pictures = self.pictures()
        title = self.say("lab-title", ruleset=self.study.ruleset, players=self.study.players)
        body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(self.about())}</p>", self.summary()]
        body += [f"<figure>{pictures[name]}</figure>" for name in pictures if name != "effects"]
        if "effects" in pictures:
            note = "lab-effects-equal" if self.adjusted else "lab-effects-plain"
            body += [f"<h2>{escape(self.say('lab-traits'))}</h2>", f"<p>{escape(self.say(note))}</p>"]
            body.append(f"<figure>{pictures['effects']}</figure>")
            body += [self.trait_table(facts) for facts in self.found]
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{CSS}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
        )

    def about(self) -> str:
        switches = ", ".join(f"{name}={value}" for name, value in self.study.switches.items()) or "–"
        return self.say(
            "lab-about",
            games=self.study.games,
            bots=", ".join(self.study.bots),
            seed=str(self.study.seed),
            switches=switches,
        )

    def summary(self) -> str:
        heads = ["", "cli-games", "lab-points", "lab-turns", "lab-decisions"]
        rows = [
            [
                facts.variant,
                str(facts.games),
                *(plain(mean(v)) for v in (facts.points, facts.turns, facts.decisions)),
            ]
            for facts in self.found
        ]
        return table([self.say(key) if key else "" for key in heads], rows)

    def trait_table(self, facts: Facts) -> str:
        keys = ["lab-trait", "lab-played", "lab-players", "lab-survival", "lab-final", "lab-wins-with"]
        keys += ["lab-wins-without", "lab-points-with", "lab-points-without", "lab-plain", "lab-equal"]
        known = {trait.trait: trait for trait in facts.traits}
        rows = [self.trait_row(known[name]) for name in self.by_effect() if name in known]
        title = f"<h3>{escape(facts.variant)}</h3>" if len(self.found) > 1 else ""
        return title + table([self.say(key) for key in keys], rows)

    def trait_row(self, trait: TraitFacts) -> list[str]:
        return [
            self.name_of(trait.trait),
            f"{trait.played.mean:.2f}",
            percent(trait.players),
            "–" if trait.survival is None else percent(trait.survival),
            f"{trait.final.mean:.2f}",
            percent(trait.wins_with),
            percent(trait.wins_without),
            plain(trait.points_with),
            plain(trait.points_without),
            points(trait.plain),
            "–" if trait.equal is None else points(trait.equal),
        ]


def table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>'


def percent(value: Mean) -> str:
    return f"{100 * value.mean:.1f} % [{100 * value.low:.1f}, {100 * value.high:.1f}]"


def points(value: Mean) -> str:
    """A difference of shares, in points of per cent."""
    return f"{100 * value.mean:+.1f} [{100 * value.low:+.1f}, {100 * value.high:+.1f}]"


def plain(value: Mean) -> str:
    return f"{value.mean:.1f} [{value.low:.1f}, {value.high:.1f}]"


def write_report(study: Study, found: list[Facts], out: Path, language: str) -> Path:
    report = Report(study, found, language)
    folder = out / "pictures"
    folder.mkdir(exist_ok=True)
    for name, picture in report.pictures().items():
        (folder / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
    path = out / "report.html"
    path.write_text(report.html(), encoding="utf-8")
    return path
