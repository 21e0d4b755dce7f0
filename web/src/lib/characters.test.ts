import { describe, expect, it } from 'vitest'
import { company, unused } from './characters'
import { CHARACTER_FACES } from './faces'

const six = Object.keys(CHARACTER_FACES)

describe('characters', () => {
  it('sit down each once, and plain bots after them', () => {
    const bots = company('quick', 7, six, 4)
    expect(bots.slice(0, 6).map((bot) => bot.split(':')[1]).sort()).toEqual([...six].sort())
    expect(bots[0]).toBe(`quick:${six[4]}`)
    expect(bots[6]).toBe('quick')
  })

  it('come who are not there yet', () => {
    expect(unused(['a', 'b', 'c'], ['easy:b', 'deep'], 2)).toEqual(['c', 'a'])
    expect(company('easy', 1, [])).toEqual(['easy'])
  })

  it('have faces of their own', () => {
    expect(new Set(Object.values(CHARACTER_FACES).map((face) => JSON.stringify(face))).size).toBe(6)
  })
})
