import { describe, expect, it } from 'vitest'
import { CUT as CARDS, HAND } from '../games/evolution/cut'
import { CUT as SPECIES } from '../games/mutations/cut'
import { fan, layout, steadyLayout, type Camp, type Layout } from './layout'

const camps = (counts: readonly number[], cells = 1): Camp[] => counts.map((count, at) => ({ key: String(at), own: at === counts.length - 1, items: Array.from({ length: count }, () => cells) }))
const shown = (found: Layout) => found.camps.filter((camp) => !camp.folded)

/** Nothing lies outside, nothing on anything else. */
function check(found: Layout, width: number, height: number) {
  const boxes = found.camps.flatMap((camp) => [
    { left: camp.x, top: camp.y, right: camp.x + camp.width, bottom: camp.y + camp.height, camp: camp.key },
  ])
  const items = shown(found).flatMap((camp) => camp.items.map((item) => ({ left: camp.x + item.x, top: camp.y + item.y, right: camp.x + item.x + item.width, bottom: camp.y + item.y + item.height })))
  for (const box of [...boxes, ...items]) {
    expect(box.left).toBeGreaterThanOrEqual(-0.5)
    expect(box.top).toBeGreaterThanOrEqual(-0.5)
    expect(box.right).toBeLessThanOrEqual(width + 0.5)
    expect(box.bottom).toBeLessThanOrEqual(height + 0.5)
  }
  for (const list of [boxes, items])
    list.forEach((a, at) => {
      for (const b of list.slice(at + 1)) expect(a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5).toBe(true)
    })
}

const ROOMS = [[340, 330], [370, 500], [510, 290], [390, 290], [700, 500], [920, 560], [1000, 470], [1530, 900]] as const
const TABLES = [[1, 1], [4, 5, 5], [0, 0, 1], [6, 6, 6, 7], [3, 4, 3, 4, 4, 3, 4, 4], [8, 8, 8, 8, 7, 7, 7, 7]]

