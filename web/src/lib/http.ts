/** The server's HTTP side. A refusal is thrown as `Refusal`, in the words of the user's language. */
import type { Card, ClientMessage, Created, DeviceCode, Devices, Done, Grant, Hint, Link, MyTable, Problem, ReplayStep, ReviewState, Ruleset, Settings, Snapshot, TableSummary, Welcome } from '../api/types'
import { randomText } from './random'
import { say, words } from './words.svelte'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? String(status))
  }
}

/** What went wrong, in the language of the moment. */
export function told(error: unknown): string {
  if (error instanceof Refusal && error.problem) return say(error.problem)
  return error instanceof Error ? error.message : String(error)
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mark = path.includes('?') ? '&' : '?'
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(`/api/${path}${mark}lang=${words.language}`, init)
  const document = (await answer.json().catch(() => null)) as T & { error?: Problem }
  if (!answer.ok) throw new Refusal(answer.status, document?.error ?? null)
  return document
}

const seatQuery = (seat: number | null) => (seat === null ? '' : `seat=${seat}&`)

export const http = {
  welcome: () => call<Welcome>('GET', 'welcome'),
  rulesets: () => call<Ruleset[]>('GET', 'rulesets'),
  cards: (ruleset: string, switches: Settings['switches'] = {}) =>
    call<Card[]>('GET', `rulesets/${encodeURIComponent(ruleset)}/cards?${Object.entries(switches).map((pair) => `set=${encodeURIComponent(pair.join('='))}`).join('&')}`),
  /** One tab after the other: the cookie that the first is given lets the second in, too. */
  open: async (token: string): Promise<Grant> => {
    const work = () => call<Grant>('POST', 'session', { token, claim: claim() })
    return 'locks' in navigator ? await navigator.locks.request('fittest.open', work) : await work()
  },
  forget: () => call<unknown>('DELETE', 'session'),
  mine: () => call<MyTable[]>('GET', 'mine'),
  publicTables: () => call<TableSummary[]>('GET', 'tables'),
  create: (what: { settings?: Partial<Settings>; record?: unknown; scenario?: unknown; start?: boolean }) =>
    call<Created>('POST', 'tables', what),
  sit: (id: string, seat: number | null) => call<Grant>('POST', `tables/${id}/sit?${seatQuery(seat)}`),
  devices: (id: string, seat: number) => call<Devices>('GET', `tables/${id}/devices?seat=${seat}`),
  addDevice: (id: string, seat: number) => call<DeviceCode>('POST', `tables/${id}/devices?seat=${seat}`),
  dropDevices: (id: string, seat: number) => call<Devices>('DELETE', `tables/${id}/devices?seat=${seat}`),
  look: (id: string, seat: number | null) => call<Snapshot>('GET', `tables/${id}?${seatQuery(seat)}`),
  say: (id: string, seat: number | null, message: ClientMessage) => call<Done>('POST', `tables/${id}/messages?${seatQuery(seat)}`, message),
  why: (id: string, seat: number | null, text: string) =>
    call<{ why: Problem | null }>('GET', `tables/${id}/why?${seatQuery(seat)}text=${encodeURIComponent(text)}`),
  replay: (id: string, seat: number | null, step: number) =>
    call<ReplayStep>('GET', `tables/${id}/replay?${seatQuery(seat)}step=${step}`),
  hint: (id: string, seat: number) => call<Hint>('GET', `tables/${id}/hint?seat=${seat}`),
  review: (id: string) => call<ReviewState>('GET', `tables/${id}/review`),
  fork: (id: string, seat: number | null, step: number) => call<Created>('POST', `tables/${id}/fork?${seatQuery(seat)}`, { step }),
  rematch: (id: string) => call<{ id: string }>('POST', `tables/${id}/rematch`),
}

/** What this browser shows again if it did not hear that a link had let it in. */
function claim(): string {
  const place = 'fittest.claim'
  try {
    const made = localStorage.getItem(place) ?? randomText()
    localStorage.setItem(place, made)
    return made
  } catch {
    return randomText()
  }
}

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
    if (own) await http.open(link.token)
  }
}
