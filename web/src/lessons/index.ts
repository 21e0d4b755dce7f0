/**
 * Lessons: a position from the scenario file of that name (or the record of a set game), what the pupil should
 * answer and what the others do meanwhile. The words are `web-lesson-<id>` with `.task`, `.hint` and `.notice`.
 */
import type { Portrait } from '../games/game'
import { t } from '../lib/words.svelte'
import type { Exercise } from './exercise'
import lessons from './lessons.json'
import type { Tasks } from './progress'

export interface Lesson extends Tasks {
  id: string
  game: string
  /** A game from its first card, instead of a scenario. */
  record?: unknown
  /** It is the task to find the target: nothing points at it. */
  covert?: boolean
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

export function exerciseOf(at: number): Exercise {
  const lesson = LESSONS[at]!
  const next = LESSONS[at + 1]
  const { id, steps } = lesson
  return {
    ...lesson,
    title: t(`web-lesson-${id}`),
    seat: 0,
    start: startOf(lesson),
    task: (task) => t(steps?.[Math.min(task, steps.length - 1)] ?? `web-lesson-${id}.task`),
    hint: t(`web-lesson-${id}.hint`),
    objection: (answer) => t(whyNot(lesson, answer)),
    well: t('web-lesson-well'),
    notice: t(`web-lesson-${id}.notice`),
    next: next && { address: `#/lesson/${next.id}`, title: t('web-lesson-next', { lesson: t(`web-lesson-${next.id}`) }) },
    all: { address: '#/lessons', title: t('web-lessons') },
  }
}
