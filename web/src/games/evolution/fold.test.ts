import { expect, test } from 'vitest'
import { fold } from './fold'

const ones = (count: number): number[] => Array.from({ length: count }, () => 1)

test('a big card names what it has room to name, and shows the rest as signs', () => {
  expect(fold(ones(5), 'full')).toEqual({ named: 5, signs: 0, dense: false })
  expect(fold(ones(6), 'full')).toEqual({ named: 4, signs: 2, dense: false })
  expect(fold(ones(13), 'full')).toEqual({ named: 3, signs: 10, dense: false })
})

test('with many traits no name has room, and at last not every sign', () => {
  expect(fold(ones(30), 'full')).toEqual({ named: 0, signs: 30, dense: false })
  expect(fold(ones(31), 'full').signs).toBe(29)
})

test('a small card makes its signs smaller before it folds them', () => {
  expect(fold(ones(6), 'signs')).toEqual({ named: 0, signs: 6, dense: false })
  expect(fold(ones(7), 'signs')).toEqual({ named: 0, signs: 7, dense: true })
  expect(fold(ones(20), 'signs')).toEqual({ named: 0, signs: 14, dense: true })
})

test('a pair takes the room of two signs', () => {
  expect(fold([1, 1, 1, 1, 1, 2, 2, 2], 'full')).toEqual({ named: 3, signs: 5, dense: false })
  expect(fold([1, 1, 2, 2], 'signs')).toEqual({ named: 0, signs: 4, dense: true })
})

test('a token shows none', () => {
  expect(fold(ones(3), 'token')).toEqual({ named: 0, signs: 0, dense: false })
})
