/**
 * Lessons: a position from the scenario file of that name (or the record of a set game), what the pupil should
 * answer and what the others do meanwhile. The words are `web-lesson-<id>` with `.task`, `.hint` and `.notice`.
 */
import type { Portrait } from '../lib/games'
import lessons from './lessons.json'

export interface Lesson {
  id: string
  game: string
  /** A game from its first card, instead of a scenario. */
  record?: unknown
  /** Stages with tasks in any order, each with the answers that do it. */
  right: readonly (readonly (readonly string[])[])[]
  /** It is the task to find the target: nothing points at it. */
  covert?: boolean
  /** Answers that do no harm on the way. */
  also?: readonly string[]
  /** Keys of what is said to answers beside the point: to one, or to all with that verb. */
  wrong?: Readonly<Record<string, string>>
  /** Answers of the other seats, in order; when they run out, the first choice is taken. */
  others?: readonly string[]
  /** Keys of what is said for each task; without them the task of the lesson is said. */
  steps?: readonly string[]
  portrait: Portrait
}

export const LESSONS = lessons as unknown as readonly Lesson[]
const SCENARIOS = import.meta.glob<unknown>('./scenarios/*.json', { eager: true, import: 'default' })

export function startOf(lesson: Lesson): { record: unknown } | { scenario: unknown } {
  return lesson.record ? { record: lesson.record } : { scenario: SCENARIOS[`./scenarios/${lesson.id}.json`] }
}

/** The key of why a legal answer is not what the lesson is after. */
export function whyNot(lesson: Lesson, answer: string): string {
  return lesson.wrong?.[answer] ?? lesson.wrong?.[answer.split(' ')[0] ?? ''] ?? 'web-lesson-other'
}

/** How far the pupil has come. */
export class Progress {
  private stage = 0
  private done: readonly number[] = []

  constructor(private readonly lesson: Lesson) {}

  get over(): boolean {
    return this.stage >= this.lesson.right.length
  }

  /** The task that is told: the first that is still to do. */
  get task(): number {
    const before = this.lesson.right.slice(0, this.stage).reduce((sum, stage) => sum + stage.length, 0)
    const open = this.lesson.right[this.stage]?.findIndex((_, at) => !this.done.includes(at)) ?? 0
    return before + open
  }

  /** How far it is with this answer; null if it is beside the point. */
  after(answer: string): Progress | null {
    const tasks = this.lesson.right[this.stage] ?? []
    const at = tasks.findIndex((answers, place) => !this.done.includes(place) && answers.includes(answer))
    if (at < 0) return this.lesson.also?.includes(answer) ? this : null
    const next = new Progress(this.lesson)
    const all = this.done.length + 1 === tasks.length
    next.stage = this.stage + (all ? 1 : 0)
    next.done = all ? [] : [...this.done, at]
    return next
  }
}
