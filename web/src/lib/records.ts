/** Games in a file: one record as JSON, or one a line, as arena, simulate, lab and train keep them. */
export interface SavedGame {
  record: object
  /** Its number in the file, from 1 on. */
  number: number
  ruleset: string
  bots: string[]
  scores: number[]
}

/** How many are offered; a file of the lab may hold a hundred thousand. */
export const MOST = 500

export function recordsIn(text: string): SavedGame[] {
  const whole = parsed(text)
  if (whole) return isRecord(whole) ? [saved(whole, 1)] : []
  const games: SavedGame[] = []
  let number = 0
  for (const line of text.split('\n')) {
    if (!line.trim()) continue
    const data = parsed(line)
    if (!data) return []
    // The first line of an arena's file says what it is.
    if (!isRecord(data)) continue
    number += 1
    games.push(saved(data, number))
    if (games.length === MOST) break
  }
  return games
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const data = JSON.parse(text) as unknown
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isRecord(data: Record<string, unknown>): boolean {
  return Array.isArray(data.answers)
}

function saved(data: Record<string, unknown>, number: number): SavedGame {
  const bots = Array.isArray(data.bots) ? data.bots.map(String) : []
  const scores = Array.isArray(data.scores) ? data.scores.map(Number) : []
  return { record: data, number, ruleset: String(data.ruleset), bots, scores }
}
