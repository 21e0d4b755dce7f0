/** The line between two animals that share a card, and where its signs stand. */
import type { Box } from '../../play/layout'

export interface Line {
  d: string
  x: number
  y: number
  /** The signs stand one below the other. */
  upright: boolean
}

/** Pixels between rows that lie next to each other, at most. */
const NEAR = 80

export function tie(a: Box, b: Box): Line {
  const [upper, lower] = a.top <= b.top ? [a, b] : [b, a]
  const [ux, lx] = [upper.left + upper.width / 2, lower.left + lower.width / 2]
  if (lower.top > upper.bottom + NEAR) return around(upper, lower)
  const x = (ux + lx) / 2
  if (lower.top > upper.top + 24) {
    // In different rows: through the gap between them.
    const [from, to] = [upper.bottom - 6, lower.top + 8]
    return { d: `M${ux} ${from} C${ux} ${to} ${lx} ${from} ${lx} ${to}`, x, y: (from + to) / 2, upright: false }
  }
  const from = upper.top + 10
  const top = from - 20 - Math.min(18, Math.abs(ux - lx) * 0.06)
  return { d: `M${ux} ${from} C${ux} ${top} ${lx} ${top} ${lx} ${from}`, x, y: from / 4 + (top * 3) / 4, upright: false }
}

/** Others lie between them: past these on the left. */
function around(upper: Box, lower: Box): Line {
  const [from, to] = [upper.bottom - 30, lower.top + 30]
  const [ul, ll] = [upper.left + 3, lower.left + 3]
  const side = Math.min(ul, ll) - 14
  return { d: `M${ul} ${from} C${side} ${from} ${side} ${to} ${ll} ${to}`, x: Math.max(11, (ul + ll) / 8 + (side * 3) / 4), y: (from + to) / 2, upright: true }
}
