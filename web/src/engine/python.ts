/** Python in a worker, from the files that the build has put together. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import createPyodideModule from 'pyodide/pyodide.asm.mjs'

const FILES = import.meta.glob<string>('../../generated/engine/*.bin', { query: '?url', import: 'default', eager: true })
const addressOf = (name: string): string => {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.bin`))
  if (!found) throw new Error('this client was built without the engine')
  return new URL(found[1], import.meta.url).href
}

/** Without `'wasm-unsafe-eval'` in the content policy Pyodide would wait for ever. */
const PATIENCE = 90_000

async function unpacked(address: string, onread: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`)
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        onread(chunk.byteLength)
        controller.enqueue(chunk)
      },
    }),
  )
  return await new Response(counted.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)).arrayBuffer()
}

/** `onprogress` hears how many bytes have been read. */
export async function loadPython(onprogress: (bytes: number) => void): Promise<PyodideAPI> {
  let read = 0
  const load = (name: string) => unpacked(addressOf(name), (bytes) => onprogress((read += bytes)))
  const [runtime, stdlib, packages] = await Promise.all(['runtime', 'stdlib', 'packages'].map(load)) as [ArrayBuffer, ArrayBuffer, ArrayBuffer]
  // Pyodide asks for its files by these names; here they are at hand.
  const HERE = 'https://engine.invalid/'
  const files: Record<string, [ArrayBuffer, string]> = {
    'pyodide.asm.wasm': [runtime, 'application/wasm'],
    'python_stdlib.zip': [stdlib, 'application/zip'],
  }
  const fetch_ = self.fetch
  self.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input).replace(HERE, '')
    const found = files[name]
    return found ? Promise.resolve(new Response(found[0], { headers: { 'content-type': found[1] } })) : fetch_(input, init)
  }
  try {
    const booting = loadPyodide({ indexURL: HERE, createPyodideModule, lockFileContents: EMPTY, checkAPIVersion: false } as Parameters<typeof loadPyodide>[0])
    const python = await Promise.race([booting, late()])
    python.unpackArchive(packages, 'zip', { extractDir: python.runPython('import site; site.getsitepackages()[0]') as string })
    return python
  } finally {
    self.fetch = fetch_
  }
}

/** No package is ever asked of an index. */
const EMPTY = JSON.stringify({ info: __PYODIDE__, packages: {} })

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('the engine did not start')), PATIENCE))
}
