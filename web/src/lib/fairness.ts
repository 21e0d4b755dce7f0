/** Did a table deal what it had promised? A promise counts that this browser saw before the game was over. */
import type { Deal } from '../api/types'
import { sha256 } from './sha256'

export type Verdict = 'kept' | 'broken' | 'late'

const seen = new Map<string, string>()
const place = (id: string) => `fittest.deal.${id}`

/** The first promise is remembered, also over a reload; whoever changes it later is found out. */
export function remember(id: string, deal: Deal): void {
  if (!deal.commitment || deal.seed !== null || promiseOf(id) !== null) return
  seen.set(id, deal.commitment)
  try {
    localStorage.setItem(place(id), deal.commitment)
  } catch {
    // Until the page is closed it is remembered all the same.
  }
}

function promiseOf(id: string): string | null {
  try {
    return seen.get(id) ?? localStorage.getItem(place(id))
  } catch {
    return null
  }
}

/** Null while there is nothing to check. */
export async function verdictOf(id: string, deal: Deal): Promise<Verdict | null> {
  if (deal.commitment === null || deal.seed === null || deal.salt === null) return null
  const promised = promiseOf(id)
  const found = await sha256(`fittest-deal-1\n${deal.seed}\n${deal.salt}`)
  if (found !== deal.commitment || (promised !== null && promised !== found)) return 'broken'
  return promised === null ? 'late' : 'kept'
}
