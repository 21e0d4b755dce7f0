import { afterEach, expect, test, vi } from 'vitest'
import { remember, verdictOf } from './fairness'
import { digestOf, sha256 } from './sha256'

const SEED = '340282366920938463463374607431768211455'
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const subtle = crypto.subtle
const hash = async (bytes: Uint8Array<ArrayBuffer>) => hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))
// As `fittest.fairness.commitment` works it out.
const promise = '4c168323543823606af78b994f0019c6f9e82fe893e96b45c58bf88921402dae'
const hidden = { commitment: promise, seed: null, salt: null, chosen: null }
const shown = { commitment: promise, seed: SEED, salt: 'salt', chosen: null }

afterEach(() => vi.unstubAllGlobals())

test('our own digest is that of everybody else', async () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256)
    expect(hex(digestOf(bytes))).toBe(await hash(bytes))
  }
})

test('with and without the help of the browser', async () => {
  const expected = await hash(new TextEncoder().encode('яблоко'))
  expect(await sha256('яблоко')).toBe(expected)
  vi.stubGlobal('crypto', {})
  expect(await sha256('яблоко')).toBe(expected)
})

test('nothing is checked while the game is on, or without a promise', async () => {
  expect(await verdictOf('a', hidden)).toBeNull()
  expect(await verdictOf('a', { commitment: null, seed: null, salt: null, chosen: 'record' })).toBeNull()
})

test('a promise that was seen in time is kept', async () => {
  remember('b', hidden)
  expect(await verdictOf('b', shown)).toBe('kept')
})

test('whoever comes too late cannot tell', async () => {
  remember('c', shown)
  expect(await verdictOf('c', shown)).toBe('late')
})

test('another seed, another salt or another promise is found out', async () => {
  remember('d', hidden)
  expect(await verdictOf('d', { ...shown, seed: '7' })).toBe('broken')
  expect(await verdictOf('d', { ...shown, salt: 'pepper' })).toBe('broken')
  const other = { ...shown, seed: '7', commitment: await sha256('fittest-deal-1\n7\nsalt') }
  expect(await verdictOf('d', other)).toBe('broken')
  remember('d', { ...hidden, commitment: other.commitment })
  expect(await verdictOf('d', other)).toBe('broken')
})
