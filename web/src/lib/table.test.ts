import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line, ServerMessage } from '../api/types'
import type { Game } from '../games/game'
import type { Listener } from '../transport/transport'

let heard: Listener
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
vi.stubGlobal('addEventListener', () => undefined)
vi.mock('../transport', () => ({
  api: {
    subscribe: (_id: string, _seat: number | null, listener: Listener) => {
      heard = listener
      return { send: () => undefined, close: () => undefined }
    },
    replay: () => Promise.resolve({ view: { turn: 1, scores: [4] } }),
  },
}))
const { Table } = await import('./table.svelte')
const { Recaps, digest } = await import('./recap.svelte')
const { settings } = await import('./settings.svelte')

const GAME = { story: { turn: 'turn' }, effects: { dies: { recap: true }, moves: {} } } as unknown as Game
const line = (number: number, key: string): Line => ({ number, text: { key, args: {} } })
const game = (turn: number, scores: number[], things: object) => ({
  asked: turn,
  step: turn,
  view: { turn, scores, seat: 0, phase: 'feeding', question: { seat: 0, prompt: { key: 'ask', args: {} }, choices: [] } },
  clock: { now: 0, deadline: null, banks: null },
  preview: { options: { pass: [{ key: 'preview-cost', args: {} }] }, things },
})
const points = (count: number) => ({ 'seat 0': [{ key: 'preview-points', args: { safe: count } }] })

function sit(clock = 'none') {
  const table = new Table('t', 0)
  const recaps = new Recaps(table, () => GAME)
  table.stage = { before: () => Promise.resolve(), after: () => undefined, time: () => 1000 }
  const told = { status: 'playing', settings: { clock: { kind: clock } }, deal: {}, seats: [] }
  heard.hear({ type: 'snapshot', seq: 1, you: { seat: 0, seats: [0], host: true }, table: told, game: game(1, [4], points(4)), story: { from: 0, lines: [line(0, 'turn')] }, remarks: [], presence: [] } as unknown as ServerMessage)
  return { table, recaps }
}

/** Something moves, something dies, and the second turn begins. */
function happens() {
  heard.hear({
    type: 'update',
    seq: 2,
    game: game(2, [2], points(2)),
    story: { from: 1, lines: [line(1, 'moves'), line(2, 'dies'), line(3, 'turn')] },
    beats: [
      { told: 2, preview: { things: { 'seat 0': [[{ key: 'preview-points', args: { safe: 3 } }]] } } },
      { told: 3, change: { scores: [[2]] }, preview: { things: { 'seat 0': [[{ key: 'preview-points', args: { safe: 2 } }]] } } },
    ],
  } as unknown as ServerMessage)
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(settings, { speed: 'normal', recap: 'on' })
})
afterEach(() => vi.useRealTimers())

describe('while an event is shown', () => {
  it('what is foretold is as of that event, and of options nothing', async () => {
    const { table } = sit()
    happens()
    const seen: unknown[] = []
    for (let shown = 0; shown < 4; shown++) {
      await vi.advanceTimersByTimeAsync(shown === 0 ? 1 : 1000)
      const { preview, view } = table.game!
      seen.push([preview!.things!['seat 0']![0]!.args['safe'], Object.keys(preview!.options ?? {}), (view as { question: unknown }).question !== null])
    }
    expect(seen).toEqual([
      [3, [], false],
      [2, [], false],
      [2, [], false],
      [2, ['pass'], true],
    ])
  })
})

describe('the summary of a turn', () => {
  const keys = (lines: readonly Line[] | undefined) => lines?.map((one) => one.text.key)

  it('comes also to whoever skips the turn', async () => {
    const { table, recaps } = sit()
    happens()
    await vi.advanceTimersByTimeAsync(1)
    expect(keys(table.told)).toEqual(['moves'])
    table.skip()
    expect(keys(table.told)).toEqual(['dies', 'turn'])
    recaps.told(table.told)
    await vi.advanceTimersByTimeAsync(1)
    expect(recaps.shown).toMatchObject({ turn: 1, gains: [-2], aside: false })
    expect(keys(recaps.shown?.lines)).toEqual(['dies'])
  })

  it('comes also where nothing waits, unless it is switched off', () => {
    settings.speed = 'none'
    const { table, recaps } = sit()
    happens()
    recaps.told(table.told)
    expect(recaps.shown?.turn).toBe(1)
    recaps.close()
    settings.recap = 'off'
    recaps.told(table.told)
    expect(recaps.shown).toBeNull()
  })

  it('holds up nobody who plays against the clock', async () => {
    const { table, recaps } = sit('move')
    happens()
    await vi.advanceTimersByTimeAsync(2001)
    recaps.told(table.told)
    expect(recaps.shown?.aside).toBe(true)
    expect(table.paused).toBe(false)
    recaps.pass()
    expect(recaps.shown).toBeNull()
  })

  it('holds up whoever has days for a move', async () => {
    const { table, recaps } = sit('days')
    happens()
    await vi.advanceTimersByTimeAsync(2001)
    recaps.told(table.told)
    expect(table.paused).toBe(true)
  })
})

describe('what happened during an absence', () => {
  it('is told as it was if it is little, and as a digest if it is much', () => {
    const few = [line(1, 'moves'), { ...line(2, 'moves'), quiet: true }, line(3, 'dies')]
    expect(digest(few, GAME.effects).map((one) => one.number)).toEqual([1, 3])
    const many = Array.from({ length: 30 }, (_, at) => line(at, at % 10 === 5 ? 'dies' : 'moves'))
    expect(digest(many, GAME.effects).map((one) => one.number)).toEqual([5, 15, 25])
    expect(digest(many.filter((one) => one.text.key === 'moves'), GAME.effects)).toHaveLength(12)
  })
})
