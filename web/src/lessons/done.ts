/** What this browser has seen through to the end: ids, kept in a place of their own for each kind. */
export const LESSONS_DONE = 'fittest.lessons'
export const PUZZLES_DONE = 'fittest.puzzles'
/** Solved with the first answer. */
export const PUZZLES_AT_ONCE = 'fittest.puzzles.at-once'

export function doneIn(place: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as string[]
  } catch {
    return []
  }
}

export function markDone(place: string, id: string): void {
  try {
    localStorage.setItem(place, JSON.stringify([...new Set([...doneIn(place), id])]))
  } catch {
    // Then it is not remembered.
  }
}
