/** A small seeded generator, so that the same id always looks the same. */
export type Chance = () => number

export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(from: readonly T[], chance: Chance): T {
  return from[Math.floor(chance() * from.length)] as T
}

export function between(least: number, most: number, chance: Chance): number {
  return least + (most - least) * chance()
}

/** A number for a path: short, and the same on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
