import { describe, expect, it } from 'vitest'
import type { Preview } from '../api/types'
import type { Choosing } from './choosing.svelte'
import { foresight } from '../games/evolution/foresight'
import { Foreseen } from './preview.svelte'

const escapes = { key: 'preview-escapes', args: { percent: 50 } }
const open = { key: 'preview-open-to', args: { animals: ['#7'] } }
const preview: Preview = { options: { 'attack 1 3': [escapes] }, things: { 'animal 3': [open] }, table: [] }

function foreseen(picked: string[], seen: string | null = null) {
  const move = { text: 'attack 1 3', things: ['animal:1', 'animal:3'] }
  const choosing = { picked, seen, left: [move], isLit: (thing: string) => thing === 'animal:3' }
  return new Foreseen(() => preview, choosing as unknown as Choosing, () => foresight)
}

describe('what is foreseen', () => {
  it('is the danger to a thing, until it is a target', () => {
    expect(foreseen([]).at('animal:3')).toEqual([open])
    expect(foreseen(['animal:1']).at('animal:3')).toEqual([escapes])
  })
  it('points out who could attack what is looked at', () => {
    expect(foreseen([], 'animal:3').isThreat('animal:7')).toBe(true)
    expect(foreseen([], 'animal:3').isThreat('animal:3')).toBe(false)
    expect(foreseen([]).isThreat('animal:7')).toBe(false)
  })
  it('has a sign with its number, or none', () => {
    const shown = foreseen([])
    expect(shown.signOf(escapes)).toEqual({ icon: 'running', text: '50%', grave: false })
    expect(shown.signOf(open)).toEqual({ icon: 'carnivorous', text: '#7', grave: true })
    expect(shown.signOf({ ...open, args: { animals: ['#7', '#9'] } })?.text).toBe('×2')
    expect(shown.signOf({ key: 'preview-hungry', args: { count: 1 } })).toBeNull()
  })
})
