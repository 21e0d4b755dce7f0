"""The report of a study: one HTML file that needs nothing else, its pictures apart, and games to replay."""

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path

from fittest.lab import charts, html
from fittest.lab.effects import MEASURES, Difference, Facts, TraitFacts
from fittest.lab.estimates import LEAST, Effect
from fittest.lab.examples import Examples, Key, file_of
from fittest.lab.html import Cell
from fittest.lab.samples import Samples
from fittest.lab.sequential import Look, Power
from fittest.lab.statistics import mean
from fittest.lab.study import Study, Watched
from fittest.texts import text

CAUSES = ["hand", "drawn", "per_play"]
ASSOCIATIONS = ["plain", "equal"]


class Report:
    def __init__(
        self,
        study: Study,
        found: list[Facts],
        data: list[Samples],
        differences: list[Difference],
        language: str,
        power: Power | None = None,
        look: Look | None = None,
    ) -> None:
        self.study = study
        self.found = found
        self.differences = differences
        self.examples = Examples(data)
        self.language = language
        self.power = power
        self.look = look
        self.prefix = study.watch(0).prefix

    def say(self, key: str, **args: int | str) -> str:
        return text(key, self.language, **args)

    def name_of(self, trait: str) -> str:
        return self.say(self.prefix + trait)

    def name_of_measure(self, measure: str) -> str:
        kind, _, which = measure.partition("-")
        if measure in MEASURES:
            return self.say(f"lab-{measure}")
        return (
            self.say("lab-wins-seat", number=int(which))
            if kind == "seat"
            else self.say("lab-wins-bot", bot=which)
        )

    # -- pictures ------------------------------------------------------------------------------

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
        if self.told(["drawn"]):
            made["effects"] = self.intervals("lab-effects", "drawn")
        if self.told(["equal"]):
            made["associations"] = self.intervals("lab-associations", "equal")
        return made

    def intervals(self, title: str, kind: str) -> str:
        names = [name for name in self.by_effect(kind) if any(self.effect(f, name, kind) for f in self.found)]
        return charts.intervals(
            self.say(title),
            [self.name_of(name) for name in names],
            {facts.variant: [self.effect(facts, name, kind) for name in names] for facts in self.found},
        )

    def effect(self, facts: Facts, trait: str, kind: str) -> Effect | None:
        for each in facts.traits:
            if each.trait == trait:
                found: Effect | None = getattr(each, kind)
                return found
        return None

    def told(self, kinds: list[str]) -> bool:
        """Is there enough data to report such effects?"""
        return any(
            getattr(trait, kind) is not None
            for facts in self.found
            for trait in facts.traits
            for kind in kinds
        )

    def by_effect(self, kind: str) -> list[str]:
        """All traits, the most useful first."""
        best: dict[str, float] = {}
        for facts in self.found:
            for trait in facts.traits:
                value = getattr(trait, kind)
                best.setdefault(trait.trait, value.mean if value is not None else float("-inf"))
        return sorted(best, key=lambda name: -best[name])

    # -- the page ------------------------------------------------------------------------------

    def html(self) -> str:
        pictures = self.pictures()
        title = self.say(
            "lab-title", ruleset=self.study.title or self.study.ruleset, players=self.study.players
        )
        body = [f"<h1>{escape(title)}</h1>", self.paragraphs(*self.about()), self.summary()]
        small = [f"<figure>{pictures[name]}</figure>" for name in pictures if name not in BELOW]
        body.append(f'<div class="pictures">{"".join(small)}</div>')
        if self.differences:
            body += [self.heading("lab-differences"), self.paragraphs(self.say("lab-differences-about"))]
            body.append(self.difference_table())
        body += self.trait_part(pictures, "effects", CAUSES, self.cause_row, CAUSE_HEADS)
        body += self.trait_part(
            pictures, "associations", ASSOCIATIONS, self.association_row, ASSOCIATION_HEADS
        )
        body += [self.heading("lab-play"), self.paragraphs(self.say("lab-play-about"))]
        body += [self.by_variant(facts, PLAY_HEADS, self.play_row, "drawn") for facts in self.found]
        body += [self.heading("lab-method"), self.method(), self.heading("lab-replay"), self.replaying()]
        return html.page(self.language, title, body)

    def heading(self, key: str) -> str:
        return f"<h2>{escape(self.say(key))}</h2>"

    def paragraphs(self, *sentences: str) -> str:
        return "\n".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)

    def about(self) -> list[str]:
        switches = ", ".join(f"{name}={value}" for name, value in self.study.switches.items()) or "–"
        said = [
            self.say(
                "lab-about",
                games=self.study.games,
                bots=", ".join(self.study.bots),
                seed=str(self.study.seed),
                switches=switches,
            )
        ]
        if self.power is not None:
            said += power_said(self.power, self.language)
        if self.look is not None:
            said.append(look_said(self.look, self.name_of_measure(self.look.goal.measure), self.language))
        return said

    def links(self, games: list[Key]) -> Cell:
        return Cell(", ".join(html.link(file_of(game), str(game[1])) for game in games) or "–")

    def summary(self) -> str:
        heads = ["lab-variant", "lab-measure", "lab-mean", "lab-games"]
        rows = []
        for place, facts in enumerate(self.found):
            for name, values in (
                ("points", facts.points), ("turns", facts.turns), ("decisions", facts.decisions)
            ):  # fmt: skip
                games = self.links(self.examples.of_measure(place, name))
                rows.append(
                    [html.words(facts.variant), html.words(self.name_of_measure(name)),
                     html.number(mean(values)), games]
                )  # fmt: skip
            for seat, value in enumerate(facts.seats):
                games = self.links(self.examples.won_by(place, seat))
                rows.append(
                    [html.words(facts.variant), html.words(self.name_of_measure(f"seat-{seat + 1}")),
                     html.share(value), games]
                )  # fmt: skip
        return html.table([self.say(key) for key in heads], rows)

    def difference_table(self) -> str:
        heads = ["lab-measure", "lab-variant", "lab-difference", "lab-games"]
        rows = []
        for each in self.differences:
            share = each.measure not in MEASURES
            pairs = self.examples.of_difference(self.study.variants.index(each.variant), each.measure)
            games = "; ".join(
                f"{html.link(file_of(one), str(one[1]))} – {html.link(file_of(two), str(two[1]))}"
                for one, two in pairs
            )
            rows.append(
                [
                    html.words(self.name_of_measure(each.measure)),
                    html.words(f"{each.variant} − {self.study.variants[0]}"),
                    html.effect(each.effect, self.too_little, *((100, 1) if share else (1, 2))),
                    Cell(games or "–"),
                ]
            )
        return html.table([self.say(key) for key in heads], rows)

    @property
    def too_little(self) -> str:
        return self.say("lab-too-little", least=LEAST)

    def trait_part(
        self,
        pictures: dict[str, str],
        name: str,
        kinds: list[str],
        row: Callable[[int, TraitFacts], list[Cell]],
        heads: list[str],
    ) -> list[str]:
        about = f"lab-{name}-about" if self.told(kinds) else f"lab-{name}-none"
        made = [self.heading(f"lab-{name}-title"), self.paragraphs(self.say(about, least=LEAST))]
        if not self.told(kinds):
            return made
        if name in pictures:
            made.append(f"<figure>{pictures[name]}</figure>")
        sort = "drawn" if name == "effects" else "equal"
        return made + [self.by_variant(facts, heads, row, sort, kinds) for facts in self.found]

    def by_variant(
        self,
        facts: Facts,
        heads: list[str],
        row: Callable[[int, TraitFacts], list[Cell]],
        sort: str,
        kinds: list[str] | None = None,
    ) -> str:
        known = {
            trait.trait: trait
            for trait in facts.traits
            if kinds is None or any(getattr(trait, kind) is not None for kind in kinds)
        }
        place = self.study.variants.index(facts.variant)
        rows = [row(place, known[name]) for name in self.by_effect(sort) if name in known]
        title = f"<h3>{escape(facts.variant)}</h3>" if len(self.found) > 1 else ""
        return title + html.table([self.say(key) for key in heads], rows)

    def cause_row(self, place: int, trait: TraitFacts) -> list[Cell]:
        return [
            html.words(self.name_of(trait.trait)),
            html.count(trait.dealt.mean),
            *(html.effect(getattr(trait, kind), self.too_little) for kind in CAUSES),
            self.links(self.examples.of_trait(place, trait.trait)),
        ]

    def association_row(self, place: int, trait: TraitFacts) -> list[Cell]:
        return [
            html.words(self.name_of(trait.trait)),
            html.count(trait.played.mean),
            *(html.effect(getattr(trait, kind), self.too_little) for kind in ASSOCIATIONS),
            self.links(self.examples.of_trait(place, trait.trait)),
        ]

    def play_row(self, place: int, trait: TraitFacts) -> list[Cell]:
        return [
            html.words(self.name_of(trait.trait)),
            html.number(trait.played, 2),
            html.share(trait.players),
            Cell("–", "", "none") if trait.survival is None else html.share(trait.survival),
            html.number(trait.final, 2),
            self.links(self.examples.of_trait(place, trait.trait)),
        ]

    def method(self) -> str:
        points = [self.say(f"lab-method-{name}", least=LEAST) for name in METHOD]
        return "<ul>" + "\n".join(f"<li>{escape(point)}</li>" for point in points) + "</ul>"

    def replaying(self) -> str:
        commands = [
            f"fittest replay {file_of((0, int(self.examples.found[0].numbers[0])))}",
            "fittest lab games . --game 0 -o game.json",
            "fittest lab games . --trait NAME --winner 1 -o games.jsonl",
        ]
        self.examples.pick(0, [0])
        lines = "".join(f"<li><code>{escape(line)}</code></li>" for line in commands)
        return self.paragraphs(self.say("lab-replay-about")) + f"<ul>{lines}</ul>"


