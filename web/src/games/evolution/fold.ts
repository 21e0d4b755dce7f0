/**
 * How the traits of an animal are shown: some with their names, one below the other; the others as signs, side by side;
 * what still has no room as a number. All measures of a card are parts of its width, so the room follows from its tier.
 */
import type { Tier } from '../../play/layout'

export interface Folded {
  named: number
  signs: number
  /** So many signs that they are smaller. */
  dense: boolean
}

/** Lines, and how many signs stand in each; a partner's number takes as much room as a sign. */
const FULL = { lines: 5, across: 6 }
const SIGNS = { lines: 2, across: 3 }
const DENSE = { lines: 3, across: 5 }

/** How many of the signs, from this one on, go into so many lines; if not all, there is room for the number of the rest. */
function fitting(widths: readonly number[], from: number, lines: number, across: number): number {
  let [line, used] = [0, 0]
  for (let at = from; at < widths.length; at++) {
    const width = widths[at]!
    if (used + width > across) [line, used] = [line + 1, 0]
    if (line >= lines) return Math.max(0, at - from - 1)
    used += width
  }
  return widths.length - from
}

export function fold(widths: readonly number[], tier: Tier): Folded {
  const count = widths.length
  if (tier === 'token') return { named: 0, signs: 0, dense: false }
  if (tier === 'full') {
    if (count <= FULL.lines) return { named: count, signs: 0, dense: false }
    for (let named = FULL.lines - 1; named > 0; named--) {
      if (fitting(widths, named, FULL.lines - named, FULL.across) === count - named) return { named, signs: count - named, dense: false }
    }
    return { named: 0, signs: fitting(widths, 0, FULL.lines, FULL.across), dense: false }
  }
  if (fitting(widths, 0, SIGNS.lines, SIGNS.across) === count) return { named: 0, signs: count, dense: false }
  return { named: 0, signs: fitting(widths, 0, DENSE.lines, DENSE.across), dense: true }
}
