import type { DinosaursView, Hex } from '../../api/types'
import { fill, kindOf, replace } from '../../lib/attempt'
import type { Move, Thing } from '../../lib/choose'
import type { Taps } from '../game'
import { named } from './words'

export const taps: Taps = {
  kinds: { card: 'card', target: 'seat', hex: 'hex', start: 'hex', goal: 'hex' },
  prefixes: { card: 'dino-card-' },
  wordsOnly: [],
  needs: {},
  also: {},
  traits: {},
  // A bid from the list; with the auction's own button, row, number and price have been in sight.
  givingAway: ['option-dino-done', 'option-dino-decline', 'web-bid-for', 'web-bid-in-row', 'web-bid-number'],
  victim: () => null,
  told: /^(hex|seat|card):/,
  subjects: () => [],
  implied: () => [],
  meant: (thing) => thing,
  hint: (picked) => (picked.some((thing) => thing.startsWith('row:')) ? 'web-set-bid' : null),
  /** The server asks for the row and then for the number; here both are one move, so that neither is sent too early. */
  refine: (move: Move, view: DinosaursView): Move | Move[] => {
    const { key, args } = move.label
    // The dinosaur tells whose it is.
    if (key === 'option-dino-play-target-hex') return { ...move, things: move.things.filter((thing) => !thing.startsWith('seat:')), also: move.things.filter((thing) => thing.startsWith('seat:')) }
    const number = Number(args['number'])
    const pays = (bid: number) => view.auction?.prices?.[bid] ?? bid
    if (key === 'option-dino-bid') return { ...move, label: { key: 'web-bid-number', args: { bid: number, pays: pays(number) } }, things: [`bid:${number}`] }
    const row = view.auction?.rows[number - 1]
    if (key !== 'option-dino-row' || !row) return move
    const twins = view.auction?.rows.filter((other) => other.gene === row.gene).length ?? 0
    const bids = Array.from({ length: Math.max(0, (view.auction?.highest ?? -1) - row.lowest + 1) }, (_, at) => row.lowest + at)
    return bids.map((bid) => ({
      ...move,
      text: `${move.text} bid ${bid}`,
      answers: [move.text, `bid ${bid}`],
      label: { key: twins > 1 ? 'web-bid-in-row' : 'web-bid-for', args: { gene: `@dino-gene-${row.gene}`, bid, pays: pays(bid), ...(twins > 1 && { row: number }) } },
      things: [`row:${number}`, `bid:${bid}`],
    }))
  },
  named,
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
