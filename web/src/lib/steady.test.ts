import { expect, test } from 'vitest'
import { steady } from './steady'

test('what grows fewer keeps its room until there are more again', () => {
  const room = steady()
  expect([6, 5, 1, 0, 0, 3, 2].map(room)).toEqual([6, 6, 6, 6, 6, 3, 3])
  expect(room(4)).toBe(4)
})
