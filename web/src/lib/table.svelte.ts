/** One table: everything known about it, kept up to date through lost connections. */
import type { AnyView, ClientMessage, Done, GameState, Line, Present, Problem, Remark, ServerMessage, TableState, Update, You } from '../api/types'
import { remember } from './fairness'
import { changed, kept } from './patch'
import { Queue, type Moment } from './queue'
import { randomText } from './random'
import { save } from './save'
import { dwell } from './settings.svelte'
import { api } from '../transport'
import type { Line as Connected } from '../transport/transport'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never
export type Saying = Unsent<ClientMessage>

interface Waiting {
  message: ClientMessage
  resolve: (done: Done) => void
  reject: (problem: Problem) => void
}

/** Called with the lines that are new, before and after the position changes. */
export interface Stage {
  before: (lines: readonly Line[]) => Promise<void>
  after: (lines: readonly Line[]) => void
  /** How long these lines deserve to be looked at, in milliseconds at normal speed. */
  time: (lines: readonly Line[], before: AnyView, after: AnyView) => number
}

/** The table as of an event: what is told by then, the newest of it, and the position. */
interface Scene extends Moment {
  lines: readonly Line[]
  fresh: readonly Line[]
  game: GameState
}

/** When so little of my time is left, in milliseconds, my question comes at once. */
const SHORT = 8000

const PATIENCE = [300, 800, 1500, 3000, 5000]

