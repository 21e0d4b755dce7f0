/** What one should not have missed: the turn that is over, or what happened during an absence. */
import type { AnyView, Line } from '../api/types'
import type { Game } from '../games/game'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'

export interface Summary {
  away: boolean
  lines: readonly Line[]
  scores: readonly number[]
  gains: readonly number[]
}

/** So little needs no summary, and so much is too long for one. */
const FEW = 3
const MANY = 60

/** The lines of the turn before the newest one; null if that has not been heard from its beginning. */
export function lastTurn(lines: readonly Line[], turn: string): readonly Line[] | null {
  const starts = lines.flatMap((line, at) => (line.text.key === turn ? [at] : []))
  const [from, to] = starts.slice(-2)
  return from === undefined || to === undefined ? null : lines.slice(from + 1, to)
}

export class Recaps {
  shown = $state.raw<Summary | null>(null)
  /** The points when the turn began, and when the player left. */
  private began: { turn: number; scores: readonly number[] } | null = null
  private left: { line: number; scores: readonly number[] } | null = null

  constructor(
    private readonly table: Table,
    private readonly game: () => Game,
  ) {}

  /** These lines have just come on the screen. */
  told(lines: readonly Line[]): void {
    const { turn, effects } = this.game()
    const { game } = this.table
    if (!game || !turn || !lines.some((line) => line.text.key === turn)) return
    const view = game.view as AnyView
    const found = lastTurn(this.table.lines, turn)
    const began = this.began?.turn === view.turn - 1 ? this.began.scores : []
    this.began = view
    // Whoever plays against the clock has no time for it.
    if (!found || settings.recap === 'off' || !this.table.behind || game.clock.deadline != null) return
    const worth = found.filter((line) => effects[line.text.key.split('.')[0] as string]?.recap)
    this.shown = { away: false, lines: worth, scores: view.scores, gains: gains(began, view.scores) }
    this.table.pause(true)
  }

  /** The page is out of sight, or back. */
  seen(hidden: boolean): void {
    const view = this.table.game?.view as AnyView | undefined
    if (!view) return
    if (hidden) {
      this.left = { line: this.table.lines.at(-1)?.number ?? -1, scores: view.scores }
      return
    }
    const left = this.left
    this.left = null
    if (!left || settings.recap === 'off') return
    const missed = this.table.lines.filter((line) => line.number > left.line)
    if (missed.length > FEW) this.shown = { away: true, lines: missed.slice(-MANY), scores: view.scores, gains: gains(left.scores, view.scores) }
  }

  close(): void {
    this.shown = null
    this.table.pause(false)
  }
}

const gains = (before: readonly number[], now: readonly number[]) => (before.length === now.length ? now.map((points, seat) => points - (before[seat] ?? 0)) : [])
