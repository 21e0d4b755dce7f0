import { beforeEach, expect, test } from 'vitest'
import type { Hint } from '../api/types'
import { Coach } from './coach.svelte'

const option = (text: string, loss: number, equal = false) => ({ text, label: { key: text, args: {} }, chance: 0.5, margin: 0.02, loss, doubt: 0.02, equal })
const HINT: Hint = { asked: 7, options: [option('best', 0, true), option('twin', 0.06, true), option('dear', 0.08)], why: null, than: null, horizon: 'turn' }

let points = 5
const limit = () => points
beforeEach(() => (points = 5))

test('a dear move is warned of, an equal one is not', async () => {
  const coach = new Coach({ limit, asked: () => 7, ask: () => Promise.resolve(HINT) })
  await coach.think()
  expect(coach.doubts('dear')).toBe(true)
  expect(coach.warning('dear')?.loss).toBe(0.08)
  expect(coach.doubts('twin')).toBe(false)
  expect(coach.doubts('best')).toBe(false)
  expect(coach.doubts('never looked at')).toBe(false)
})

test('whoever allows more, or wants no coach, is left alone', async () => {
  const coach = new Coach({ limit, asked: () => 7, ask: () => Promise.resolve(HINT) })
  await coach.think()
  points = 10
  expect(coach.doubts('dear')).toBe(false)
  points = 0
  expect(coach.doubts('dear')).toBe(false)
})

test('a move waits while the coach thinks, and goes on afterwards', async () => {
  let tell: (hint: Hint) => void = () => undefined
  const coach = new Coach({ limit, asked: () => 7, ask: () => new Promise((resolve) => (tell = resolve)) })
  const thought = coach.think()
  expect(coach.doubts('twin')).toBe(true)
  expect(coach.released).toBe(false)
  tell(HINT)
  await thought
  expect(coach.released).toBe(true)
  expect(coach.warning('twin')).toBe(null)
})

test('advice for another question is none, and a coach who fails holds nobody up', async () => {
  let asked = 7
  const coach = new Coach({ limit, asked: () => asked, ask: () => (asked === 7 ? Promise.resolve(HINT) : Promise.reject(new Error('busy'))) })
  await coach.think()
  asked = 8
  expect(coach.hint).toBe(null)
  await expect(coach.think()).rejects.toThrow('busy')
  expect(coach.doubts('dear')).toBe(false)
})
