/** Tables of a server: HTTP, and a web socket for each table that is open. */
import type { Card, ClientMessage, Course, Created, DeviceCode, Devices, Done, Expansion, Grant, Hint, MyTable, Problem, ReplayStep, ReviewState, Ruleset, ServerMessage, Settings, Snapshot, TableSummary, TakeAway, Welcome } from '../api/types'
import { randomText } from '../lib/random'
import { words } from '../lib/words.svelte'
import { Refusal } from './refusal'
import type { Line, Listener, Transport, Wanted } from './transport'

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

export const server: Transport = {
  welcome: () => call<Welcome>('GET', 'welcome'),
  rulesets: () => call<Ruleset[]>('GET', 'rulesets'),
  expansions: () => call<Expansion[]>('GET', 'expansions'),
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
  create: (wanted: Wanted) => call<Created>('POST', 'tables', wanted),
  sit: (id: string, seat: number | null) => call<Grant>('POST', `tables/${id}/sit?${seatQuery(seat)}`),
  devices: (id: string, seat: number) => call<Devices>('GET', `tables/${id}/devices?seat=${seat}`),
  addDevice: (id: string, seat: number) => call<DeviceCode>('POST', `tables/${id}/devices?seat=${seat}`),
  dropDevices: (id: string, seat: number) => call<Devices>('DELETE', `tables/${id}/devices?seat=${seat}`),
  look: (id: string, seat: number | null) => call<Snapshot>('GET', `tables/${id}?${seatQuery(seat)}`),
  subscribe,
  say: (id: string, seat: number | null, message: ClientMessage) => call<Done>('POST', `tables/${id}/messages?${seatQuery(seat)}`, message),
  why: (id: string, seat: number | null, text: string) =>
    call<{ why: Problem | null }>('GET', `tables/${id}/why?${seatQuery(seat)}text=${encodeURIComponent(text)}`),
  replay: (id: string, seat: number | null, step: number) =>
    call<ReplayStep>('GET', `tables/${id}/replay?${seatQuery(seat)}step=${step}`),
  course: (id: string, seat: number | null) => call<Course>('GET', `tables/${id}/course?${seatQuery(seat)}`),
  hint: (id: string, seat: number) => call<Hint>('GET', `tables/${id}/hint?seat=${seat}`),
  review: (id: string) => call<ReviewState>('GET', `tables/${id}/review`),
  fork: (id, seat, step, how = {}) => call<Created>('POST', `tables/${id}/fork?${seatQuery(seat)}`, { step, ...how }),
  takeAway: (id: string, seat: number) => call<TakeAway>('GET', `tables/${id}/take-away?seat=${seat}`),
  goOn: () => Promise.reject(new Error('a server has the game already')),
  follow: (id: string, to: string) => call<{ id: string }>('POST', `tables/${id}/follow?to=${to}`),
  rematch: (id: string) => call<{ id: string }>('POST', `tables/${id}/rematch`),
  record: (id: string) => call<unknown>('GET', `tables/${id}/record`),
  remove: (id: string) => call<unknown>('DELETE', `mine/${id}`),
  report: (id: string, seat: number | null) => call<unknown>('GET', `tables/${id}/report?${seatQuery(seat)}`),
}

function subscribe(id: string, seat: number | null, listener: Listener): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket?${seatQuery(seat)}beats=true&lang=${words.language}`)
  socket.onmessage = (event) => listener.hear(JSON.parse(String(event.data)) as ServerMessage)
  socket.onclose = () => listener.lost()
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => {
      socket.onclose = null
      socket.close()
    },
  }
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
