/** What the player has tapped so far for the pending question, and what comes of the next tap. */
import { getContext, setContext } from 'svelte'
import { innerWidth } from 'svelte/reactivity/window'
import type { AnyView, Choice } from '../api/types'
import { forGame } from '../games/game'
import { gameOf } from '../games/registry.svelte'
import { groupMoves, isComplete, leads, lit, readMove, remaining, type Group, type Move, type Thing } from './choose'
import { settings } from './settings.svelte'

export interface Desk {
  view: () => AnyView | null
  choices: () => readonly Choice[]
  answer: (text: string) => void
  /** Asks why an action is not possible now. */
  why: (text: string) => void
}

/** Pixels: there is room for few buttons only. */
const NARROW = 700

export class Choosing {
  picked = $state.raw<readonly Thing[]>([])
  /** A thing that the log or the list points at. */
  glow = $state<Thing | null>(null)
  /** The thing last looked at: under the pointer, or with the focus. */
  seen = $state<Thing | null>(null)
  /** A thing whose details are asked for. */
  inspected = $state<Thing | null>(null)
  /** A move that waits for its confirmation. */
  doubtful = $state.raw<Move | null>(null)

  constructor(private readonly desk: Desk) {}

  readonly moves = $derived.by<readonly Move[]>(() => {
    const view = this.desk.view()
    if (!view) return []
    const { taps } = gameOf(view)
    return this.desk.choices().map((choice) => taps.refine(readMove(taps, choice), forGame(view)))
  })
  readonly left = $derived(remaining(this.moves, this.picked))
  readonly lit = $derived(lit(this.moves, this.picked))
  private readonly leads = $derived(leads(this.moves, this.picked))
  /** Whom the question is about, whoever is asked. */
  readonly subjects = $derived.by<readonly Thing[]>(() => {
    const view = this.desk.view()
    return view?.question ? gameOf(view).taps.subjects(view.question.prompt) : []
  })
  /** Moves that name nothing on the table: buttons. */
  readonly plain = $derived(this.moves.filter((move) => move.things.length === 0))
  /** What is left to tell apart by words, once things have been tapped. */
  readonly ready = $derived(this.picked.length === 0 ? [] : this.left.filter((move) => isComplete(move, this.picked)))

  /** What stands in the prompt as buttons: everything, if it is little and not in the hand already. */
  readonly offered = $derived.by<readonly Move[]>(() => {
    const few = (innerWidth.current ?? 0) <= NARROW ? 4 : 8
    const inHand = this.left.some((move) => move.things[0]?.startsWith('card:'))
    const found = this.left.length <= few && !inHand ? this.left : this.picked.length > 0 ? this.ready : this.plain
    return this.grouped(found).flatMap((group) => group.moves)
  })

  grouped(moves: readonly Move[]): Group[] {
    const view = this.desk.view()
    return view ? groupMoves(gameOf(view).taps, moves) : []
  }

  isLit(thing: Thing): boolean {
    return this.lit.has(thing)
  }

  /** A good thing to tap first; whatever else is lit can be, too. */
  isLead(thing: Thing): boolean {
    return this.leads.has(thing)
  }

  isPicked(thing: Thing): boolean {
    return this.picked.includes(thing)
  }

  tap(thing: Thing): void {
    const view = this.desk.view()
    if (!view) return
    this.doubtful = null
    if (this.isPicked(thing)) {
      this.picked = this.picked.filter((other) => other !== thing)
      return
    }
    if (this.isLit(thing)) {
      this.pick([...this.picked, thing])
    } else if (this.picked.length > 0 && lit(this.moves, []).has(thing) && !this.sameKind(thing)) {
      this.pick([thing])
    } else if (this.picked.length > 0 && this.moves.some((move) => move.things[0] === thing)) {
      this.pick([thing])
    } else {
      this.desk.why(gameOf(view).attempt(forGame(view), this.moves, this.picked, thing))
    }
  }

  choose(move: Move): void {
    const sure = settings.confirm === 'never' || this.doubtful === move
    const view = this.desk.view()
    const givesAway = view !== null && gameOf(view).taps.givingAway.includes(move.label.key)
    const asks = settings.confirm === 'always' || (givesAway && this.moves.length > 1)
    if (asks && !sure) {
      this.doubtful = move
      return
    }
    this.clear()
    this.desk.answer(move.text)
  }

  isTold(thing: Thing | null): boolean {
    const view = this.desk.view()
    return view !== null && thing !== null && gameOf(view).taps.told.test(thing)
  }

  inspect(thing: Thing | null): void {
    if (this.isTold(thing)) this.inspected = this.seen = thing
  }

  clear(): void {
    this.glow = null
    this.picked = []
    this.doubtful = null
  }

  private pick(things: readonly Thing[]): void {
    this.picked = things
    const [only, ...more] = this.left
    if (only && more.length === 0 && isComplete(only, things)) this.choose(only)
  }

  /** Is a thing of this kind still awaited? Then a wrong one is a question, not a change of mind. */
  private sameKind(thing: Thing): boolean {
    const kind = thing.split(':')[0] as string
    return [...this.lit].some((other) => other.startsWith(`${kind}:`))
  }
}

const KEY = Symbol('choosing')
export const offerChoosing = (choosing: Choosing) => setContext(KEY, choosing)
export const useChoosing = () => getContext<Choosing>(KEY)
