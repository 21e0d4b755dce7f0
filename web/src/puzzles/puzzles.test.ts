import { describe, expect, it } from 'vitest'
import { PUZZLES, daily, exerciseOf, numberOf, placeOfDay } from '.'

describe('puzzles', () => {
  it('stand in the order of their difficulty', () => {
    const weights = PUZZLES.map((one) => one.puzzle.weight)
    expect(weights.length).toBeGreaterThanOrEqual(60)
    expect(weights).toEqual([...weights].sort((a, b) => a - b))
    expect(new Set(PUZZLES.map((one) => one.ruleset + numberOf(one))).size).toBe(PUZZLES.length)
  })

  it('have one place for a day, as in Python', () => {
    // The same numbers stand in tests/test_puzzles.py.
    expect([1, 2, 7, 60, 64, 71].map((count) => placeOfDay(20775, count))).toEqual([0, 1, 3, 15, 63, 46])
  })

  it('change with the date and not with the hour', () => {
    const morning = new Date(2026, 10, 18, 0, 5)
    expect(daily(morning)).toBe(daily(new Date(2026, 10, 18, 23, 55)))
    const all = PUZZLES.map((_, day) => daily(new Date(2026, 10, 18 + day)).id)
    expect(new Set(all).size).toBe(PUZZLES.length)
  })

  it('take their solution and answer everything else', () => {
    for (const one of PUZZLES) {
      const exercise = exerciseOf(one, [])
      expect(exercise.right).toEqual([[one.solution]])
      expect(exercise.seat).toBe(one.puzzle.seat)
      expect(Object.keys(one.puzzle.wrong).every((answer) => !one.solution.includes(answer))).toBe(true)
    }
  })

  it('go on with what is not yet solved', () => {
    const [first, second, third] = PUZZLES
    if (!first || !second || !third) throw new Error('no puzzles')
    expect(exerciseOf(first, [second.id]).next?.address).toBe(`#/puzzle/${third.id}`)
    const last = PUZZLES.at(-1)!
    expect(exerciseOf(last, []).next?.address).toBe(`#/puzzle/${first.id}`)
    expect(exerciseOf(first, PUZZLES.map((one) => one.id)).next).toBeUndefined()
  })
})
