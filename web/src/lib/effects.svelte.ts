/** Events are seen: the hunter springs, tokens fly, dice roll. Told by the lines of the story. */
import type { Line } from '../api/types'
import { pace } from './settings.svelte'
import { sound, type Sound } from './sound'
import type { Stage } from './table.svelte'

type Args = Readonly<Record<string, unknown>>
type Ends = (args: Args) => readonly [string, string]

interface Effect {
  /** The first thing leaps at the second one, before the position changes. */
  spring?: Ends
  /** A token goes from one to the other, after it. */
  flight?: Ends
  token?: 'food' | 'fat' | 'shelter' | 'parasite' | 'card' | 'piece'
  dice?: (args: Args) => readonly number[]
  /** These swell for a moment. */
  shake?: (args: Args) => string | readonly string[]
  sound?: Sound
}

const animal = (name: string) => (args: Args) => `animal:${String(args[name])}`
const member = (args: Args) => `animal:${String(args['species'])}.${String(args['number'])}`
const ends = (from: (args: Args) => string, to: (args: Args) => string): Ends => (args) => [from(args), to(args)]
const number = (name: string) => (args: Args) => [Number(args[name])]
const numbers = (name: string) => (args: Args) => (Array.isArray(args[name]) ? args[name].map(Number) : [])
const bank = (args: Args) => `bank of ${animal('animal')(args)}`
const species = (name: string) => (args: Args) => `species:${String(args[name])}`
/** Seats are told as `P1` by one game and as a number by another. */
const seat = (name: string) => (args: Args) => `seat:${Number(String(args[name]).replace('P', '')) - 1}`
const hex = (name: string) => (args: Args) => `hex:${String(args[name])}`
const eater = (args: Args) => `animal:${String(args['other'])}.${String(args['other-number'])}`
const row = (args: Args) => `row:${String(args['row'])}`
const spring = ends(animal('animal'), animal('other'))
const hexes = ends((args) => `hex:${String(args['start'])}`, (args) => `hex:${String(args['goal'])}`)

const EFFECTS: Record<string, Effect> = {
  'event-attacked': { spring, sound: 'bite' },
  'event-ambushed': { spring, sound: 'bite' },
  'event-countered': { spring, sound: 'bite' },
  'event-pirated': { flight: ends(animal('other'), animal('animal')), token: 'food', sound: 'food' },
  'event-fed-red': { flight: ends(bank, animal('animal')), token: 'food', sound: 'food' },
  'event-fed-blue': { shake: animal('animal'), sound: 'food' },
  'event-shared': { flight: ends(animal('animal'), animal('other')), token: 'food' },
  'event-scavenged': { shake: animal('animal') },
  'event-stored': { shake: animal('animal') },
  'event-played': { flight: ends((args) => `seat:${Number(args['seat']) - 1}`, animal('animal')), token: 'card', sound: 'card' },
  'event-played-pair': { flight: ends((args) => `seat:${Number(args['seat']) - 1}`, animal('animal')), token: 'card', sound: 'card' },
  'event-laid': { sound: 'card' },
  'event-laid-in': { sound: 'card' },
  'event-ran': { dice: number('count'), sound: 'dice' },
  'event-bank-rolled': { dice: numbers('dice'), sound: 'dice' },
  'event-bank-rolled-in': { dice: numbers('dice'), sound: 'dice' },
  'event-starved': { sound: 'fall' },
  'event-died-of-poison': { sound: 'fall' },
  'event-over': { sound: 'end' },
  'event-mut-attacked': { spring: ends(member, (args) => `species:${String(args['other'])}`), sound: 'bite' },
  'event-mut-put-red': { flight: ends(() => 'token:red', member), token: 'food', sound: 'food' },
  'event-mut-put-green': { flight: ends(() => 'token:green', member), token: 'shelter', sound: 'food' },
  'event-mut-put-black': { flight: ends(() => 'token:black', member), token: 'parasite', sound: 'fall' },
  'event-mut-turned': { flight: ends(seat('player'), species('species')), token: 'card', sound: 'card' },
  'event-mut-laid': { shake: species('species') },
  'event-mut-founded': { flight: ends(seat('player'), species('species')), token: 'card', sound: 'card' },
  'event-mut-became-species': { shake: species('species'), sound: 'card' },
  'event-mut-diverged': { flight: ends(species('species'), species('other')), token: 'card', sound: 'card' },
  'event-mut-grew': { flight: ends(seat('player'), member), token: 'card', sound: 'card' },
  'event-mut-born': { shake: member, sound: 'card' },
  'event-mut-simplified': { shake: species('species'), sound: 'fall' },
  'event-mut-climate': { shake: () => ['token:red', 'token:green', 'token:black'], sound: 'dice' },
  'event-mut-bounty': { flight: ends(species('species'), () => 'token:red'), token: 'food', sound: 'food' },
  'event-mut-grazed': { shake: () => 'token:red', sound: 'food' },
  'event-mut-gnawed': { shake: member, sound: 'food' },
  'event-mut-redirected': { spring: ends(species('species'), species('other')), sound: 'bite' },
  'event-mut-turned-up': { shake: species('species'), sound: 'card' },
  'event-mut-eaten': { flight: ends(species('species'), eater), token: 'food', sound: 'fall' },
  'event-mut-poisoned': { sound: 'fall' },
  'event-mut-scavenged': { shake: member, sound: 'food' },
  'event-mut-escaped': { dice: number('die'), sound: 'dice' },
  'event-mut-caught': { dice: number('die'), sound: 'dice' },
  'event-mut-starved': { sound: 'fall' },
  'event-mut-parasitised': { sound: 'fall' },
  'event-dino-moved': { flight: hexes, token: 'piece', sound: 'card' },
  'event-dino-fight-won': { spring: hexes, dice: number('die'), sound: 'bite' },
  'event-dino-fight-lost': { spring: hexes, dice: number('die'), sound: 'bite' },
  'event-dino-played': { flight: ends(seat('player'), () => 'sky:climate'), token: 'card', sound: 'card' },
  'event-dino-played-target': { flight: ends(seat('player'), seat('target')), token: 'card', sound: 'card' },
  'event-dino-played-hex': { flight: ends(seat('player'), hex('hex')), token: 'card', sound: 'fall' },
  'event-dino-born': { flight: ends(seat('player'), hex('hex')), token: 'piece', sound: 'card' },
  'event-dino-scored': { shake: seat('player') },
  'event-dino-bid': { flight: ends(seat('player'), row), token: 'piece', sound: 'card' },
  'event-dino-outbid': { flight: ends(seat('player'), row), token: 'piece', sound: 'bite' },
  'event-dino-drew': { shake: seat('player'), sound: 'card' },
  'event-dino-drew-known': { shake: seat('player'), sound: 'card' },
  'event-dino-meteor-moved': { shake: () => 'sky:meteor' },
  'event-dino-rolled-off': { sound: 'dice' },
  'event-dino-climate-rolled': { dice: number('die'), sound: 'dice' },
  'event-dino-sky-rolled': { dice: numbers('dice'), sound: 'dice' },
  'event-dino-meteor-rolled': { dice: number('die'), sound: 'dice' },
  'event-dino-died': { sound: 'fall' },
  'event-dino-bought': { shake: seat('player'), sound: 'food' },
  'event-dino-ended': { sound: 'end' },
}

