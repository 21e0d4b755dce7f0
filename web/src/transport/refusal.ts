import type { Problem } from '../api/types'
import { say } from '../lib/words.svelte'

/** A refusal, in the words of the user's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? String(status))
  }
}

/** What went wrong, in the language of the moment. */
export function told(error: unknown): string {
  if (error instanceof Refusal && error.problem) return say(error.problem)
  return error instanceof Error ? error.message : String(error)
}
