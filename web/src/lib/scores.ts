/** How the points went, from samples of the course of a game, and the steps at which they turned. */
import type { Line } from '../api/types'
import { seatOf } from './tally'

export interface Sample {
  step: number
  turn: number
  scores: readonly number[]
  /** How far each of them may be off. */
  margins?: readonly number[]
}

export interface Turning {
  seat: number
  before: Sample
  after: Sample
  /** What the seat gained or lost. */
  change: number
  /** In which it happened: the step may have led on to the next one. */
  turn: number
}

type Look = (step: number) => Sample

/** How much better a seat fared between two moments than the others on average. */
function swing(before: Sample, after: Sample, seat: number): number {
  const changes = after.scores.map((score, at) => score - (before.scores[at] ?? 0))
  return changes[seat]! - changes.reduce((sum, change) => sum + change, 0) / changes.length
}

/** Narrows a stretch down to the single step that swung most. */
function narrow(at: Look, before: Sample, after: Sample, seat: number): Turning {
  while (after.step - before.step > 1) {
    const middle = at(Math.floor((before.step + after.step) / 2))
    if (Math.abs(swing(before, middle, seat)) >= Math.abs(swing(middle, after, seat))) after = middle
    else before = middle
  }
  // Whose own points changed most tells it best.
  const changes = after.scores.map((score, one) => score - before.scores[one]!)
  const change = changes.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)
  return { seat: changes.indexOf(change), before, after, change, turn: before.turn }
}

/** The few steps at which somebody gained or lost most against the others, in the order of play. */
export function turningPoints(at: Look, samples: readonly Sample[], most = 4): Turning[] {
  const found: { before: Sample; after: Sample; seat: number; size: number }[] = []
  samples.forEach((after, index) => {
    const before = samples[index - 1]
    if (!before) return
    const sizes = after.scores.map((_, seat) => Math.abs(swing(before, after, seat)))
    const size = Math.max(...sizes)
    if (size > 0) found.push({ before, after, seat: sizes.indexOf(size), size })
  })
  found.sort((a, b) => b.size - a.size || a.after.step - b.after.step)
  const points = found.slice(0, most).map(({ before, after, seat }) => narrow(at, before, after, seat))
  return points.filter((point) => point.change !== 0).sort((a, b) => a.after.step - b.after.step)
}

const SEATS: readonly string[] = ['player', 'target']

/** Of the lines of a step those that tell why the points of a seat changed: weighty ones, and best those that name it. */
export function reasons(lines: readonly Line[], weighty: readonly string[], seat: number): readonly Line[] {
  const grave = lines.filter((line) => weighty.includes(line.text.key))
  const own = grave.filter((line) => Object.entries(line.text.args).some(([name, value]) => SEATS.includes(name) && seatOf(value) === seat))
  return [own, grave, lines].find((found) => found.length > 0) ?? []
}
