import { describe, expect, it } from 'vitest'
import { Guide } from './guide.svelte'

const line = (number: number, key: string) => ({ number, text: { key, args: {} } })
const prompt = { key: 'prompt-play', args: {} }

describe('the guide', () => {
  it('explains what has just happened and why the question comes, a few times in all', () => {
    const guide = new Guide({}, (key) => key !== 'guide-event-turn')
    const lines = [line(0, 'event-turn'), line(1, 'event-eaten'), line(2, 'event-eaten')]
    guide.hear(lines, prompt)
    expect(guide.told).toEqual(['guide-prompt-play', 'guide-event-eaten'])
    expect(guide.fresh).toBe(true)
    guide.hear(lines, prompt)
    expect(guide.told).toEqual(['guide-prompt-play'])
    expect(guide.fresh).toBe(false)
    guide.hear([...lines, line(3, 'event-eaten')], prompt)
    guide.hear([...lines, line(4, 'event-eaten')], prompt)
    expect(guide.told).toEqual(['guide-event-eaten'])
    guide.hear([...lines, line(5, 'event-eaten')], prompt)
    expect(guide.told).toEqual([])
  })
})
