/** Advice for the pending question: asked for once, by the player or by the coach who warns of dear moves. */
import type { Hint } from '../api/types'

export type Option = Hint['options'][number]

export interface Pupil {
  /** The number of the question that is to be answered now; null: there is nothing to think about. */
  asked: () => number | null
  ask: () => Promise<Hint>
  /** From how many points of winning chance on a move is warned of; 0: never. */
  limit: () => number
}

export class Coach {
  private heard = $state.raw<Hint | null>(null)
  private thinkingOf = $state<number | null>(null)
  /** The question for which no advice was to be had. */
  private failed = $state<number | null>(null)
  /** The question at which a move waits for what the coach says. */
  private held = $state<number | null>(null)
  /** The question about which the player asked. */
  private consulted = $state<number | null>(null)

  constructor(private readonly pupil: Pupil) {}

  readonly hint = $derived.by<Hint | null>(() => (this.heard !== null && this.heard.asked === this.pupil.asked() ? this.heard : null))
  readonly busy = $derived.by(() => this.thinkingOf !== null && this.thinkingOf === this.pupil.asked())
  /** A move waits, and the coach knows what to say. */
  readonly released = $derived.by(() => this.held !== null && this.held === this.pupil.asked() && !this.busy)

  /** The player wants to know. */
  readonly wanted = $derived.by(() => this.consulted !== null && this.consulted === this.pupil.asked())

  async advise(): Promise<void> {
    this.consulted = this.pupil.asked()
    try {
      await this.think()
    } catch (error) {
      this.consulted = null
      throw error
    }
  }

  async think(): Promise<void> {
    const asked = this.pupil.asked()
    if (asked === null || this.hint || this.busy) return
    this.thinkingOf = asked
    this.failed = null
    try {
      this.heard = await this.pupil.ask()
    } catch (error) {
      this.failed = asked
      throw error
    } finally {
      if (this.thinkingOf === asked) this.thinkingOf = null
    }
  }

  /** The option, if it costs more than the player wants to lose without having been warned. */
  warning(text: string): Option | null {
    const option = this.pupil.limit() > 0 ? this.hint?.options.find((one) => one.text === text) : undefined
    return option && !option.equal && 100 * option.loss >= this.pupil.limit() ? option : null
  }

  /** Should this move wait: because it is dear, or because that is not known yet? */
  doubts(text: string): boolean {
    const asked = this.pupil.asked()
    this.held = null
    if (this.pupil.limit() === 0 || asked === null || this.failed === asked) return false
    if (this.hint) return this.warning(text) !== null
    if (!this.busy) return false
    this.held = asked
    return true
  }

  letGo(): void {
    this.held = null
  }
}
