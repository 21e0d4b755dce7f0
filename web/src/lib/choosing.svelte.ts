/** What the player has tapped so far for the pending question, and what comes of the next tap. */
import { getContext, setContext } from 'svelte'
import { innerWidth } from 'svelte/reactivity/window'
import type { AnyView, Choice, Text } from '../api/types'
import { forGame } from '../games/game'
import { gameOf } from '../games/registry.svelte'
import { groupMoves, isComplete, leads, lit, readMove, remaining, type Group, type Move, type Thing } from './choose'
import { settings } from './settings.svelte'
import { toasts } from './toasts.svelte'
import { t } from './words.svelte'

export interface QuestionSource {
  view: () => AnyView | null
  choices: () => readonly Choice[]
  /** False: it was refused here, and not sent. */
  answer: (text: string) => false | void
  /** Why an action is not possible now; null: it is, or nobody knows. */
  why: (text: string) => Promise<string | null>
  /** Should this answer wait for a second thought? */
  doubts?: (text: string) => boolean
  /** What the engine says will come of it. */
  foretold?: (text: string) => readonly Text[]
  /** Is it the task to find the target? Then nothing points at it. */
  covert?: boolean
}

/** What the hand or the auction offers by itself. */
const OFFERED = /^(card|row|bid):/
/** The same empty list each time: what depends on it is not worked out anew, for all that lies on the table. */
const NOTHING: readonly never[] = []
/** Pixels: there is room for few buttons only. */
const NARROW = 999

export class Choosing {
  picked = $state.raw<readonly Thing[]>(NOTHING)
  /** A thing that the log or the list points at. */
  glow = $state<Thing | null>(null)
  /** The thing last looked at: under the pointer, or with the focus. */
  seen = $state<Thing | null>(null)
  /** A thing whose details are asked for. */
  inspected = $state<Thing | null>(null)
  /** Why nothing can be done with a thing that was tapped. */
  refused = $state.raw<{ thing: Thing; why: string } | null>(null)
  /** A move that waits for its confirmation. */
  doubtful = $state.raw<Move | null>(null)

  /** Answers to the questions that follow the one just answered. */
  private promised = $state.raw<readonly string[]>(NOTHING)

  constructor(private readonly source: QuestionSource) {}

  readonly moves = $derived.by<readonly Move[]>(() => {
    const view = this.source.view()
    const choices = this.source.choices()
    if (!view || choices.length === 0 || this.promised.length > 0) return NOTHING
    const { taps } = gameOf(view)
    return choices.flatMap((choice) => taps.refine(readMove(taps, choice), forGame(view)))
  })
  readonly left = $derived(remaining(this.moves, this.picked))
  readonly lit = $derived(lit(this.moves, this.picked))
  private readonly leads = $derived(leads(this.moves, this.picked))
  /** Whom the question is about, whoever is asked. */
  readonly subjects = $derived.by<readonly Thing[]>(() => {
    const view = this.source.view()
    const found = view?.question ? gameOf(view).taps.subjects(view.question.prompt) : NOTHING
    return found.length > 0 ? found : NOTHING
  })
  /** Moves that name nothing on the table: buttons. */
  readonly plain = $derived(this.moves.filter((move) => move.things.length === 0))
  /** What is left to tell apart by words, once things have been tapped. */
  readonly ready = $derived(this.picked.length === 0 ? [] : this.left.filter((move) => isComplete(move, this.picked)))

  /** What stands in the prompt as buttons: everything, if it is little and not offered elsewhere already. */
  readonly offered = $derived.by<readonly Move[]>(() => {
    const few = this.narrow ? 6 : 8
    const elsewhere = this.left.some((move) => OFFERED.test(move.things[0] ?? ''))
    const found = this.left.length <= few && !elsewhere && !this.covert ? this.left : this.picked.length > 0 ? this.ready : this.plain
    return this.grouped(found).flatMap((group) => group.moves)
  })

  /** Is there a pass that gives something away? */
  get declines(): boolean {
    const view = this.source.view()
    return view !== null && this.moves.some((move) => move.idle && gameOf(view).taps.givingAway.includes(move.label.key))
  }

  /** What to do next, if that is not to tap what is marked. */
  get hint(): string | null {
    const view = this.source.view()
    return view && this.picked.length > 0 ? (gameOf(view).taps.hint?.(this.picked, this.left) ?? null) : null
  }

  get covert(): boolean {
    return this.source.covert ?? false
  }

  grouped(moves: readonly Move[]): Group[] {
    const view = this.source.view()
    return view ? groupMoves(gameOf(view).taps, moves) : []
  }

  /** Could it be tapped first, whatever is picked now? */
  begins(thing: Thing): boolean {
    return lit(this.moves, []).has(thing)
  }

  isLit(thing: Thing): boolean {
    return this.lit.has(thing)
  }

