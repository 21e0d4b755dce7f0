/** What the server says can be foreseen, as signs and sentences. Nothing is worked out here. */
import { getContext, setContext } from 'svelte'
import type { Preview, Text } from '../api/types'
import type { Choosing } from './choosing.svelte'
import type { Thing } from './choose'

export interface Sign {
  icon: string
  /** A number beside the icon, if any. */
  text: string
  /** Bad news. */
  grave: boolean
}

/** Icon, the argument that is shown, and whether it is bad news. What has no sign is told in words only. */
const SIGNS: Readonly<Record<string, readonly [string, string | null, boolean]>> = {
  'preview-food': ['food', 'count', false],
  'preview-escapes': ['running', 'percent', false],
  'preview-reacts': ['shell', null, false],
  'preview-redirects': ['mimicry', null, false],
  'preview-drops-trait': ['tail-loss', null, false],
  'preview-harm-poison': ['poisonous', null, true],
  'preview-harm-instant-poison': ['poisonous', null, true],
  'preview-harm-paralysis': ['cnidocytes', null, true],
  'preview-keeps-traits': ['regeneration', null, false],
  'preview-shares': ['cooperation', null, false],
  'preview-scavenger': ['scavenger', null, false],
  'preview-may-conceal': ['anglerfish', null, true],
  'preview-dies-of-poison': ['poisonous', null, true],
  'preview-open-to': ['carnivorous', null, true],
  'preview-mut-redirects': ['mimicry', null, false],
  'preview-mut-most-parasites': ['parasite', null, true],
  'preview-mut-starving': ['food', 'count', true],
  'preview-mut-open-to': ['carnivorous', null, true],
  'preview-dino-wins': ['horn', 'percent', false],
  'preview-dino-doomed': ['poisonous', null, true],
  'preview-dino-some-die': ['poisonous', 'dying', true],
  'preview-dino-loses': ['poisonous', 'count', true],
}

export function signOf(text: Text): Sign | null {
  const known = SIGNS[text.key]
  if (!known) return null
  const [icon, argument, grave] = known
  const value = argument === null ? '' : String(text.args[argument] ?? '')
  return { icon, text: argument === 'percent' ? `${value}%` : value, grave }
}

/** What boards show themselves. */
const DRAWN = new Set(['preview-dino-climate'])

const NONE: readonly Text[] = []

export class Foreseen {
  constructor(
    private readonly preview: () => Preview | null,
    private readonly choosing: Choosing,
  ) {}

  get table(): readonly Text[] {
    return this.preview()?.table ?? NONE
  }

  /** Of the table, what is told in words. */
  get told(): readonly Text[] {
    return this.table.filter((text) => !DRAWN.has(text.key))
  }

  ofMove(text: string): readonly Text[] {
    return this.preview()?.options?.[text] ?? NONE
  }

  ofThing(thing: Thing): readonly Text[] {
    return this.preview()?.things?.[thing.replace(':', ' ')] ?? NONE
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
/** None in a replay, where there is nothing to choose. */
export const useForeseen = () => getContext<Foreseen | undefined>(KEY)
