import { describe, expect, it } from 'vitest'
import { MOST, recordsIn } from './records'

const game = { format: 1, ruleset: 'evolution', players: 2, seed: 1, answers: ['pass'] }
const kept = { ...game, bots: ['greedy', 'easy'], scores: [12, 9] }

describe('games in a file', () => {
  it('is one record, in one line or in several', () => {
    expect(recordsIn(JSON.stringify(game)).map((one) => one.ruleset)).toEqual(['evolution'])
    expect(recordsIn(JSON.stringify(game, null, 1))).toHaveLength(1)
  })

  it('is a game a line, after whatever the first line says', () => {
    const found = recordsIn([JSON.stringify({ ruleset: 'evolution', bots: [] }), JSON.stringify(kept), '', JSON.stringify(game)].join('\n'))
    expect(found.map((one) => one.number)).toEqual([1, 2])
    expect(found[0]).toMatchObject({ bots: ['greedy', 'easy'], scores: [12, 9], record: kept })
  })

  it('is nothing else', () => {
    for (const text of ['', 'x', '[]', '7', '{}', `${JSON.stringify(game)}\nx`]) expect(recordsIn(text)).toEqual([])
  })

  it('is not endless', () => {
    expect(recordsIn(`${JSON.stringify(game)}\n`.repeat(MOST + 5))).toHaveLength(MOST)
  })
})
