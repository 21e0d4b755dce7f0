import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bots } from './thinking'

/** A worker that does what the test says. */
class FakeWorker {
  static made: FakeWorker[] = []
  onmessage: (event: { data: unknown }) => void = () => undefined
  onerror: (event: { message: string }) => void = () => undefined
  readonly asked: { id: number; name: string }[] = []

  constructor() {
    FakeWorker.made.push(this)
  }
  postMessage(message: { id: number; name: string }): void {
    this.asked.push(message)
  }
  terminate(): void {}
  say(data: unknown): void {
    this.onmessage({ data })
  }
}

const worker = (): FakeWorker => FakeWorker.made.at(-1) as FakeWorker

beforeEach(() => {
  FakeWorker.made = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('self', { location: { href: 'engine.js' }, setTimeout: globalThis.setTimeout })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('whoever plays goes before a review', async () => {
  const bots = new Bots()
  const review = bots.ask('look', '1', 60)
  const move = bots.ask('choose', '2', 60)
  worker().say({ kind: 'ready' })
  expect(worker().asked.map((one) => one.name)).toEqual(['choose'])
  worker().say({ kind: 'thought', id: 1, body: 'pass' })
  worker().say({ kind: 'thought', id: 2, body: 'seen' })
  expect(await Promise.all([review, move])).toEqual(['seen', 'pass'])
})

test.each(['broken', 'error'])('nobody waits for a worker that does not start: %s', async (how) => {
  const bots = new Bots()
  const asked = [bots.ask('choose', '1', 60), bots.ask('look', '2', 60)]
  if (how === 'broken') worker().say({ kind: 'broken', why: 'no memory' })
  else worker().onerror({ message: 'no such file' })
  expect(await Promise.all(asked)).toEqual(['', ''])
  expect(FakeWorker.made.length).toBe(1)
  // The next one tries again.
  const again = bots.ask('choose', '3', 60)
  expect(FakeWorker.made.length).toBe(2)
  worker().say({ kind: 'ready' })
  worker().say({ kind: 'thought', id: 1, body: 'feed 1' })
  expect(await again).toBe('feed 1')
})
