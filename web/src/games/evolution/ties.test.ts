import { describe, expect, it } from 'vitest'
import { tie } from './ties'

const card = (left: number, top: number) => ({ left, top, bottom: top + 120, width: 100 })

describe('a tie', () => {
  it('rises above two animals in a row', () => {
    const line = tie(card(0, 100), card(110, 100))
    expect(line.x).toBe(105)
    expect(line.y).toBeLessThan(100)
  })

  it('goes through the gap between two rows, whoever is named first', () => {
    expect(tie(card(110, 250), card(0, 100))).toEqual(tie(card(0, 100), card(110, 250)))
    expect(tie(card(0, 100), card(110, 250)).y).toBeGreaterThan(214)
  })

  it('goes around whatever lies between', () => {
    const line = tie(card(40, 0), card(40, 300))
    expect(line.upright).toBe(true)
    expect(line.x).toBeLessThan(40)
  })
})
