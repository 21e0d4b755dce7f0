/** Which lessons this browser has seen through to the end. */
const PLACE = 'fittest.lessons'

export function lessonsDone(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[]
  } catch {
    return []
  }
}

export function markDone(id: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...new Set([...lessonsDone(), id])]))
  } catch {
    // Then it is not remembered.
  }
}
