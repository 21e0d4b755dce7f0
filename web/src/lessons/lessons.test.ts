import { describe, expect, it } from 'vitest'
import { LESSONS, startOf, whyNot, type Lesson } from '.'
import { loadBook } from '../games/books'
import { Progress } from './progress'

const lesson = { id: 'toy', game: 'evolution', portrait: [1, []], also: ['x'], wrong: { feed: 'no', 'feed 1': 'never' }, right: [[['a']], [['b', 'c'], ['d']]] } satisfies Lesson

function walk(...answers: string[]): Progress | null {
  return answers.reduce<Progress | null>((progress, answer) => progress?.after(answer) ?? null, new Progress(lesson))
}

describe('lessons', () => {
  it('all begin somewhere', () => {
    for (const one of LESSONS) expect(Object.values(startOf(one))[0]).toBeTypeOf('object')
  })

  it('show each box of the rules in a position, and each is there', async () => {
    for (const game of ['evolution', 'mutations', 'dinosaurs']) {
      const { chapters, examples, tried } = await loadBook(game)
      const played = (box: string) => (chapters[box] ?? []).some((key) => examples[key]?.lesson)
      expect(Object.keys(chapters).filter((box) => !played(box))).toEqual(game === 'dinosaurs' ? ['scarce-genes'] : [])
      const known = LESSONS.map(({ id }) => id)
      for (const { lesson } of Object.values(examples)) if (lesson) expect(known).toContain(lesson)
      for (const lesson of Object.values(tried)) expect(known).toContain(lesson)
    }
  })

  it('take the tasks of a stage in any order', () => {
    expect(walk('a', 'b', 'd')?.over).toBe(true)
    expect(walk('a', 'd', 'c')?.over).toBe(true)
    expect(walk('a', 'd')?.over).toBe(false)
    expect(walk('a', 'd')?.task).toBe(1)
    expect(walk('a', 'b')?.task).toBe(2)
  })

  it('know what is beside the point', () => {
    expect(walk('b')).toBeNull()
    expect(walk('x', 'a', 'x')?.task).toBe(1)
    expect(walk('a', 'b', 'c')).toBeNull()
    expect(['feed 1', 'feed 2', 'pass'].map((answer) => whyNot(lesson, answer))).toEqual(['never', 'no', 'web-lesson-other'])
  })
})
