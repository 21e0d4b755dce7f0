"""Small charts as SVG, in plain numbers and without scripts."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple, Protocol

WIDTH = 640
HEIGHT = 260
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 34, 40
ROW = 18
NAMES = 190
# Told apart by people who do not see all colours.
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#5b5b5b", "#8c564b"]
STYLE = "font: 12px system-ui, sans-serif; background: #fff"


class Interval(Protocol):
    @property
    def mean(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class Scale:
    """Numbers to places along an axis."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, about: int = 6) -> list[float]:
        """Round numbers within the scale."""
        step = 10.0 ** floor(log10((self.high - self.low) / about))
        while (self.high - self.low) / step > 1.5 * about:
            step *= 2 if round(step / 10 ** floor(log10(step))) != 2 else 2.5
        return [i * step for i in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


def colour(series: int) -> str:
    return COLOURS[series % len(COLOURS)]


def svg(title: str, parts: list[str], legend: Sequence[str], height: float = HEIGHT) -> str:
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}" style="{STYLE}">',
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fff"/>',
        label(8, 16, title, "font-weight: 600"),
    ]
    if len(legend) > 1:
        place = WIDTH - RIGHT
        for i in reversed(range(len(legend))):
            place -= 7 * len(legend[i]) + 22
            head.append(f'<rect x="{place}" y="7" width="10" height="10" fill="{colour(i)}"/>')
            head.append(label(place + 14, 16, legend[i]))
    return "\n".join([*head, *parts, "</svg>"])


def label(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" style="{style}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = "#ccc", width: float = 1) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{stroke}" stroke-width="{width}"/>'


def number(value: float, percent: bool) -> str:
    return f"{100 * value:.3g} %" if percent else f"{value:.6g}"


def up_axis(scale: Scale, percent: bool) -> list[str]:
    parts = []
    for tick in scale.ticks():
        parts.append(line(LEFT, scale(tick), WIDTH - RIGHT, scale(tick)))
        parts.append(label(LEFT - 6, scale(tick) + 4, number(tick, percent), anchor="end"))
    return parts


def whiskers(title: str, names: Sequence[str], series: Mapping[str, Sequence[Interval]], even: float) -> str:
    """Shares with their intervals, by name, the series side by side; a broken line at `even`."""
    values = [value for row in series.values() for value in row]
    top = max([even, *(value.high for value in values)]) * 1.08
    up = Scale(0, top, HEIGHT - BOTTOM, TOP)
    parts = up_axis(up, percent=True)
    parts.append(f'<path d="M{LEFT} {up(even):.1f}H{WIDTH - RIGHT}" stroke="#555" stroke-dasharray="5 4"/>')
    room = (WIDTH - LEFT - RIGHT) / len(names)
    bar = min(40.0, 0.8 * room / len(series))
    for n, name in enumerate(names):
        middle = LEFT + (n + 0.5) * room
        parts.append(label(middle, HEIGHT - BOTTOM + 18, name, anchor="middle"))
        for s, row in enumerate(series.values()):
            x = middle + (s - len(series) / 2) * bar
            value = row[n]
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{up(value.mean):.1f}" width="{bar - 2:.1f}" '
                f'height="{up(0) - up(value.mean):.1f}" fill="{colour(s)}" fill-opacity="0.75"/>'
            )
            parts.append(line(x + bar / 2, up(value.low), x + bar / 2, up(value.high), "#222", 1.5))
    return svg(title, parts, list(series))