/** `game` and `lines` are as of the event being shown; all else is the newest. */
export class Table {
  connection = $state<Connection>('connecting')
  problem = $state<Problem | null>(null)
  you = $state.raw<You>({ seat: null, seats: [], host: false })
  state = $state.raw<TableState | null>(null)
  game = $state.raw<GameState | null>(null)
  lines = $state.raw<readonly Line[]>([])
  remarks = $state.raw<readonly Remark[]>([])
  /** Lines that tell what I did because there was nothing else to do. */
  forced = $state.raw<ReadonlySet<number>>(new Set())
  presence = $state.raw<readonly (Present | null)[]>([])
  /** The step of the earliest question of mine that this page has seen. */
  private earliest = $state(Infinity)
  /** An answer has been sent for this question and not yet been confirmed. */
  answered = $state<number | null>(null)
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0)
  stage: Stage | null = null
  /** There is more to see before the newest position is reached; and what is just told, or has been skipped. */
  behind = $state(false)
  paused = $state(false)
  told = $state.raw<readonly Line[]>([])

  /** The points with which each turn began that has begun on this page. */
  readonly starts = new Map<number, readonly number[]>()

  private line: Connected | null = null
  private failures = 0
  private timer = 0
  private readonly waiting = new Map<string, Waiting>()
  private heard: { game: GameState | null; lines: readonly Line[] } = { game: null, lines: [] }
  private readonly queue = new Queue<Scene>({
    lead: async ({ fresh }) => {
      if (fresh.length > 0) await this.stage?.before(fresh)
    },
    show: (scene) => this.draw(scene),
    jump: (scenes) => {
      const fresh = scenes.flatMap((scene) => scene.fresh)
      this.draw({ ...(scenes.at(-1) as Scene), fresh: [] })
      if (fresh.length > 0) this.told = fresh
      // Whoever wants no waiting still hears what happens; whoever skips does not.
      if (dwell() === 0) this.stage?.after(fresh)
    },
    speed: () => (this.isShort() ? 0 : dwell()),
    changed: () => {
      this.behind = this.queue.busy
      this.paused = this.queue.paused
    },
  })

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.connect()
    addEventListener('online', this.retry)
  }

  /** I sit here, and nobody has to be asked: the others are bots, or I as well. */
  get alone(): boolean {
    const own = (seat: number) => this.you.seats.includes(seat)
    return this.seat !== null && (this.state?.seats ?? []).every((one, seat) => one.plan.kind === 'bot' || one.away === 'resigned' || own(seat))
  }

  /** Is there an answer of mine to take back? Surely in a later turn, or if I have been asked before. */
  get hasAnswered(): boolean {
    const { game } = this
    return game !== null && ((game.view as AnyView).turn > 1 || game.step > this.earliest)
  }

  takeBack(since: 'answer' | 'move' | 'turn'): Promise<Done> {
    return this.say({ type: 'propose', what: 'undo', since })
  }

  /** All that belongs in a bug report, as a file. */
  readonly report = async (): Promise<void> => {
    save(`fittest-${this.id}-report.json`, await api.report(this.id, this.seat))
  }

  /** The whole game, as a file. */
  readonly record = async (): Promise<void> => {
    save(`fittest-${this.id}.json`, await api.record(this.id))
  }

  close(): void {
    clearTimeout(this.timer)
    removeEventListener('online', this.retry)
    this.line?.close()
    this.queue.clear()
  }

  /** How it began. */
  async opening(): Promise<AnyView> {
    return (await api.replay(this.id, this.seat, 0)).view as AnyView
  }

  /** Straight to the newest position. */
  skip(): void {
    this.queue.skip()
  }

  pause(on: boolean): void {
    if (this.behind) this.queue.pause(on)
  }

  /** On to what happened next, however long the present event still had. */
  next(): void {
    if (this.behind) this.queue.next()
  }

  say(saying: Saying): Promise<Done> {
    const message = { ...saying, id: randomText() } as ClientMessage
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject })
      if (this.connection === 'open') this.line?.send(message)
    })
  }

  async answer(text: string): Promise<void> {
    const asked = this.game?.asked
    if (asked === undefined || this.answered === asked) return
    this.answered = asked
    try {
      await this.say({ type: 'answer', asked, text })
    } catch (problem) {
      this.answered = null
      throw problem
    }
  }

  /** Which questions are passed for this seat. */
  async passFor(when: 'never' | 'empty' | 'turn'): Promise<void> {
    await this.say({ type: 'autopass', when })
    if (this.game) this.game = { ...this.game, auto_pass: when }
    if (this.heard.game) this.heard = { ...this.heard, game: { ...this.heard.game, auto_pass: when } }
  }

  private readonly retry = () => {
    if (this.connection === 'lost') {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private connect(): void {
    this.line = api.subscribe(this.id, this.seat, {
      hear: (message) => this.hear(message),
      lost: () => {
        if (this.problem) {
          this.connection = 'closed'
          return
        }
        this.connection = 'lost'
        const wait = PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)]
        this.timer = window.setTimeout(() => this.connect(), wait)
      },
    })
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.failures = 0
        this.you = message.you
        this.know(message.table)
        this.remarks = message.remarks
        this.presence = message.presence
        this.queue.clear()
        this.heard = { game: message.game ?? null, lines: message.story.lines }
        this.setClock(message.game)
        this.lines = message.story.lines
        this.take(message.game ?? null)
        this.connection = 'open'
        for (const { message: unsent } of this.waiting.values()) this.line?.send(unsent)
        return
      case 'presence':
        this.presence = message.presence
        return
      case 'update':
        if (message.table) this.know(message.table)
        if (message.remarks) this.remarks = [...this.remarks.slice(0, message.remarks[0]?.number), ...message.remarks]
        this.setClock(message.game)
        if (message.forced) this.forced = new Set([...this.forced, ...message.forced])
        this.queue.push(this.scenes(message))
        return
      case 'done':
        this.waiting.get(message.id)?.resolve(message)
        this.waiting.delete(message.id)
        return
      case 'refused':
        if (message.id) {
          this.waiting.get(message.id)?.reject(message.error)
          this.waiting.delete(message.id)
        }
        return
      case 'closed':
        this.problem = message.error
    }
  }

  /** What leads from the newest position to that of the update: its beats, and at last its question. */
  private scenes({ game: arrived, story, beats = [] }: Update): Scene[] {
    if (!arrived) return []
    const before = this.heard.game
    const old = story ? this.heard.lines.filter((line) => line.number < story.from) : this.heard.lines
    const fresh = story?.lines ?? []
    const found: Scene[] = []
    // What an option would do belongs to the question at the end.
    let preview = foreseen(before)
    let view = before ? unasked(before) : null
    let shown = 0
    const add = (count: number, next: AnyView) => {
      const told = fresh.slice(shown, count)
      shown = count
      if (next.turn !== view?.turn) this.starts.set(next.turn, next.scores)
      const time = view ? (this.stage?.time(told, view, next) ?? 0) : 0
      found.push({ time, fresh: told, lines: [...old, ...fresh.slice(0, count)], game: { ...arrived, view: next, preview } })
      view = next
    }
    for (const beat of view ? beats : []) {
      const count = fresh.filter((line) => line.number < beat.told).length
      preview = changed(preview, beat.preview) as GameState['preview']
      add(count, changed(view, beat.change) as AnyView)
    }
    const game = { ...arrived, view: kept(view, arrived.view), preview: kept(before?.preview, arrived.preview) as GameState['preview'] }
    preview = foreseen(game)
    if (shown < fresh.length) add(fresh.length, unasked(game))
    const lines = [...old, ...fresh]
    found.push({ time: 0, closing: true, fresh: [], lines, game })
    this.heard = { game, lines }
    return found
  }

  private isShort(): boolean {
    const { game } = this.heard
    const deadline = game?.clock.deadline
    return deadline != null && (game?.view as AnyView).question?.seat === this.seat && deadline - Date.now() - this.ahead < SHORT
  }

  private draw({ fresh, lines, game }: Scene): void {
    this.lines = lines
    this.take(game)
    if (fresh.length === 0) return
    this.told = fresh
    this.stage?.after(fresh)
  }

  private know(state: TableState): void {
    this.state = state
    remember(this.id, state.deal)
  }

  private setClock(game: GameState | null | undefined): void {
    if (game) this.ahead = game.clock.now - Date.now()
  }

  private take(game: GameState | null): void {
    this.game = game
    if (game && (game.view as AnyView).question?.seat === this.seat) this.earliest = Math.min(this.earliest, game.step)
    if (game && this.answered !== game.asked) this.answered = null
  }
}

const unasked = (game: GameState): AnyView => ({ ...(game.view as AnyView), question: null })
const foreseen = (game: GameState | null): GameState['preview'] => game?.preview && { ...game.preview, options: {} }
