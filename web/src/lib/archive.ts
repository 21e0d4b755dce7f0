/** Games that this browser has put aside. */
const PLACE = 'fittest.archived'

export function archived(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[]
  } catch {
    return []
  }
}

export function archive(id: string, on: boolean): string[] {
  const kept = archived().filter((one) => one !== id)
  const now = on ? [...kept, id] : kept
  try {
    localStorage.setItem(PLACE, JSON.stringify(now))
  } catch {
    // Then it is in sight again next time.
  }
  return now
}
