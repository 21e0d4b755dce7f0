/**
 * Puzzles: positions with one clearly best answer. They are scenario files of the package, made by
 * `fittest puzzles make`; what is said about answers comes with them, as keys and arguments.
 */
import type { Text } from '../api/types'
import type { Exercise } from '../lessons/exercise'
import { rulesetName } from '../lib/options'
import { say, t } from '../lib/words.svelte'

export interface Puzzle {
  id: string
  ruleset: string
  setup: unknown
  solution: readonly string[]
  puzzle: {
    /** 1, 2 or 3, by the difficulty, which is `weight`. */
    level: number
    weight: number
    /** Who is asked. */
    seat: number
    /** Of winning with the right answer, in per cent. */
    chance: number
    /** The most tempting wrong answer, and in what the right one is ahead of it. */
    than: Text
    why: Text
    horizon: 'turn' | 'rounds' | 'end'
    /** Of wrong answers: percentage points of winning chance, and what the right one has instead. */
    wrong: Readonly<Record<string, { loss: number; why: Text | null }>>
  }
}

const FILES = import.meta.glob<Puzzle>('../../../src/fittest/puzzles/data/*.json', { eager: true, import: 'default' })

function byName(one: Puzzle, other: Puzzle): number {
  return one.id < other.id ? -1 : 1
}

/** The easiest first. */
export const PUZZLES: readonly Puzzle[] = Object.values(FILES).sort((one, other) => one.puzzle.weight - other.puzzle.weight || byName(one, other))

/** Where among so many the puzzle of a day stands: each has its day before one comes again. */
export function placeOfDay(day: number, count: number): number {
  let step = Math.floor((count * 5) / 8)
  while (divisor(step, count) !== 1) step++
  return (day * step) % count
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}

/** The same on a date for everybody, wherever they are; `fittest.puzzles.daily` is the same. */
export function daily(now: Date): Puzzle {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000
  return [...PUZZLES].sort(byName)[placeOfDay(day, PUZZLES.length)]!
}

/** Its place among those of its game, from the easiest on. */
export function numberOf(puzzle: Puzzle): number {
  return PUZZLES.filter((one) => one.ruleset === puzzle.ruleset).indexOf(puzzle) + 1
}

export function titleOf(puzzle: Puzzle): string {
  return t('puzzle-title', { game: rulesetName(puzzle.ruleset), number: numberOf(puzzle) })
}

export function exerciseOf(puzzle: Puzzle, done: readonly string[]): Exercise {
  const { id, ruleset, setup, solution, puzzle: notes } = puzzle
  const { horizon } = notes
  const instead = (why: Text) => t('puzzle-instead', { horizon, why: say(why) })
  const rest = [...PUZZLES.slice(PUZZLES.indexOf(puzzle) + 1), ...PUZZLES]
  const next = rest.find((one) => one.id !== id && !done.includes(one.id))
  return {
    id,
    title: titleOf(puzzle),
    seat: notes.seat,
    start: { scenario: { id, ruleset, setup } },
    right: [[solution]],
    task: () => t('puzzle-task', { game: rulesetName(ruleset), level: notes.level }),
    hint: instead(notes.why),
    objection: (answer) => {
      const wrong = notes.wrong[answer]
      if (!wrong) return t('puzzle-other')
      return [t('puzzle-wrong', { loss: wrong.loss }), ...(wrong.why ? [instead(wrong.why)] : [])].join(' ')
    },
    well: t('puzzle-right', { chance: notes.chance }),
    notice: t('puzzle-because', { horizon, other: say(notes.than), why: say(notes.why) }),
    next: next && { address: `#/puzzle/${next.id}`, title: t('puzzle-next') },
    all: { address: '#/puzzles', title: t('puzzle-all') },
  }
}
