"""The page of a report: style, a few lines of script that sort its tables, and what cells are made of."""

from html import escape

import msgspec

from fittest.lab.estimates import Effect
from fittest.lab.statistics import Mean

CSS = """
:root { color-scheme: light }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin-top: 2.2rem } h3 { font-size: 1rem }
p, li { max-width: 52rem }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(26rem, 1fr)); gap: 1rem }
figure { margin: 0; break-inside: avoid } svg { width: 100%; max-width: 52rem; height: auto }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .55rem; text-align: right; border-bottom: 1px solid #ddd; vertical-align: bottom }
td { white-space: nowrap; vertical-align: baseline } th:first-child, td:first-child { text-align: left }
th button { all: unset; cursor: pointer; font-weight: 600 }
th button:focus-visible { outline: 2px solid #0072b2 }
th[aria-sort=ascending] button::after { content: " ▲" }
th[aria-sort=descending] button::after { content: " ▼" }
.holds { font-weight: 600 } .none { color: #666 } code { font-size: .9em; overflow-wrap: anywhere }
a { color: #00558a }
@media print {
  @page { size: A4 landscape; margin: 12mm }
  body { font-size: 10px; max-width: none; margin: 0; padding: 0 } .wide { overflow: visible }
  svg { max-width: 36rem }
  th, td { padding: .1rem .35rem } tr { break-inside: avoid } thead { display: table-header-group }
  h2, h3 { break-after: avoid } a { color: inherit } .pictures { grid-template-columns: 1fr 1fr }
}
"""

SCRIPT = """
for (const button of document.querySelectorAll('th button')) button.onclick = () => {
  const head = button.parentNode, table = head.closest('table'), rows = [...table.tBodies[0].rows]
  const up = head.ariaSort === 'descending' || head.cellIndex === 0 && head.ariaSort !== 'ascending'
  const value = row => row.cells[head.cellIndex].dataset.value
  const number = row => value(row) === '' ? (up ? Infinity : -Infinity) : +value(row)
  for (const other of head.parentNode.cells) other.removeAttribute('aria-sort')
  head.ariaSort = up ? 'ascending' : 'descending'
  const words = rows.some(row => value(row) !== '' && isNaN(value(row)))
  rows.sort((a, b) => (up ? 1 : -1) * (words ? value(a).localeCompare(value(b)) : number(a) - number(b) || 0))
  table.tBodies[0].append(...rows)
}
"""


class Cell(msgspec.Struct, frozen=True):
    """`value` is what the column is sorted by; `html` may have links in it."""

    html: str
    value: str = ""
    kind: str = ""
    title: str = ""


def words(text: str, value: str | None = None) -> Cell:
    return Cell(escape(text), text if value is None else value)


def share(value: Mean) -> Cell:
    shown = f"{100 * value.mean:.1f} % [{100 * value.low:.1f}, {100 * value.high:.1f}]"
    return Cell(shown, f"{value.mean:.6f}")


def number(value: Mean, digits: int = 1) -> Cell:
    shown = f"{value.mean:.{digits}f} [{value.low:.{digits}f}, {value.high:.{digits}f}]"
    return Cell(shown, f"{value.mean:.6f}")


def count(value: float, digits: int = 2) -> Cell:
    return Cell(f"{value:.{digits}f}", f"{value:.6f}")


def effect(value: Effect | None, why: str, scale: float = 100, digits: int = 1) -> Cell:
    """In percentage points unless `scale` says otherwise; with a star if significant after the correction.
    `why` is shown where there is no effect."""
    if value is None:
        return Cell("–", "", "none", why)
    mean, low, high = (f"{signed(scale * v, digits)}" for v in (value.mean, value.low, value.high))
    star = " ★" if value.holds else ""
    return Cell(f"{mean} [{low}, {high}]{star}", f"{value.mean:.6f}", "holds" if value.holds else "")


def signed(value: float, digits: int) -> str:
    """With a real minus, and 0 without a sign."""
    shown = f"{value:+.{digits}f}"
    return shown[1:] if not float(shown) else shown.replace("-", "−")


def link(address: str, text: str) -> str:
    return f'<a href="{escape(address)}">{escape(text)}</a>'


def table(heads: list[str], rows: list[list[Cell]]) -> str:
    head = "".join(f"<th scope=col><button>{escape(cell)}</button></th>" for cell in heads)
    body = "\n".join("<tr>" + "".join(_cell(cell) for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div>'


def _cell(cell: Cell) -> str:
    marks = f' class="{cell.kind}"' if cell.kind else ""
    marks += f' title="{escape(cell.title)}"' if cell.title else ""
    return f'<td data-value="{escape(cell.value)}"{marks}>{cell.html}</td>'


def page(language: str, title: str, body: list[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{CSS}</style></head>\n<body>\n"
        + "\n".join(body)
        + f"\n<script>{SCRIPT}</script></body></html>\n"
    )