  /** A good thing to tap first; whatever else is lit can be, too. */
  isLead(thing: Thing): boolean {
    return this.leads.has(thing) && !(this.covert && this.picked.length > 0)
  }

  /** May it be dragged and does it rise under the pointer? */
  isAim(thing: Thing): boolean {
    return this.isLead(thing) || (this.isLit(thing) && !this.covert)
  }

  isPicked(thing: Thing): boolean {
    return this.picked.includes(thing)
  }

  tap(tapped: Thing): void {
    const view = this.source.view()
    if (!view) return
    const thing = this.isPicked(tapped) ? tapped : gameOf(view).taps.meant(tapped, this.lit)
    this.doubtful = null
    const things = [thing, ...gameOf(view).taps.implied(thing)]
    if (this.isPicked(thing)) {
      this.picked = this.picked.filter((other) => !things.includes(other))
      return
    }
    if (things.length > 1 && things.slice(1).some((one) => this.isPicked(one))) {
      // The other half of the same card.
      this.pick(things)
    } else if (this.isLit(thing)) {
      this.pick([...this.picked, ...things.filter((one) => !this.isPicked(one))])
    } else if (this.picked.length > 0 && this.begins(thing) && !this.sameKind(thing)) {
      this.pick(things)
    } else if (this.picked.length > 0 && this.moves.some((move) => things.includes(move.things[0] as Thing))) {
      this.pick(things)
    } else void this.refuse(view, thing)
  }

  /** Whoever taps a thing only to look at it sees its details, and there what speaks against it; a wrong target is refused. */
  private async refuse(view: AnyView, thing: Thing): Promise<void> {
    const { moves } = this
    const aimed = this.picked.length > 0 && this.sameKind(thing)
    const looked = !aimed && this.isTold(thing)
    if (looked && this.narrow) this.inspect(thing)
    if (looked && moves.length === 0) return
    try {
      const why = await this.source.why(gameOf(view).attempt(forGame(view), moves, this.picked, thing))
      // Meanwhile something else may be asked.
      if (moves !== this.moves) return
      if (looked) this.refused = why ? { thing, why } : null
      else if (why || aimed) toasts.show(why ?? t('web-not-now'), aimed ? 'why' : 'info')
    } catch (problem) {
      toasts.problem(problem)
    }
  }

  private get narrow(): boolean {
    return (innerWidth.current ?? 0) <= NARROW
  }

  choose(move: Move): void {
    const [first = move.text, ...later] = move.answers ?? []
    if (this.doubtful !== move && (this.source.doubts?.(first) || this.asks(move))) {
      this.doubtful = move
      return
    }
    this.clear()
    this.promised = later
    if (this.source.answer(first) === false) this.promised = NOTHING
  }

  /** Another question has come: it may have been answered already. */
  goOn(): void {
    const [next, ...later] = this.promised
    if (next === undefined || this.source.choices().length === 0) return
    const known = this.source.choices().some((choice) => choice.text === next)
    this.promised = known ? later : []
    if (known) this.source.answer(next)
  }

  nameOf(thing: Thing): string | null {
    const view = this.source.view()
    return view ? gameOf(view).taps.named(thing, forGame(view)) : null
  }

  isTold(thing: Thing | null): boolean {
    const view = this.source.view()
    return view !== null && thing !== null && (thing.startsWith('term:') || gameOf(view).taps.told.test(thing))
  }

  inspect(thing: Thing | null): void {
    if (this.isTold(thing)) this.inspected = this.seen = thing
  }

  /** The doubtful move is not made: the thing whose tap meant it can be tapped again, or another one. */
  takeBack(): void {
    this.doubtful = null
    const view = this.source.view()
    const last = this.picked.at(-1)
    if (!view || !last || this.left.length > 1) return
    const things = [last, ...gameOf(view).taps.implied(last)]
    this.picked = this.picked.filter((thing) => !things.includes(thing))
  }

  /** Nothing is picked any more, and nothing refused. */
  clear(): void {
    this.glow = null
    this.refused = null
    this.picked = NOTHING
    this.doubtful = null
  }

  private pick(things: readonly Thing[]): void {
    this.picked = things
    const [only, ...more] = this.left
    if (only && more.length === 0 && isComplete(only, things)) this.choose(only)
  }

  /** Does the player want to be asked again? */
  asks(move: Move): boolean {
    return settings.confirm === 'always' || (settings.confirm !== 'never' && this.asksOnce(move))
  }

  /** Does it give something away while there is something to do, is it final, or does it hurt one's own? */
  private asksOnce(move: Move): boolean {
    const view = this.source.view()
    if (!view || move.sure) return false
    const { taps } = gameOf(view)
    if (view.seat !== null && taps.victim(move, forGame(view)) === view.seat) return true
    const told = [move.label, ...(this.source.foretold?.(move.text) ?? [])]
    return told.some(({ key }) => taps.givingAway.includes(key)) && (!move.idle || this.moves.some((other) => !other.idle))
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
