/** The engine of this page, started when it is first needed. */
import type { FromWorker, ToWorker } from './messages'

export type EngineState = 'asleep' | 'loading' | 'ready' | 'broken'

class Engine {
  state = $state<EngineState>('asleep')
  /** How much has been loaded, from 0 to 1. */
  part = $state(0)
  /** Was it built into this client? */
  readonly here: boolean = __ENGINE_BYTES__ > 0

  private worker: Worker | null = null
  private last = 0
  private readonly results = new Map<number, (body: string | null) => void>()
  private readonly lines = new Map<number, { told: (body: string) => void; lost: () => void }>()

  /** The result as JSON, after `!` a refusal; null if the engine does not start. */
  call(name: string, args: readonly unknown[]): Promise<string | null> {
    return new Promise((resolve) => {
      const id = ++this.last
      this.results.set(id, resolve)
      this.post({ kind: 'call', id, name, body: JSON.stringify(args) })
    })
  }

  subscribe(table: string, seat: number | null, told: (body: string) => void, lost: () => void): { say: (body: string) => void; close: () => void } {
    const line = ++this.last
    this.lines.set(line, { told, lost })
    this.post({ kind: 'subscribe', line, table, seat })
    return {
      say: (body) => this.post({ kind: 'say', line, body }),
      close: () => {
        this.lines.delete(line)
        this.post({ kind: 'close', line })
      },
    }
  }

  private post(message: ToWorker): void {
    this.worker ??= this.start()
    this.worker.postMessage(message)
  }

  private start(): Worker {
    this.state = 'loading'
    this.part = 0
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'tables' })
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data)
    worker.onerror = (event) => this.fail(event.message)
    return worker
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.part = Math.min(1, message.part)
        return
      case 'ready':
        this.state = 'ready'
        return
      case 'broken':
        this.fail(message.why)
        return
      case 'result':
        this.results.get(message.id)?.(message.body)
        this.results.delete(message.id)
        return
      case 'told':
        this.lines.get(message.line)?.told(message.body)
    }
  }

  /** Whoever tries again starts it anew. */
  private fail(why: string): void {
    console.error(why)
    this.state = 'broken'
    this.worker?.terminate()
    this.worker = null
    for (const resolve of this.results.values()) resolve(null)
    this.results.clear()
    const lines = [...this.lines.values()]
    this.lines.clear()
    for (const line of lines) line.lost()
  }
}

export const engine = new Engine()