describe('the layout', () => {
  for (const [width, height] of ROOMS)
    for (const counts of TABLES)
      it(`fits ${counts.join('+')} animals into ${width} × ${height}`, () => {
        const found = layout(CARDS, width, height, camps(counts))
        check(found, width, height)
        // My own animals are always there.
        expect(shown(found).find((camp) => camp.own)?.items).toHaveLength(counts.at(-1)!)
      })

  it('makes my own cards smaller than others ever are where even folded camps leave too little room', () => {
    const found = layout(SPECIES, 330, 248, camps([6, 6, 33]))
    check(found, 330, 248)
    const own = found.camps.at(-1)!
    expect(own.size).toBeLessThan(SPECIES.tiers.at(-1)!.from)
    expect(found.camps.slice(0, -1).every((camp) => camp.folded)).toBe(true)
    const roomy = layout(SPECIES, 330, 400, camps([6, 6, 33]))
    expect(roomy.camps.at(-1)!.size).toBeGreaterThanOrEqual(SPECIES.tiers.at(-1)!.from)
  })

  it('moves and shrinks nothing for the next few animals', () => {
    const [few, more] = [[1, 0, 2], [3, 2, 4]].map((counts) => steadyLayout(CARDS, 950, 400, camps(counts), 4))
    check(few!, 950, 400)
    few!.camps.forEach((camp, at) => {
      const later = more!.camps[at]!
      expect(later.items.slice(0, camp.items.length)).toEqual(camp.items)
      expect({ ...later, items: [] }).toEqual({ ...camp, items: [] })
    })
    expect(few!.camps.map((camp) => camp.items.length)).toEqual([1, 0, 2])
  })

  it('keeps no empty places where cards would show less for them', () => {
    const three = camps([4, 4, 1])
    expect(layout(CARDS, 950, 400, three).tier).toBe('full')
    expect(steadyLayout(CARDS, 950, 400, three, 9).tier).toBe('full')
    const eight = camps([1, 1, 1, 1, 1, 1, 1, 1])
    expect(layout(CARDS, 340, 330, eight).tier).not.toBe('token')
    expect(steadyLayout(CARDS, 340, 330, eight, 4).tier).not.toBe('token')
  })

  it('fits species of several animals', () => {
    for (const [width, height] of ROOMS) for (const counts of [[2, 3], [3, 3, 2, 4], [3, 3, 3, 3, 3, 3, 3, 3]]) check(layout(SPECIES, width, height, camps(counts, 3)), width, height)
  })

  it('makes cards as big as the room allows, and shows more on bigger ones', () => {
    const sizes = ([[330, 220], [920, 560], [1530, 900]] as const).map(([width, height]) => layout(CARDS, width, height, camps([5, 5, 6])))
    expect(sizes[0]!.size).toBeLessThan(sizes[1]!.size)
    expect(sizes[1]!.size).toBeLessThan(sizes[2]!.size)
    expect(sizes.map((found) => found.tier)).toEqual(['token', 'full', 'full'])
  })

  it('reaches the sizes that were measured: 60 animals on a desktop, 15 on a phone', () => {
    expect(layout(CARDS, 900, 640, camps([8, 8, 8, 8, 7, 7, 7, 7])).size).toBeGreaterThanOrEqual(56)
    expect(layout(CARDS, 340, 400, camps([5, 5, 5])).size).toBeGreaterThanOrEqual(48)
  })

  it('folds the others, never me, when there is no room at all', () => {
    const found = layout(CARDS, 330, 200, camps([12, 12, 12, 12, 12]))
    expect(found.camps.map((camp) => camp.folded)).toEqual([true, true, true, true, false])
    check(found, 330, 200)
  })

  it('says nothing about who is asked: the same table lies the same', () => {
    expect(layout(CARDS, 700, 500, camps([4, 5, 5]))).toEqual(layout(CARDS, 700, 500, camps([4, 5, 5])))
  })

  it('keeps the size of cards for a little more room, not for much', () => {
    let before = layout(CARDS, 900, 540, camps([12, 12, 12, 13, 13]))
    for (const counts of [[12, 12, 13, 13, 13], [13, 12, 12, 13, 12], [12, 11, 12, 12, 12], [11, 11, 12, 12, 12]]) {
      const found = layout(CARDS, 900, 540, camps(counts), { before })
      check(found, 900, 540)
      expect(found.size).toBeLessThanOrEqual(before.size)
      before = found
    }
    const few = layout(CARDS, 900, 540, camps([3, 3, 3, 3, 3]), { before })
    expect(few).toEqual(layout(CARDS, 900, 540, camps([3, 3, 3, 3, 3])))
    check(layout(CARDS, 900, 540, camps([20, 20, 20, 20, 20]), { before: few }), 900, 540)
  })

  it('lets a few animals use a narrow room', () => {
    expect(steadyLayout(CARDS, 374, 380, camps([1, 2]), 4).tier).toBe('full')
    expect(steadyLayout(CARDS, 374, 380, camps([3, 4]), 4).tier).toBe('signs')
  })

  it('changes the size of cards rarely while animals come and die', () => {
    const counts = [1, 1, 1, 1, 2]
    const steps = [...Array.from({ length: 20 }, (_, at) => [at % 5, 1] as const), ...[0, 2, 4, 1, 3, 0, 2].map((at) => [at, -1] as const), ...[1, 3, 0, 4, 2].map((at) => [at, 1] as const)]
    let before: Layout | null = null
    const sizes: number[] = []
    for (const [seat, change] of steps) {
      counts[seat]! += change
      before = steadyLayout(CARDS, 956, 410, camps(counts), 4, { before })
      check(before, 956, 410)
      if (sizes.at(-1) !== before.size) sizes.push(before.size)
    }
    expect(sizes.length).toBeLessThanOrEqual(5)
  })

  it('is quick', () => {
    const start = performance.now()
    for (let i = 0; i < 20; i++) layout(CARDS, 900 + i, 640, camps([8, 8, 8, 8, 7, 7, 7, 7]))
    expect((performance.now() - start) / 20).toBeLessThan(20)
  })
})

describe('the hand', () => {
  const fits = (cut: typeof HAND, width: number, height: number, count: number) => {
    const found = fan(cut, width, height, count)
    const rows = Math.ceil(count / found.columns)
    expect(found.columns * found.width + (found.columns - 1) * cut.gap).toBeLessThanOrEqual(width + 0.5)
    expect(rows * found.height + (rows - 1) * cut.gap).toBeLessThanOrEqual(height + 0.5)
    return found
  }
  it('shows every card, however many', () => {
    for (const [width, height] of [[340, 80], [340, 120], [340, 170], [290, 160], [900, 130], [1500, 140]] as const) for (let count = 1; count <= 28; count++) fits(HAND, width, height, count)
  })

  it('shows pictures where there is room, names where there is less', () => {
    expect(fits(HAND, 900, 130, 6).tier).toBe('full')
    expect(fits(HAND, 340, 120, 8).tier).toBe('signs')
    expect(fits(HAND, 340, 120, 20).tier).toBe('token')
  })
})