def histogram(title: str, series: dict[str, list[int]]) -> str:
    """How large a share of the numbers falls where, as one stepped line for each series."""
    everything = [value for values in series.values() for value in values]
    low, high = min(everything), max(everything)
    step = max(1, ceil((high - low + 1) / 40))
    bins = (high - low) // step + 1
    shares = {}
    for name, values in series.items():
        counts = [0] * bins
        for value in values:
            counts[(value - low) // step] += 1
        shares[name] = [count / len(values) for count in counts]
    up = Scale(0, max(max(row) for row in shares.values()) * 1.08, HEIGHT - BOTTOM, TOP)
    across = Scale(low, low + bins * step, LEFT, WIDTH - RIGHT)
    parts = up_axis(up, percent=True)
    for tick in across.ticks(10):
        if tick == int(tick) and tick < low + bins * step:
            place = across(tick + (0.5 if step == 1 else 0))
            parts.append(label(place, HEIGHT - BOTTOM + 18, number(tick, False), anchor="middle"))
    for s, row in enumerate(shares.values()):
        path = f"M{across(low):.1f} {up(0):.1f}"
        for i, height in enumerate(row):
            path += f"V{up(height):.1f}H{across(low + (i + 1) * step):.1f}"
        path += f"V{up(0):.1f}"
        parts.append(
            f'<path d="{path}" fill="{colour(s)}" fill-opacity="0.15" '
            f'stroke="{colour(s)}" stroke-width="1.5"/>'
        )
    return svg(title, parts, list(series))


def intervals(title: str, names: Sequence[str], series: Mapping[str, Sequence[Interval | None]]) -> str:
    """A dot with its interval for each name and series, around 0; one row for each name."""
    values = [value for row in series.values() for value in row if value is not None]
    low = min([0.0, *(value.low for value in values)])
    high = max([0.0, *(value.high for value in values)])
    margin = 0.04 * (high - low) or 0.01
    across = Scale(low - margin, high + margin, NAMES, WIDTH - RIGHT)
    height = TOP + len(names) * ROW + 30
    parts = []
    for tick in across.ticks(7):
        parts.append(
            line(across(tick), TOP, across(tick), height - 26, "#555" if abs(tick) < 1e-9 else "#ddd")
        )
        parts.append(label(across(tick), height - 10, number(tick, True), anchor="middle"))
    for n, name in enumerate(names):
        middle = TOP + (n + 0.5) * ROW
        parts.append(label(NAMES - 8, middle + 4, name, anchor="end"))
        for s, row in enumerate(series.values()):
            value = row[n]
            if value is None:
                continue
            y = middle + (s - (len(series) - 1) / 2) * min(5.0, 14 / len(series))
            parts.append(line(across(value.low), y, across(value.high), y, colour(s), 1.5))
            parts.append(f'<circle cx="{across(value.mean):.1f}" cy="{y:.1f}" r="3" fill="{colour(s)}"/>')
    return svg(title, parts, list(series), height)


class Dot(NamedTuple):
    """A thing with two measures; `group` is 0 for what matters and 1 for the rest."""

    name: str
    across: Interval
    up: Interval
    group: int


def scatter(title: str, across_name: str, up_name: str, dots: Sequence[Dot]) -> str:
    """Two measures against each other from 0 on; those that matter with their intervals and names."""
    chief = [dot for dot in dots if dot.group == 0]
    right = max([dot.across.mean for dot in dots] + [dot.across.high for dot in chief]) * 1.05
    top = max([dot.up.mean for dot in dots] + [dot.up.high for dot in chief]) * 1.08
    height = 400
    across, up = Scale(0, right, LEFT, WIDTH - RIGHT), Scale(0, top, height - BOTTOM, TOP)
    parts = up_axis(up, percent=False)
    for tick in across.ticks(8):
        parts.append(line(across(tick), TOP, across(tick), height - BOTTOM))
        parts.append(label(across(tick), height - BOTTOM + 16, number(tick, False), anchor="middle"))
    parts.append(label(WIDTH - RIGHT, height - 6, across_name, anchor="end"))
    parts.append(label(LEFT, TOP - 4, up_name))
    for dot in sorted(dots, key=lambda each: -each.group):
        x, y = across(dot.across.mean), up(dot.up.mean)
        if dot.group == 0:
            parts.append(line(across(dot.across.low), y, across(dot.across.high), y, colour(0), 1))
            parts.append(line(x, up(dot.up.low), x, up(dot.up.high), colour(0), 1))
        shade = colour(0) if dot.group == 0 else "#888"
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{4 if dot.group == 0 else 2.5}" fill="{shade}">'
            f"<title>{escape(dot.name)}</title></circle>"
        )
    for dot in chief:
        parts.append(label(across(dot.across.mean) + 6, up(dot.up.mean) - 6, dot.name, "font-size: 11px"))
    return svg(title, parts, [], height)


def curve(title: str, across_name: str, series: dict[str, list[tuple[float, float]]], even: float) -> str:
    """Shares over some number, such as games played; a broken line at `even`."""
    points = [point for row in series.values() for point in row]
    across = Scale(min(x for x, _ in points), max(x for x, _ in points), LEFT, WIDTH - RIGHT)
    up = Scale(0, max([even, *(y for _, y in points)]) * 1.08, HEIGHT - BOTTOM, TOP)
    parts = up_axis(up, percent=True)
    parts.append(f'<path d="M{LEFT} {up(even):.1f}H{WIDTH - RIGHT}" stroke="#555" stroke-dasharray="5 4"/>')
    for tick in across.ticks(8):
        parts.append(label(across(tick), HEIGHT - BOTTOM + 18, number(tick, False), anchor="middle"))
    parts.append(label(WIDTH - RIGHT, HEIGHT - 6, across_name, anchor="end"))
    for s, row in enumerate(series.values()):
        path = "M" + "L".join(f"{across(x):.1f} {up(y):.1f}" for x, y in row)
        parts.append(f'<path d="{path}" fill="none" stroke="{colour(s)}" stroke-width="2"/>')
    return svg(title, parts, list(series))