BELOW = ["effects", "associations"]
CAUSE_HEADS = ["lab-trait", "lab-dealt", "lab-hand", "lab-drawn", "lab-per-play", "lab-games"]
ASSOCIATION_HEADS = ["lab-trait", "lab-played", "lab-plain", "lab-equal", "lab-games"]
PLAY_HEADS = ["lab-trait", "lab-played", "lab-players", "lab-survival", "lab-final", "lab-games"]
METHOD = ["deal", "play", "intervals", "many", "little", "pairs", "association", "bots", "precision"]


def power_said(power: Power, language: str) -> list[str]:
    """What the run can show, in a sentence or two."""
    if power.games < LEAST:
        return [text("lab-power-none", language, least=LEAST)]
    said = [text("lab-power", language, games=power.games, seat=f"{100 * power.seat:.1f}")]
    if power.card is not None:
        card = f"{100 * power.card:.1f}"
        said.append(text("lab-power-card", language, card=card, copies=power.copies, deck=power.deck))
    return said


def look_said(look: Look, measure: str, language: str) -> str:
    found = "; ".join(f"{v.mean:.3f} [{v.low:.3f}, {v.high:.3f}]" for v in look.found)
    key = "lab-look-reached" if look.reached else "lab-look-missed"
    return text(key, language, measure=measure, half=f"{look.goal.half:g}", games=look.games, found=found)


def write_report(report: Report, lines: Iterable[tuple[Watched, bytes]], out: Path) -> Path:
    folder = out / "pictures"
    folder.mkdir(exist_ok=True)
    for name, picture in report.pictures().items():
        (folder / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
    path = out / "report.html"
    path.write_text(report.html(), encoding="utf-8")
    report.examples.write(lines, out)
    return path