/** Another wording of an event looks the same. */
function effectOf(line: Line): Effect | undefined {
  return EFFECTS[line.text.key.split('.')[0] as string]
}

const LONGEST = 6
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
  dice = $state.raw<{ id: number; values: readonly number[] } | null>(null)
  private rolls = 0
  private running: Animation[] = []

  before = async (lines: readonly Line[]): Promise<void> => {
    const speed = pace()
    if (speed === 0) return
    for (const line of lines.slice(-LONGEST)) {
      const effect = effectOf(line)
      if (effect?.spring) await this.leap(effect.spring(line.text.args), 380 * speed)
    }
  }

  after = (lines: readonly Line[]): void => {
    const speed = pace()
    const heard = new Set<Sound>()
    for (const line of lines.slice(-LONGEST)) {
      const effect = effectOf(line)
      if (!effect) continue
      if (effect.sound) heard.add(effect.sound)
      const values = effect.dice?.(line.text.args) ?? []
      if (values.length > 0) this.roll(values)
      if (speed === 0) continue
      if (effect.flight) this.fly(effect.flight(line.text.args), effect.token ?? 'food', 480 * speed)
      if (effect.shake) for (const thing of [effect.shake(line.text.args)].flat()) this.shake(thing, 300 * speed)
    }
    for (const name of heard) sound(name)
  }

  /** Whatever still moves is at its end at once. */
  skip(): void {
    for (const animation of this.running) animation.finish()
    this.running = []
  }

  private keep(animation: Animation): Animation {
    this.running = [...this.running.filter((one) => one.playState === 'running'), animation]
    return animation
  }

  private async leap([from, to]: readonly [string, string], duration: number): Promise<void> {
    const hunter = element(from)
    const prey = element(to)
    if (!hunter || !prey) return
    const [ax, ay] = middle(hunter)
    const [bx, by] = middle(prey)
    const there = `translate(${(bx - ax) * 0.82}px, ${(by - ay) * 0.82}px) scale(1.06)`
    const frames = [{ transform: 'none', zIndex: 9 }, { transform: `translate(${(ax - bx) * 0.05}px, ${(ay - by) * 0.05}px) scale(.95)`, offset: 0.3 }, { transform: there, offset: 0.7 }, { transform: 'none' }]
    this.keep(prey.animate([{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }], { duration: duration * 0.4, delay: duration * 0.65 }))
    await this.keep(hunter.animate(frames, { duration, easing: 'ease-in-out' })).finished.catch(() => undefined)
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

  private roll(values: readonly number[]): void {
    const id = ++this.rolls
    this.dice = { id, values }
    setTimeout(() => {
      if (this.dice?.id === id) this.dice = null
    }, 1700)
  }
}
