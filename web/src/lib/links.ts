/** The secret links of tables that this browser has made. */
import type { Created, Link } from '../api/types'
import { api } from '../transport'

/** Secret links are told once; the browser that made the table keeps them. */
const place = (id: string) => `fittest.links.${id}`

export function linksOf(id: string): Link[] {
  try {
    return JSON.parse(localStorage.getItem(place(id)) ?? '[]') as Link[]
  } catch {
    return []
  }
}

export function keepLinks(id: string, links: readonly Link[]): void {
  const same = (a: Link, b: Link) => a.role === b.role && a.seat === b.seat
  const kept = linksOf(id).filter((old) => !links.some((link) => same(old, link)))
  try {
    localStorage.setItem(place(id), JSON.stringify([...kept, ...links]))
  } catch {
    // Then the links are shown only now.
  }
}

/** Opens the host's link and those of the seats named. */
export async function openOwn(created: Created, seats: readonly number[]): Promise<void> {
  keepLinks(created.id, created.links)
  for (const link of created.links) {
    const own = link.role === 'host' || (link.role === 'seat' && seats.includes(link.seat ?? -1))
    if (own) await api.open(link.token)
  }
}
