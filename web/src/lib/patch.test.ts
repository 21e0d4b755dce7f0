import { describe, expect, it } from 'vitest'
import cases from '../../../tests/server/changes.json'
import { changed, type Change } from './patch'

interface Case {
  old: unknown
  new: unknown
  change: Change
}

/** The server's tests write and read the same ones. */
const CASES = cases as unknown as Case[]

describe('a change', () => {
  it.each(CASES.map((one) => [JSON.stringify(one.change), one] as const))('%s', (_, one) => {
    const before = JSON.stringify(one.old)
    expect(changed(one.old, one.change)).toEqual(one.new)
    expect(JSON.stringify(one.old)).toBe(before)
  })

  it('leaves what it does not name as it is', () => {
    const old = { animals: [{ id: 1, traits: [] }, { id: 2, traits: [] }], bank: 3 }
    const now = changed(old, { animals: { at: { '1': { traits: [['big']] } } } }) as typeof old
    expect(now.animals[0]).toBe(old.animals[0])
    expect(now.animals[1]).not.toBe(old.animals[1])
    expect(changed(old, undefined)).toBe(old)
  })
})
