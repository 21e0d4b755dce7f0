/** Tables of the page itself: the same rooms and the same service as on a server, in a worker. */
import type { Card, Problem, Ruleset, ServerMessage, Welcome } from '../api/types'
import { listed } from '../engine/database'
import { engine } from '../engine/engine.svelte'
import { say, t } from '../lib/words.svelte'
import { Refusal } from './refusal'
import type { Transport } from './transport'

/** No table of a server is called so. */
export const isLocal = (id: string): boolean => id.startsWith('0')

const FILES = import.meta.glob<string>('../../generated/engine/*.json', { query: '?url', import: 'default', eager: true })
const documents = new Map<string, Promise<unknown>>()

/** What the build has written down of the rules, so that the engine need not be loaded for it. */
function written<T>(name: string): Promise<T> {
  const address = FILES[`../../generated/engine/${name}.json`]
  if (!address) return Promise.reject(new Refusal(503, inWords({ key: 'web-engine-missing', args: {}, text: '' })))
  let found = documents.get(name)
  if (!found) {
    found = fetch(address).then((answer) => answer.json() as Promise<unknown>)
    found.catch(() => documents.delete(name))
    documents.set(name, found)
  }
  return found as Promise<T>
}

interface Rules {
  welcome: Welcome
  rulesets: Ruleset[]
}

/** The engine sends keys and arguments; the words are the page's. */
const inWords = (problem: Problem): Problem => ({ ...problem, text: say(problem) })

async function call<T>(name: string, ...args: unknown[]): Promise<T> {
  const body = await engine.call(name, args)
  if (body === null) throw new Refusal(503, inWords({ key: 'web-engine-broken', args: {}, text: '' }))
  if (!body.startsWith('!')) return JSON.parse(body) as T
  const failed = JSON.parse(body.slice(1)) as { status: number; error: Problem }
  throw new Refusal(failed.status, inWords(failed.error))
}

function told(body: string): ServerMessage {
  const message = JSON.parse(body) as ServerMessage
  if (message.type === 'refused' || message.type === 'closed') return { ...message, error: inWords(message.error) }
  return message
}

const needsServer = () => Promise.reject(new Refusal(409, { key: 'web-needs-server', args: {}, text: t('web-needs-server') }))

export const page: Transport = {
  welcome: async () => (await written<Rules>('rules')).welcome,
  rulesets: async () => (await written<Rules>('rules')).rulesets,
  cards: async (ruleset, switches = {}) => {
    const known = Object.keys(switches).length === 0 ? (await written<Record<string, Card[]>>('cards'))[ruleset] : undefined
    return known ?? call<Card[]>('cards', ruleset, switches)
  },
  open: (token) => call('open', token),
  forget: () => Promise.resolve(),
  mine: listed,
  publicTables: () => Promise.resolve([]),
  create: (wanted) => call('create', wanted),
  sit: needsServer,
  devices: needsServer,
  addDevice: needsServer,
  dropDevices: needsServer,
  look: (id, seat) => call('look', id, seat),
  subscribe: (id, seat, listener) => {
    const line = engine.subscribe(id, seat, (body) => listener.hear(told(body)), listener.lost)
    return { send: (message) => line.say(JSON.stringify(message)), close: line.close }
  },
  say: (id, seat, message) => call('say', id, seat, message),
  why: async (id, seat, text) => {
    const { why } = await call<{ why: Problem | null }>('why', id, seat, text)
    return { why: why && inWords(why) }
  },
  replay: (id, seat, step) => call('replay', id, seat, step),
  course: (id) => call('course', id),
  hint: (id, seat) => call('hint', id, seat),
  review: (id) => call('review', id),
  // Everybody is at this device already.
  fork: (id, seat, step, how = {}) => call('fork', id, seat, { step, ...how }),
  takeAway: needsServer,
  goOn: (taken) => call('go_on', taken),
  rematch: (id) => call('rematch', id),
  follow: () => Promise.reject(new Error('nobody is invited from a table of this device')),
  record: (id) => call('record', id),
  report: (id, seat) => call('report', id, seat),
  remove: (id) => call('remove', id),
}
