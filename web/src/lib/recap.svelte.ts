/** What one should not have missed: the turn that is over, or what happened during an absence. */
import type { AnyView, Line } from '../api/types'
import type { Game } from '../games/game'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

export interface Summary {
  /** The turn that is over; null after an absence. */
  turn: number | null
  /** The turn that begins is the last. */
  last: boolean
  lines: readonly Line[]
  scores: readonly number[]
  gains: readonly number[]
  /** The clock runs: it stands beside the question and holds nothing up. */
  aside: boolean
}

/** So little needs no summary, so much can be told as it was, and so much is too long even for one. */
const FEW = 3
const BRIEF = 12
const MANY = 60
/** With these clocks nobody has time to be shown anything else than the question. */
const HURRIED: readonly string[] = ['move', 'bank']
/** Where this browser keeps when its user left which table, and of how many tables. */
const PLACE = 'fittest.left'
const TABLES = 20

interface Left {
  line: number
  scores: readonly number[]
}

/** The lines of the turn before the newest one; null if that has not been heard from its beginning. */
export function lastTurn(lines: readonly Line[], turn: string): readonly Line[] | null {
  const starts = lines.flatMap((line, at) => (line.text.key === turn ? [at] : []))
  const [from, to] = starts.slice(-2)
  return from === undefined || to === undefined ? null : lines.slice(from + 1, to)
}

/** What is worth telling of the newest turn, when no other follows; nothing if its beginning has not been heard. */
export function newestTurn(lines: readonly Line[], { story, effects }: Pick<Game, 'story' | 'effects'>): readonly Line[] {
  const from = lines.findLastIndex((line) => line.text.key === story.turn)
  return from < 0 ? [] : worthTelling(lines.slice(from + 1), effects)
}

/** What was missed: all of it, or what is worth telling. */
export function digest(missed: readonly Line[], effects: Game['effects']): readonly Line[] {
  const told = missed.filter((line) => !line.quiet)
  if (told.length <= BRIEF) return told
  const worth = worthTelling(told, effects)
  return worth.length > 0 ? worth.slice(-MANY) : told.slice(-BRIEF)
}

function worthTelling(lines: readonly Line[], effects: Game['effects']): readonly Line[] {
  const effectOf = (line: Line) => effects[line.text.key.split('.')[0] as string]
  const runs: { line: Line; like: string; count: number }[] = []
  for (const line of lines.filter((one) => effectOf(one)?.recap)) {
    const { key, args } = line.text
    const several = effectOf(line)?.several
    const like = JSON.stringify([key, several ? { ...args, [several[0]]: null } : line.number])
    const last = runs.at(-1)
    if (last?.like === like) last.count++
    else runs.push({ line, like, count: 1 })
  }
  return runs.map(({ line, count }) => {
    const several = effectOf(line)?.several
    return several && count > 1 ? { ...line, text: { key: several[1], args: { ...line.text.args, count } } } : line
  })
}

export class Recaps {
  shown = $state.raw<Summary | null>(null)
  private left: Left | null

  constructor(
    private readonly table: Table,
    private readonly game: () => Game,
  ) {
    this.left = stored()[this.key] ?? null
  }

  private get key(): string {
    return `${this.table.id} ${this.table.seat ?? ''}`
  }

  private get hurried(): boolean {
    return HURRIED.includes(this.table.state?.settings.clock?.kind ?? 'none')
  }

  /** These lines have just come on the screen, or have been skipped. */
  told(lines: readonly Line[]): void {
    const {
      story: { turn },
      effects,
    } = this.game()
    const { game, behind, state } = this.table
    if (!game || settings.recap === 'off' || !lines.some((line) => line.text.key === turn)) return
    // Whoever is not there is told on coming back, and the end has its own summary.
    if (document.hidden || (!behind && state?.status === 'finished')) return
    const view = game.view as AnyView
    const found = lastTurn(this.table.lines, turn)
    if (!found) return
    const last = 'last_turn' in view && view.last_turn
    const over = view.turn - 1
    const began = this.table.starts.get(over)
    const aside = this.hurried
    this.shown = { turn: over, last, lines: worthTelling(found, effects), scores: view.scores, gains: gains(began ?? [], view.scores), aside }
    if (!aside) this.table.pause(true)
    if (!began) void this.lookUp(this.shown)
  }

  /** Whoever came when the game was on its way has not seen with which points it began. */
  private async lookUp(summary: Summary): Promise<void> {
    const first = await this.table.opening().catch(() => null)
    if (first?.turn === summary.turn && this.shown === summary) this.shown = { ...summary, gains: gains(first.scores, summary.scores) }
  }

  /** The player is gone: the page is out of sight or the connection lost. */
  leave(): void {
    const { game, lines } = this.table
    if (!game) return
    this.left ??= { line: lines.at(-1)?.number ?? -1, scores: (game.view as AnyView).scores }
    store(this.key, this.left)
  }

  back(): void {
    const { left } = this
    const view = this.table.game?.view as AnyView | undefined
    if (!left || !view || document.hidden || this.table.connection !== 'open') return
    this.left = null
    store(this.key, null)
    const missed = this.table.lines.filter((line) => line.number > left.line)
    if (missed.length <= FEW || settings.recap === 'off') return
    const lines = digest(missed, this.game().effects)
    this.shown = { turn: null, last: false, lines, scores: view.scores, gains: gains(left.scores, view.scores), aside: this.hurried }
  }

  close(): void {
    const held = this.shown && !this.shown.aside
    this.shown = null
    if (held) this.table.next()
  }

  /** Play has gone on: what stood aside has been read or will not be. */
  pass(): void {
    if (this.shown?.aside) this.shown = null
  }
}

const gains = (before: readonly number[], now: readonly number[]) => (before.length === now.length ? now.map((points, seat) => points - (before[seat] ?? 0)) : [])

function stored(): Record<string, Left> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Left>
  } catch {
    return {}
  }
}

function store(key: string, left: Left | null): void {
  const others = Object.entries(stored()).filter(([name]) => name !== key)
  const kept = left ? [...others, [key, left] as const] : others
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept.slice(-TABLES))))
  } catch {
    // A browser that stores nothing cannot tell what was missed.
  }
}
