/** Something to find in a position: a lesson or a puzzle. */
import type { Stages } from './progress'

export interface Exercise {
  id: string
  title: string
  /** Who has to find it. */
  seat: number
  start: { record: unknown } | { scenario: unknown }
  right: Stages
  also?: readonly string[]
  /** Nothing points at what is to be found. */
  covert?: boolean
  /** Answers of the other seats, in order; when they run out, the first choice is taken. */
  others?: readonly string[]
  /** What to do, by the number of the task. */
  task(at: number): string
  hint: string
  /** Why a legal answer is not the one. */
  objection(answer: string): string
  /** What is said in the end. */
  well: string
  notice: string
  /** The next one, with the words of its link. */
  next?: { address: string; title: string } | undefined
  /** Where all of them are. */
  all: { address: string; title: string }
}
