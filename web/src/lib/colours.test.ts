import { describe, expect, it } from 'vitest'
import type { SeatState } from '../api/types'
import { colourIn, COLOURS, holderOf } from './colours'

const seats = ['teal', 'red'].map((colour) => ({ colour })) as SeatState[]

describe('colours of seats', () => {
  it('are those that were chosen, not the seats’ numbers', () => {
    expect([0, 1].map((seat) => colourIn(seats, seat))).toEqual(['teal', 'red'])
    expect(holderOf(seats, 'red')).toBe(1)
    expect(holderOf(seats, 'blue')).toBeNull()
  })

  it('go by number where there is no table, without repeating among eight', () => {
    const eight = COLOURS.map((_, seat) => colourIn(undefined, seat))
    expect(new Set(eight).size).toBe(8)
    expect(colourIn(undefined, 8)).toBe(eight[0])
  })
})
