/** The worker in which bots think, so that no table waits for them. */
import type { FromBots, Thought } from './messages'
import { loadPython } from './python'

const post = (message: FromBots) => self.postMessage(message)

type Think = (name: string, body: string) => string

async function load(): Promise<Think> {
  const python = await loadPython(() => {})
  return python.runPython('from fittest.page.bots import think; think') as Think
}

export function serveThoughts(): void {
  const loading = load()
  loading.then(
    () => post({ kind: 'ready' }),
    (error: unknown) => post({ kind: 'broken', why: String(error) }),
  )
  self.onmessage = async (event: MessageEvent<Thought>) => {
    const { id, name, body } = event.data
    const think = await loading
    post({ kind: 'thought', id, body: think(name, body) })
  }
}
