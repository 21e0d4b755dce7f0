/** Thoughts for the second worker, one after the other. Whoever thinks too long is ended, and another begins anew. */
import type { FromBots } from './messages'

interface Waiting {
  name: string
  body: string
  seconds: number
  resolve: (body: string) => void
}

export class Bots {
  private worker: Worker | null = null
  private ready = false
  private last = 0
  private current: Waiting | null = null
  private timer = 0
  private readonly queue: Waiting[] = []

  /** Begins to load, since a bot will be asked before long. */
  start(): void {
    this.ready = false
    this.worker = new Worker(self.location.href, { type: 'module', name: 'bots' })
    this.worker.onmessage = (event: MessageEvent<FromBots>) => {
      const message = event.data
      if (message.kind === 'ready') {
        this.ready = true
        this.next()
      } else if (message.kind === 'thought' && message.id === this.last) this.answer(message.body)
      else if (message.kind === 'broken') this.fail(message.why)
    }
    this.worker.onerror = (event) => this.fail(event.message)
  }

  /** What does not even start would not start the next time: nobody waits for it, and whoever asks again tries again. */
  private fail(why: string): void {
    console.error(why)
    if (!this.ready) for (const waiting of this.queue.splice(0)) waiting.resolve('')
    this.drop()
  }

  /** A result as JSON, a refusal after `!`, nothing if it took too long. Whoever plays goes before a review. */
  ask(name: string, body: string, seconds: number): Promise<string> {
    return new Promise((resolve) => {
      const waiting = { name, body, seconds, resolve }
      const reviews = this.queue.findIndex((other) => other.name === 'look')
      this.queue.splice(name === 'look' || reviews < 0 ? this.queue.length : reviews, 0, waiting)
      if (!this.worker) this.start()
      this.next()
    })
  }

  private next(): void {
    if (!this.ready || this.current) return
    const thought = this.queue.shift()
    if (!thought) return
    this.current = thought
    this.last += 1
    this.timer = self.setTimeout(() => this.drop(), thought.seconds * 1000)
    this.worker?.postMessage({ id: this.last, name: thought.name, body: thought.body })
  }

  private answer(body: string): void {
    clearTimeout(this.timer)
    const { current } = this
    this.current = null
    current?.resolve(body)
    this.next()
  }

  private drop(): void {
    this.worker?.terminate()
    this.worker = null
    this.ready = false
    const { current } = this
    clearTimeout(this.timer)
    this.current = null
    current?.resolve('')
    if (this.queue.length > 0) this.start()
  }
}
