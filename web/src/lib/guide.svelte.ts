/**
 * Explains questions and events to somebody who has not met them often: the texts are `guide-<key>` of the prompt
 * or of the line. Each is told a few times in all, so that it fades after the first game.
 */
import type { Line, Text } from '../api/types'
import { has } from './words.svelte'

const PLACE = 'fittest.guide'
const TIMES = 3

export function countsKept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Everything is new again. */
export function forgetGuide(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // Nothing was kept, either.
  }
}

export class Guide {
  /** Keys of what is told now: why the question comes, then the last thing that happened. More is not read. */
  told = $state.raw<readonly string[]>([])
  /** Is some of it told for the first time? */
  fresh = $state(false)
  private next = 0

  constructor(
    private readonly counts = countsKept(),
    private readonly known: (key: string) => boolean = has,
  ) {}

  /** A question has come after these lines; those heard before are not explained again. */
  hear(lines: readonly Line[], prompt: Text): void {
    const fresh = lines.filter((line) => line.number >= this.next)
    this.next = (lines.at(-1)?.number ?? -1) + 1
    const happened = this.worthTelling(fresh.map((line) => line.text.key)).slice(-1)
    this.told = [...this.worthTelling([prompt.key]), ...happened]
    this.fresh = this.told.some((key) => !this.counts[key])
    for (const key of this.told) this.counts[key] = (this.counts[key] ?? 0) + 1
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.counts))
    } catch {
      // Then it is explained again next time.
    }
  }

  private worthTelling(keys: readonly string[]): string[] {
    return [...new Set(keys.map((key) => `guide-${key}`))].filter((key) => (this.counts[key] ?? 0) < TIMES && this.known(key))
  }
}
