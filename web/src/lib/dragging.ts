/** Dragging is tapping twice: where it begins, and where it ends; with a mouse, a pen or a finger, on every table. */
import type { Choosing } from './choosing.svelte'

/** Pixels that a pointer may stray while it taps. */
const SLACK = 8

const pieceAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('.piece') ?? null

export class Dragging {
  private from: HTMLElement | SVGElement | null = null
  private start: readonly [number, number] = [0, 0]
  private ghost: HTMLElement | null = null

  constructor(private readonly choosing: Choosing) {}

  readonly down = (event: PointerEvent): void => {
    this.cancel()
    if (event.button !== 0) return
    const piece = (event.target as Element).closest<HTMLElement | SVGElement>('.piece')
    const thing = piece?.dataset['thing']
    if (!piece || !thing || !(this.choosing.isLit(thing) || this.choosing.isPicked(thing) || this.choosing.begins(thing))) return
    this.from = piece
    this.start = [event.clientX, event.clientY]
    // A finger is held by what it touched first: let go, so that what is below it can be found.
    if (piece.hasPointerCapture(event.pointerId)) piece.releasePointerCapture(event.pointerId)
  }

  readonly move = (event: PointerEvent): void => {
    const thing = this.from?.dataset['thing']
    if (!this.from || !thing) return
    if (!this.ghost) {
      if (Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) < SLACK) return
      if (!this.choosing.isPicked(thing)) this.choosing.tap(thing)
      this.ghost = document.createElement('div')
      this.ghost.className = 'dragged'
      document.body.append(this.ghost)
    }
    event.preventDefault()
    this.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`
    const under = pieceAt(event.clientX, event.clientY)?.dataset['thing']
    this.choosing.glow = under && under !== thing && this.choosing.isLit(under) ? under : null
  }

  readonly up = (event: PointerEvent): void => {
    const [from, dragged] = [this.from, this.ghost !== null]
    this.cancel()
    if (!from || !dragged) return
    const goal = pieceAt(event.clientX, event.clientY)
    const thing = goal?.dataset['thing']
    if (goal && goal !== from && thing) this.choosing.tap(thing)
  }

  readonly cancel = (): void => {
    this.ghost?.remove()
    if (this.ghost) this.choosing.glow = null
    this.from = this.ghost = null
  }
}
