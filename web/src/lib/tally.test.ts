import { describe, expect, it } from 'vitest'
import type { AnyView, Line } from '../api/types'
import { tally as dinosaurs } from '../games/dinosaurs/tally'
import { tally as cards } from '../games/evolution/tally'
import { tallyOf } from './tally'

const line = (key: string, args: Record<string, number | string>, number = 0): Line => ({ number, text: { key, args } })
const over = (scores: number[], tally: unknown = []) => ({ ruleset: 'x', scores, tally }) as unknown as AnyView

describe('the tally', () => {
  it('groups what lies on the table by the thing that bears it', () => {
    const text = { key: 'tally-trait', args: {} }
    const parts = [
      { thing: 'animal 3', text, points: 2 },
      { thing: 'animal 5', text, points: 2 },
      { thing: 'animal 3', text, points: 1 },
    ]
    const [first, second] = tallyOf(over([5, 0], [parts, []]), [], cards.read)
    expect(first!.map((group) => [group.thing, group.points, group.parts.length])).toEqual([
      ['animal 3', 3, 2],
      ['animal 5', 2, 1],
    ])
    expect(second).toEqual([])
  })

  it('reads points of turns from the story', () => {
    const lines = [line('event-turn', { turn: 1 }), line('event-points', { player: 'P1', count: 4 }), line('event-points', { player: 'P2', count: 0 }), line('event-turn', { turn: 2 }), line('event-points', { player: 'P1', count: 6 }), line('event-points', { player: 'P2', count: 3 })]
    const [first, second] = tallyOf(over([10, 3]), lines, cards.read)
    expect(first!.map((group) => [group.thing, group.points])).toEqual([
      ['turn 1', 4],
      ['turn 2', 6],
    ])
    expect(second!.map((group) => [group.thing, group.points])).toEqual([['turn 2', 3]])
  })

  it('adds up for dinosaurs: start, herd, genes and what a card brought', () => {
    const lines = [
      line('event-dino-turn', { turn: 1 }),
      line('event-dino-scored', { player: 'P1', count: 2, points: 12 }),
      line('event-dino-bought', { player: 'P1', gene: '@dino-gene-egg', price: 3 }),
      line('event-dino-turn', { turn: 2 }),
      line('event-dino-scored', { player: 'P1', count: 4, points: 13 }),
      line('event-dino-turn', { turn: 3 }),
      line('event-dino-scored', { player: 'P1', count: 5, points: 20 }),
    ]
    const [groups] = tallyOf(over([20]), lines, dinosaurs.read)
    expect(groups!.map((group) => [group.thing, group.points])).toEqual([
      ['start', 10],
      ['turn 1', -1],
      ['turn 2', 4],
      ['turn 3', 7],
    ])
    expect(groups!.at(-1)!.parts.map((part) => [part.text.key, part.points])).toEqual([
      ['web-tally-cards', 2],
      ['web-tally-herd', 5],
    ])
    expect(groups!.reduce((sum, group) => sum + group.points, 0)).toBe(20)
  })
})
