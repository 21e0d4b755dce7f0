/** What has been heard is shown one moment after the other, each as long as it deserves. */
export interface Moment {
  /** Milliseconds for which it stays at normal speed before the next one comes. */
  time: number
  /** Of no use once another one follows. */
  closing?: boolean
}

export interface Screen<M extends Moment> {
  /** What is seen on the way to a moment, while the one before is still there. */
  lead: (moment: M) => Promise<void>
  show: (moment: M) => void
  /** Draw the last of these at once: what the others told is told too. */
  jump: (moments: readonly M[]) => void
  /** How long everything takes, as a factor; 0: nothing waits. */
  speed: () => number
  /** Something has begun or come to its end. */
  changed: () => void
}

/** So much may be left to show before everything is shown faster, and how much faster at most. */
export const LAG = 6000
const HURRY = 0.25

export class Queue<M extends Moment> {
  paused = false
  private waiting: M[] = []
  private running = false
  private left = 0
  private since = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private wake: (() => void) | undefined
  /** Grows when the moments that were under way are void. */
  private era = 0

  constructor(private readonly screen: Screen<M>) {}

  /** Is there more to come than what is on the screen? */
  get busy(): boolean {
    return this.running || this.waiting.length > 0
  }

  push(moments: readonly M[]): void {
    if (moments.length > 0) this.waiting = [...this.waiting.filter((moment) => !moment.closing), ...moments]
    if (this.screen.speed() === 0) this.skip()
    else if (!this.running && this.waiting.length > 0) void this.run()
  }

  /** Straight to where everything has led. */
  skip(): void {
    const rest = this.drop()
    if (rest.length > 0) this.screen.jump(rest)
    this.screen.changed()
  }

  /** Forget what has not been shown. */
  clear(): void {
    this.drop()
    this.screen.changed()
  }

  pause(on: boolean): void {
    if (on === this.paused) return
    this.paused = on
    if (on) {
      clearTimeout(this.timer)
      this.left -= Date.now() - this.since
    } else this.arm()
    this.screen.changed()
  }

  /** What is on the screen has been looked at long enough. */
  next(): void {
    clearTimeout(this.timer)
    this.left = this.since = 0
    this.paused = false
    this.arm()
    this.screen.changed()
  }

  private drop(): M[] {
    const rest = this.waiting
    this.waiting = []
    this.era++
    this.running = this.paused = false
    clearTimeout(this.timer)
    this.wake?.()
    return rest
  }

  private async run(): Promise<void> {
    const era = this.era
    this.running = true
    this.screen.changed()
    while (this.waiting.length > 0) {
      const moment = this.waiting[0] as M
      await this.screen.lead(moment)
      if (era !== this.era) return
      this.waiting.shift()
      this.screen.show(moment)
      // Read anew each time: whoever changes the speed sees it at once.
      await this.rest(moment.time * this.factor())
      if (era !== this.era) return
      if (this.screen.speed() === 0) return this.skip()
    }
    this.running = false
    this.screen.changed()
  }

  private factor(): number {
    const speed = this.screen.speed()
    const left = this.waiting.reduce((sum, moment) => sum + moment.time, 0) * speed
    return speed * Math.max(HURRY, Math.min(1, LAG / Math.max(left, 1)))
  }

  private rest(time: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
      this.left = time
      this.since = Date.now()
      if (time <= 0 && !this.paused) resolve()
      else this.arm()
    })
  }

  private arm(): void {
    this.since = Date.now()
    if (!this.paused) this.timer = setTimeout(() => this.wake?.(), Math.max(0, this.left))
  }
}
