/** A game against bots alone, kept in reserve: if the connection to the server drops, it goes on in this page. */
import type { AnyView, TakeAway } from '../api/types'
import { engine } from '../engine/engine.svelte'
import { api, isLocal } from '../transport'
import { app } from './app.svelte'
import type { Table } from './table.svelte'

/** So often a newer copy is fetched, at most, and so late the engine: what is needed now goes first. */
const OFTEN = 8_000
const LATE = 15_000

export class Spare {
  taken = $state.raw<TakeAway | null>(null)
  private fetched = 0
  private readonly timer: number

  constructor(private readonly table: Table) {
    this.timer = window.setTimeout(() => this.wanted && app.keepEngine(), LATE)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** Call it when the table has changed. */
  look(): void {
    const { table } = this
    const asked = (table.game?.view as AnyView | undefined)?.question?.seat
    if (!this.wanted || table.connection !== 'open' || asked !== table.seat || Date.now() - this.fetched < OFTEN) return
    this.fetched = Date.now()
    api.takeAway(table.id, table.seat as number).then(
      (taken) => (this.taken = taken),
      // Then there is none, and the table waits for its server.
      () => {},
    )
  }

  private get wanted(): boolean {
    const { id, seat, state } = this.table
    if (!engine.here || isLocal(id) || seat === null || state?.status !== 'playing') return false
    return state.seats.every((one, number) => (one.plan.kind === 'person' && one.bot === null) === (number === seat))
  }
}
