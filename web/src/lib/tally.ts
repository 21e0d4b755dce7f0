/**
 * What the points of each seat are made of, group by group. Games that count what lies on the table say it in
 * the view; where points come turn by turn, the story has told them.
 */
import type { AnyView, Line, Text } from '../api/types'
import type { TallyOf } from '../games/game'

export interface Group {
  /** The thing on the table that brings the points (`animal 3`), or the turn that did. */
  thing: string
  points: number
  parts: { text: Text; points: number }[]
}

export function tallyOf(view: AnyView, lines: readonly Line[], read: TallyOf['read']): Group[][] {
  const laid = view.tally ?? []
  if (laid.length > 0)
    return laid.map((parts) => {
      const groups = new Map<string, Group>()
      for (const { thing, text, points } of parts) add(groups, thing, text, points)
      return [...groups.values()]
    })
  return toldBy(lines, view, read)
}

export const seatOf = (player: unknown) => Number(String(player).replace(/\D/g, '')) - 1

function add(groups: Map<string, Group>, thing: string, text: Text, points: number): void {
  const group = groups.get(thing) ?? { thing, points: 0, parts: [] }
  group.points += points
  group.parts.push({ text, points })
  groups.set(thing, group)
}

/** Turn by turn. What no line explains is told as such, so that the parts always add up. */
function toldBy(lines: readonly Line[], view: AnyView, read: TallyOf['read']): Group[][] {
  const tally = view.scores.map(() => new Map<string, Group>())
  const sums = view.scores.map(() => 0)
  let turn = 0
  const count = (seat: number, text: Text, points: number) => {
    sums[seat]! += points
    if (points !== 0) add(tally[seat]!, turn === 0 ? 'start' : `turn ${turn}`, text, points)
  }
  /** A total that the story names; the difference came otherwise: at the start, or by a card. */
  const correct = (seat: number, total: number) => {
    const started = tally[seat]!.size > 0
    const now = turn
    if (!started) turn = 0
    count(seat, { key: started ? 'web-tally-cards' : 'web-tally-start-points', args: {} }, total - sums[seat]!)
    turn = now
  }
  for (const line of lines) {
    const told = read(line)
    if (told === null) continue
    if ('turn' in told) turn = told.turn
    else {
      if (told.total !== undefined) correct(told.seat, told.total - told.points)
      count(told.seat, told.text, told.points)
    }
  }
  view.scores.forEach((score, seat) => correct(seat, score))
  return tally.map((groups) => [...groups.values()])
}
