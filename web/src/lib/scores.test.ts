import { describe, expect, it } from 'vitest'
import { reasons, turningPoints, type Sample } from './scores'

const GAME = [
  [0, 0],
  [2, 0],
  [2, 2],
  [4, 2],
  [4, 9],
  [4, 9],
  [5, 10],
  [0, 10],
  [0, 10],
]
const at = (step: number): Sample => ({ step, turn: step < 7 ? 1 : 2, scores: GAME[step]! })

describe('turning points', () => {
  it('are single steps, narrowed down from samples', () => {
    const samples = [0, 3, 6, 8].map(at)
    const points = turningPoints(at, samples, 2)
    expect(points.map((point) => [point.before.step, point.after.step, point.seat, point.change])).toEqual([
      [3, 4, 1, 7],
      [6, 7, 0, -5],
    ])
  })

  it('belong to the turn in which they happened, not to that which they led to', () => {
    const [point] = turningPoints(at, [6, 8].map(at))
    expect([point?.before.turn, point?.after.turn, point?.turn]).toEqual([1, 2, 1])
  })

  it('are none where everybody gains alike', () => {
    const even = (step: number): Sample => ({ step, turn: 1, scores: [step, step] })
    expect(turningPoints(even, [0, 4, 8].map(even))).toEqual([])
  })
})

describe('why points changed', () => {
  const line = (number: number, key: string, player: string) => ({ number, text: { key, args: { player } } })
  const lines = [line(1, 'passed', 'P1'), line(2, 'starved', 'P2'), line(3, 'starved', 'P1')]
  const told = (seat: number, weighty: string[]) => reasons(lines, weighty, seat).map((one) => one.number)

  it('is told by the lines of that seat, else by those of others, else by any', () => {
    expect(told(0, ['starved'])).toEqual([3])
    expect(told(2, ['starved'])).toEqual([2, 3])
    expect(told(0, ['eaten'])).toEqual([1, 2, 3])
  })
})
