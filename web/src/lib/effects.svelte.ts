/** Events are seen: the carnivore springs, tokens fly, dice roll. Told by the lines of the story. */
import type { AnyView, Line } from '../api/types'
import { dwell, pace } from './settings.svelte'
import { sound, type Sound } from './sound'
import type { Stage } from './table.svelte'
import { seatOf } from './tally'

export type Args = Readonly<Record<string, unknown>>
export type Ends = (args: Args) => readonly [string, string]

/** Dice that are rolled together, and the thing on which they land. */
export interface Roll {
  values: readonly number[]
  at: string
}

/** Dice on the screen; without a place, above the table. */
interface Landed {
  values: readonly number[]
  place: readonly [number, number] | null
}

export interface Effect {
  /** The first thing leaps at the second one, before the position changes. */
  spring?: Ends
  /** A token goes from one to the other, after it. */
  flight?: Ends
  token?: 'food' | 'fat' | 'shelter' | 'parasite' | 'card' | 'piece'
  dice?: (args: Args) => readonly Roll[]
  /** How long it is looked at before the next event, in milliseconds at normal speed. */
  time?: number
  /** Whom it happens to: that player has longer to look at it. */
  concerns?: (args: Args, view: never) => number | null | undefined
  /** These swell for a moment. */
  shake?: (args: Args) => string | readonly string[]
  sound?: Sound
  /** Worth telling again when the turn is over. */
  recap?: boolean
  /** Several in a row that differ in this argument only are then told as one, with their `count`: by this key. */
  several?: readonly [string, string]
}

/** Arguments of a line as things, and as numbers of dice. */
export const thing = (kind: string, name: string) => (args: Args) => `${kind}:${String(args[name])}`
export const seat = (name: string) => (args: Args) => `seat:${seatOf(args[name])}`
export const ends = (from: (args: Args) => string, to: (args: Args) => string): Ends => (args) => [from(args), to(args)]
/** The seat that an argument names. */
export const who = (name: string) => (args: Args) => seatOf(args[name])
export const number = (name: string) => (args: Args) => [Number(args[name])]
export const numbers = (name: string) => (args: Args) => (Array.isArray(args[name]) ? args[name].map(Number) : [])
export const roll = (values: (args: Args) => readonly number[], at: (args: Args) => string) => (args: Args): readonly Roll[] => [{ values: values(args), at: at(args) }]

const LONGEST = 6
/** Milliseconds: an event that nothing else is known of, one that happens to me, a change of phase; all together at most. */
const USUAL = 500
const MINE = 1600
const PHASE = 500
const MOST = 3200
/** For so long dice lie where they have landed, at normal speed. */
const LYING = 1700
const BANK_OF = 'bank of '

function element(thing: string): Element | null {
  // The bank of the place where an animal lives.
  if (thing.startsWith(BANK_OF)) return element(thing.slice(BANK_OF.length))?.closest('.place')?.querySelector('[data-thing^="bank:"]') ?? null
  return document.querySelector(`[data-thing="${CSS.escape(thing).replaceAll('\\', '')}"]`)
}

