/** Stages with tasks in any order, each with the answers that do it. */
export type Stages = readonly (readonly (readonly string[])[])[]

export interface Tasks {
  right: Stages
  /** Answers that do no harm on the way. */
  also?: readonly string[]
}

/** How far the pupil has come. */
export class Progress {
  private stage = 0
  private done: readonly number[] = []

  constructor(private readonly lesson: Tasks) {}

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
