/** One table over its socket: everything known about it, kept up to date through lost connections. */
import type { ClientMessage, Done, GameState, Line, Problem, Remark, ServerMessage, TableState, You } from '../api/types'
import { remember } from './fairness'
import { randomText } from './random'
import { words } from './words.svelte'

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
}

const PATIENCE = [300, 800, 1500, 3000, 5000]

export class Table {
  connection = $state<Connection>('connecting')
  problem = $state<Problem | null>(null)
  you = $state.raw<You>({ seat: null, seats: [], host: false })
  state = $state.raw<TableState | null>(null)
  game = $state.raw<GameState | null>(null)
  lines = $state.raw<readonly Line[]>([])
  remarks = $state.raw<readonly Remark[]>([])
  /** An answer has been sent for this question and not yet been confirmed. */
  answered = $state<number | null>(null)
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0)
  stage: Stage | null = null

  private socket: WebSocket | null = null
  private failures = 0
  private timer = 0
  private stopped = false
  private readonly waiting = new Map<string, Waiting>()
  private queue: Promise<void> = Promise.resolve()

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.connect()
    addEventListener('online', this.retry)
  }

  get reportAddress(): string {
    return `/api/tables/${this.id}/report${this.seat === null ? '' : `?seat=${this.seat}`}`
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.timer)
    removeEventListener('online', this.retry)
    this.socket?.close()
  }

  say(saying: Saying): Promise<Done> {
    const message = { ...saying, id: randomText() } as ClientMessage
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject })
      if (this.connection === 'open') this.socket?.send(JSON.stringify(message))
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

  private readonly retry = () => {
    if (this.connection === 'lost') {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seat = this.seat === null ? '' : `seat=${this.seat}&`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${seat}lang=${words.language}`)
    this.socket = socket
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage
      this.queue = this.queue.then(() => this.hear(message)).catch(console.error)
    }
    socket.onclose = () => {
      if (this.stopped || socket !== this.socket) return
      if (this.problem) {
        this.connection = 'closed'
        return
      }
      this.connection = 'lost'
      const wait = PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)]
      this.timer = window.setTimeout(() => this.connect(), wait)
    }
  }

  private async hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'snapshot':
        this.failures = 0
        this.you = message.you
        this.know(message.table)
        this.remarks = message.remarks
        this.lines = message.story.lines
        this.take(message.game ?? null)
        this.connection = 'open'
        for (const { message: unsent } of this.waiting.values()) this.socket?.send(JSON.stringify(unsent))
        return
      case 'update': {
        const fresh = message.story?.lines ?? []
        if (message.game && this.game && fresh.length) await this.stage?.before(fresh)
        if (message.table) this.know(message.table)
        if (message.remarks) this.remarks = [...this.remarks.slice(0, message.remarks[0]?.number), ...message.remarks]
        if (message.story) {
          const from = message.story.from
          this.lines = [...this.lines.filter((line) => line.number < from), ...fresh]
        }
        if (message.game) this.take(message.game)
        this.stage?.after(fresh)
        return
      }
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

  private know(state: TableState): void {
    this.state = state
    remember(this.id, state.deal)
  }

  private take(game: GameState | null): void {
    this.game = game
    if (game) {
      this.ahead = game.clock.now - Date.now()
      if (this.answered !== game.asked) this.answered = null
    }
  }
}
