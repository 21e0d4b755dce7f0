/** Everything the client asks of tables goes through `api`, which knows whose table it is. */
import { reach, served } from './reach.svelte'
import { server } from './socket'
import type { Transport } from './transport'
import { engine } from '../engine/engine.svelte'
import { isLocal, page } from './worker'

export { reach, served } from './reach.svelte'
export { Refusal, told } from './refusal'
export { isLocal } from './worker'

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/
const host = served ? server : page
const at = (id: string): Transport => (isLocal(id) ? page : server)

/** Without a connection the rules are known all the same. */
async function or<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  if (!served) return otherwise()
  try {
    const found = await ask()
    reach.server = true
    return found
  } catch (error) {
    // No answer at all; a page without the engine has nothing else to say.
    if (!(error instanceof TypeError) || !engine.here) throw error
    reach.server = false
    return otherwise()
  }
}

export const api: Transport = {
  welcome: async () => {
    const hello = await or(server.welcome, page.welcome)
    if (hello.address && LOOPBACK.test(location.hostname)) reach.address = hello.address
    return hello
  },
  expansions: async () => (served ? ((await server.expansions?.()) ?? []) : []),
  rulesets: () => or(server.rulesets, page.rulesets),
  cards: (ruleset, switches) => or(() => server.cards(ruleset, switches), () => page.cards(ruleset, switches)),
  open: (token) => at(token).open(token),
  forget: host.forget,
  mine: async () => {
    const [own, others] = await Promise.all([page.mine().catch(() => []), or(server.mine, () => Promise.resolve([]))])
    return [...own, ...others].sort((a, b) => b.table.touched - a.table.touched)
  },
  publicTables: () => or(server.publicTables, page.publicTables),
  create: (wanted, local = !reach.server) => (local ? page : server).create(wanted),
  sit: (id, seat) => at(id).sit(id, seat),
  devices: (id, seat) => at(id).devices(id, seat),
  addDevice: (id, seat) => at(id).addDevice(id, seat),
  dropDevices: (id, seat) => at(id).dropDevices(id, seat),
  look: (id, seat) => at(id).look(id, seat),
  subscribe: (id, seat, listener) => at(id).subscribe(id, seat, listener),
  say: (id, seat, message) => at(id).say(id, seat, message),
  why: (id, seat, text) => at(id).why(id, seat, text),
  replay: (id, seat, step) => at(id).replay(id, seat, step),
  course: (id, seat) => at(id).course(id, seat),
  hint: (id, seat) => at(id).hint(id, seat),
  review: (id) => at(id).review(id),
  fork: (id, seat, step, how) => at(id).fork(id, seat, step, how),
  takeAway: (id, seat) => at(id).takeAway(id, seat),
  goOn: page.goOn,
  rematch: (id) => at(id).rematch(id),
  follow: (id, to) => at(id).follow(id, to),
  record: (id) => at(id).record(id),
  report: (id, seat) => at(id).report(id, seat),
  remove: (id) => at(id).remove(id),
}