function middle(found: Element): [number, number] {
  const box = found.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

export class Effects implements Stage {
  dice = $state.raw<{ id: number; rolls: readonly Landed[] } | null>(null)
  private rolls = 0
  private running: Animation[] = []

  constructor(private readonly known: () => Readonly<Record<string, Effect>>) {}

  before = async (lines: readonly Line[]): Promise<void> => {
    const speed = pace()
    if (speed === 0) return
    for (const line of lines.slice(-LONGEST)) {
      const effect = this.effectOf(line)
      if (effect?.spring) await this.leap(effect.spring(line.text.args), 380 * speed)
    }
  }

  after = (lines: readonly Line[]): void => {
    const speed = pace()
    const heard = new Set<Sound>()
    const rolls: Roll[] = []
    for (const line of lines.slice(-LONGEST)) {
      const effect = this.effectOf(line)
      if (!effect) continue
      if (effect.sound) heard.add(effect.sound)
      rolls.push(...(effect.dice?.(line.text.args) ?? []).filter(({ values }) => values.length > 0))
      if (speed === 0) continue
      if (effect.flight) this.fly(effect.flight(line.text.args), effect.token ?? 'food', 480 * speed)
      if (effect.shake) for (const thing of [effect.shake(line.text.args)].flat()) this.shake(thing, 300 * speed)
    }
    if (rolls.length > 0) this.roll(rolls)
    for (const name of heard) sound(name)
  }

  time = (lines: readonly Line[], before: AnyView, after: AnyView): number => {
    let sum = before.phase === after.phase || lines.length === 0 ? 0 : PHASE
    for (const line of lines) {
      if (line.quiet) continue
      const effect = this.effectOf(line)
      const mine = before.seat !== null && effect?.concerns?.(line.text.args, before as never) === before.seat
      sum += Math.max(effect?.time ?? USUAL, mine ? MINE : 0)
    }
    return Math.min(sum, MOST)
  }

  /** Another wording of an event looks the same. */
  private effectOf(line: Line): Effect | undefined {
    return this.known()[line.text.key.split('.')[0] as string]
  }

  /** Whatever still moves is at its end at once. */
  skip(): void {
    for (const animation of this.running) animation.finish()
    this.running = []
    this.dice = null
  }

  private keep(animation: Animation): Animation {
    this.running = [...this.running.filter((one) => one.playState === 'running'), animation]
    return animation
  }

  private async leap([from, to]: readonly [string, string], duration: number): Promise<void> {
    const carnivore = element(from)
    const prey = element(to)
    if (!carnivore || !prey) return
    const [ax, ay] = middle(carnivore)
    const [bx, by] = middle(prey)
    const there = `translate(${(bx - ax) * 0.82}px, ${(by - ay) * 0.82}px) scale(1.06)`
    const frames = [{ transform: 'none', zIndex: 9 }, { transform: `translate(${(ax - bx) * 0.05}px, ${(ay - by) * 0.05}px) scale(.95)`, offset: 0.3 }, { transform: there, offset: 0.7 }, { transform: 'none' }]
    this.keep(prey.animate([{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }], { duration: duration * 0.4, delay: duration * 0.65 }))
    await this.keep(carnivore.animate(frames, { duration, easing: 'ease-in-out' })).finished.catch(() => undefined)
  }

  private fly([from, to]: readonly [string, string], token: string, duration: number): void {
    requestAnimationFrame(() => {
      const start = element(from)
      const goal = element(to)
      if (!start || !goal) return
      const [ax, ay] = middle(start)
      const [bx, by] = middle(goal)
      const ghost = document.createElement('div')
      ghost.className = `flying-token ${token}`
      document.body.append(ghost)
      const frames = [
        { transform: `translate(${ax}px, ${ay}px) scale(1)`, opacity: 1 },
        { transform: `translate(${(ax + bx) / 2}px, ${(ay + by) / 2 - 40}px) scale(1.5)`, opacity: 1 },
        { transform: `translate(${bx}px, ${by}px) scale(.8)`, opacity: 0.7 },
      ]
      this.keep(ghost.animate(frames, { duration, easing: 'ease-in-out' })).finished.finally(() => ghost.remove())
    })
  }

  private shake(thing: string, duration: number): void {
    const found = element(thing)
    if (found) this.keep(found.animate([{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { duration }))
  }

  private roll(rolls: readonly Roll[]): void {
    const id = ++this.rolls
    const landed = rolls.map(({ values, at }) => {
      const found = element(at)
      return { values, place: found ? middle(found) : null }
    })
    this.dice = { id, rolls: landed }
    setTimeout(() => {
      if (this.dice?.id === id) this.dice = null
    }, LYING * (dwell() || 1))
  }
}
