/** A new table that goes on from a moment of a finished game: oneself at a seat, bots at all others. */
import { api } from '../transport'
import { openOwn } from './links'
import { randomText } from './random'
import { go, tableAddress } from './route.svelte'

const RIVALS = 'quick'

export async function tryFrom(id: string, seat: number, step: number, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, place) => (place === seat ? { kind: 'person' as const } : { kind: 'bot' as const, level: RIVALS }))
  const created = await api.fork(id, null, step, { settings: { seats } })
  await openOwn(created, [seat])
  await api.say(created.id, seat, { type: 'start', id: randomText() })
  go(tableAddress(created.id, seat))
}
