/** The worker that has the tables of this page. */
import { backing, others } from './database'
import type { FromWorker, ToWorker } from './messages'
import { loadPython } from './python'
import { Bots } from './thinking'

interface Service {
  call: (name: string, body: string) => Promise<string>
  subscribe: (line: number, table: string, seat: number | undefined) => void
  unsubscribe: (line: number) => void
  hear: (line: number, body: string) => Promise<void>
  changed: (table: string, seq: number) => void
}
type MakeService = (store: typeof backing, ask: Bots['ask'], tell: (line: number, body: string) => void) => Service

const post = (message: FromWorker) => self.postMessage(message)
const bots = new Bots()

async function open(): Promise<Service> {
  const python = await loadPython((bytes) => post({ kind: 'progress', part: bytes / __ENGINE_BYTES__ }))
  // The second one begins when the first has been read: then its files are in the cache.
  bots.start()
  const make = python.runPython('from fittest.page.service import PageService; PageService') as MakeService
  return make(backing, (name, body, seconds) => bots.ask(name, body, seconds), (line, body) => post({ kind: 'told', line, body }))
}

export function serveTables(): void {
  const opening = open()
  opening.then(
    (service) => {
      post({ kind: 'ready' })
      others.onmessage = (event: MessageEvent<[string, number]>) => service.changed(...event.data)
    },
    (error: unknown) => post({ kind: 'broken', why: String(error) }),
  )
  self.onmessage = async (event: MessageEvent<ToWorker>) => {
    const message = event.data
    const service = await opening
    if (message.kind === 'call') post({ kind: 'result', id: message.id, body: await service.call(message.name, message.body) })
    else if (message.kind === 'subscribe') service.subscribe(message.line, message.table, message.seat ?? undefined)
    else if (message.kind === 'say') await service.hear(message.line, message.body)
    else service.unsubscribe(message.line)
  }
}
