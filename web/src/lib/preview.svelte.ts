/** What the server says can be foreseen, as signs and sentences. Nothing is worked out here. */
import { getContext, setContext } from 'svelte'
import type { Preview, Text } from '../api/types'
import type { Foresight } from '../games/game'
import type { Choosing } from './choosing.svelte'
import type { Thing } from './choose'

export interface Sign {
  icon: string
  /** A number beside the icon, if any. */
  text: string
  /** Bad news. */
  grave: boolean
}

const NONE: readonly Text[] = []
const NOBODY: ReadonlySet<Thing> = new Set()

/** A number, the only name of a list, or how many names there are. */
function short(value: Text['args'][string]): string {
  if (!Array.isArray(value)) return String(value)
  return value.length === 1 ? String(value[0]) : `×${value.length}`
}

export class Foreseen {
  constructor(
    private readonly preview: () => Preview | null,
    private readonly choosing: Choosing,
    private readonly foresight: () => Foresight | undefined,
  ) {}

  get table(): readonly Text[] {
    return this.preview()?.table ?? NONE
  }

  /** Of the table, what is told in words. */
  get told(): readonly Text[] {
    return this.table.filter((text) => !this.foresight()?.drawn.includes(text.key))
  }

  /** What has no sign is told in words only. */
  signOf(text: Text): Sign | null {
    const known = this.foresight()?.signs[text.key]
    if (!known) return null
    const [icon, argument, grave] = known
    const value = argument === null ? '' : (text.args[argument] ?? '')
    return { icon, text: argument === 'percent' ? `${String(value)}%` : short(value), grave }
  }

  /** Where the target is to be found, the odds would tell it. */
  ofMove(text: string): readonly Text[] {
    return this.choosing.covert ? NONE : (this.preview()?.options?.[text] ?? NONE)
  }

  ofThing(thing: Thing): readonly Text[] {
    return this.preview()?.things?.[thing.replace(':', ' ')] ?? NONE
  }

  /** Who could attack what is looked at. */
  private readonly threats = $derived.by<ReadonlySet<Thing>>(() => {
    const { seen } = this.choosing
    const found = (seen ? this.ofThing(seen) : NONE).flatMap((text) => {
      const [argument, kind] = this.foresight()?.threats[text.key] ?? []
      const names = argument === undefined ? [] : text.args[argument]
      return Array.isArray(names) ? names.map((name) => `${kind}:${String(name).replace('#', '')}`) : []
    })
    return found.length > 0 ? new Set(found) : NOBODY
  })

  isThreat(thing: Thing): boolean {
    return this.threats.has(thing)
  }

  /** Of a thing that may be tapped next, what the move would do; of any other, what it has to fear. */
  at(thing: Thing): readonly Text[] {
    const { choosing } = this
    if (choosing.picked.length === 0 || !choosing.isLit(thing)) return this.ofThing(thing)
    const move = choosing.left.find((one) => one.things.includes(thing) && this.ofMove(one.text).length > 0)
    return move ? this.ofMove(move.text) : this.ofThing(thing)
  }
}

const KEY = Symbol('foreseen')
export const offerForeseen = (foreseen: Foreseen) => setContext(KEY, foreseen)
export const useForeseen = () => getContext<Foreseen | undefined>(KEY)
