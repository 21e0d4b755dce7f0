import type { DinosaursView, Hex } from '../../api/types'
import { fill, kindOf, replace } from '../../lib/attempt'
import type { Move, Thing } from '../../lib/choose'
import type { Taps } from '../game'

export const taps: Taps = {
  kinds: { card: 'card', target: 'seat', hex: 'hex', start: 'hex', goal: 'hex' },
  wordsOnly: [],
  needs: {},
  also: {},
  traits: {},
  idle: ['option-dino-decline', 'option-dino-done', 'option-dino-pass', 'option-dino-hold'],
  givingAway: ['option-dino-done', 'option-dino-decline'],
  told: /^(hex|seat):/,
  subjects: () => [],
  /** A row of the auction is known by its gene. */
  refine: (move: Move, view: DinosaursView): Move => {
    if (move.label.key !== 'option-dino-row') return move
    const number = Number(move.label.args['number'])
    const gene = view.auction?.rows[number - 1]?.gene
    const label = gene ? { key: 'web-bid-for', args: { row: number, gene: `@dino-gene-${gene}` } } : move.label
    return { ...move, label, things: [`row:${number}`] }
  },
}

const ELSE = { card: 'play *', row: 'row *', seat: 'pick 0' }

export function attempt(view: DinosaursView, moves: readonly Move[], picked: readonly Thing[], thing: Thing): string {
  const [kind, value] = kindOf(thing)
  return kind === 'hex' ? onHex(view, moves, picked, value) : (replace(moves, picked, thing) ?? fill(ELSE, thing))
}

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] as const

/** A step begins on the hex, or leads there from the one that was tapped before; with nothing else to do there, a birth. */
function onHex(view: DinosaursView, moves: readonly Move[], picked: readonly Thing[], value: string): string {
  const at = (place: string): Hex | undefined => view.hexes.find((hex) => `${hex.q},${hex.r}` === place)
  const step = (start: string, goal: string) => {
    const owner = at(goal)?.owner ?? null
    return `${owner === null || owner === view.seat ? 'move' : 'attack'} ${start} ${goal}`
  }
  const start = picked.find((thing) => thing.startsWith('hex:'))
  if (start) return step(start.slice(4), value)
  const steps = moves.some((move) => move.things.filter((thing) => thing.startsWith('hex:')).length > 1)
  const replaced = steps ? null : replace(moves, picked, `hex:${value}`)
  if (replaced) return replaced
  const hex = at(value)
  if (!steps && hex?.owner === null) return `birth ${value}`
  const beside = SIDES.map(([q, r]) => `${(hex?.q ?? 0) + q},${(hex?.r ?? 0) + r}`).find((place) => at(place))
  return step(value, beside ?? value)
}
