import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LAG, Queue, type Moment } from './queue'

interface Named extends Moment {
  name: string
}

function set(speed = 1) {
  const shown: string[] = []
  const pace = { speed }
  const queue = new Queue<Named>({
    lead: () => Promise.resolve(),
    show: (moment) => shown.push(moment.name),
    jump: (moments) => shown.push(`to ${moments.at(-1)?.name} past ${moments.length - 1}`),
    speed: () => pace.speed,
    changed: () => undefined,
  })
  return { queue, shown, pace }
}
const moments = (names: string, time = 1000): Named[] => [...names].map((name) => ({ name, time }))

describe('the queue', () => {
  it('goes on at once when what is shown has been looked at', async () => {
    const { queue, shown } = set()
    queue.push(moments('abc'))
    await vi.advanceTimersByTimeAsync(10)
    queue.pause(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toEqual(['a'])
    queue.next()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual(['a', 'b'])
    expect(queue.paused).toBe(false)
  })

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows one moment after the other, each as long as it lasts', async () => {
    const { queue, shown } = set()
    queue.push(moments('abc'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(990)
    expect(shown).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(20)
    expect(shown).toEqual(['a', 'b'])
    expect(queue.busy).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(queue.busy).toBe(false)
  })

  it('goes on with what comes later, in order', async () => {
    const { queue, shown } = set()
    queue.push(moments('ab'))
    await vi.advanceTimersByTimeAsync(500)
    queue.push(moments('c'))
    await vi.advanceTimersByTimeAsync(5000)
    queue.push(moments('d'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['a', 'b', 'c', 'd'])
  })

  it('leaves out a closing moment that has another one behind it', async () => {
    const { queue, shown } = set()
    queue.push([...moments('a'), { name: 'asked', time: 0, closing: true }])
    queue.push([...moments('b'), { name: 'asked again', time: 0, closing: true }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toEqual(['a', 'b', 'asked again'])
  })

  it('waits for nothing at once when it is told so', () => {
    const { queue, shown } = set(0)
    queue.push(moments('abc'))
    expect(shown).toEqual(['to c past 2'])
    expect(queue.busy).toBe(false)
  })

  it('skips to the end, and what was under way does not come back', async () => {
    const { queue, shown } = set()
    queue.push(moments('abcd'))
    await vi.advanceTimersByTimeAsync(1100)
    queue.skip()
    expect(shown).toEqual(['a', 'b', 'to d past 1'])
    expect(queue.busy).toBe(false)
    queue.push(moments('e'))
    await vi.advanceTimersByTimeAsync(9000)
    expect(shown).toEqual(['a', 'b', 'to d past 1', 'e'])
  })

  it('is held as long as it is held', async () => {
    const { queue, shown } = set()
    queue.push(moments('ab'))
    await vi.advanceTimersByTimeAsync(400)
    queue.pause(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual(['a'])
    queue.pause(false)
    await vi.advanceTimersByTimeAsync(590)
    expect(shown).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(20)
    expect(shown).toEqual(['a', 'b'])
  })

  it('hurries when it lags, and keeps the order', async () => {
    const { queue, shown } = set()
    const names = 'abcdefghijklmnopqrstuvwxyz'
    queue.push(moments(names))
    await vi.advanceTimersByTimeAsync(3 * LAG)
    expect(shown.join('')).toBe(names)
    expect(3 * LAG).toBeLessThan(names.length * 1000)
  })

  it('forgets what is void', async () => {
    const { queue, shown } = set()
    queue.push(moments('ab'))
    await vi.advanceTimersByTimeAsync(100)
    queue.clear()
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toEqual(['a'])
  })

  it('shows the rest at once when the speed becomes instant', async () => {
    const { queue, shown, pace } = set()
    queue.push(moments('abc'))
    await vi.advanceTimersByTimeAsync(10)
    pace.speed = 0
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual(['a', 'to c past 1'])
  })
})
