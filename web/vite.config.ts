import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import pyodide from 'pyodide/pyodide-lock.json' with { type: 'json' }

// During development: the server, as started by `fittest serve`.
const SERVER = process.env['FITTEST_SERVER'] ?? 'http://127.0.0.1:8000'

const TEXT = /\.(js|css|html|svg|json|ftl|webmanifest)$/
const LOCALES = resolve(import.meta.dirname, '../src/fittest/locales')

/** Writes what the server sends to browsers that can unpack it, beside the plain files. */
function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))) {
        const path = join(folder, name)
        const plain = readFileSync(path)
        for (const [suffix, packed] of [['.br', brotliCompressSync(plain)], ['.gz', gzipSync(plain, { level: 9 })]] as const)
          if (packed.length < plain.length) writeFileSync(path + suffix, packed)
      }
    },
  }
}

/** Writes the service worker: the client by its files, and the engine, which is kept only where it is needed. */
function offline(): Plugin {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, name)).isFile() && !/^sw\.js|\.(br|gz)$/.test(name))
        .map((name) => name.split(sep).join('/'))
        .sort()
      const digest = createHash('sha256')
      for (const name of files) digest.update(name).update(readFileSync(join(folder, name)))
      const ofEngine = (name: string) => /\.bin$|engine\.worker/.test(name)
      const source = readFileSync(resolve(import.meta.dirname, 'src/service-worker.js'), 'utf8')
      const parts: Record<string, string> = {
        __VERSION__: digest.digest('hex').slice(0, 16),
        __SHELL__: JSON.stringify(files.filter((name) => !ofEngine(name))),
        __ENGINE__: JSON.stringify(files.filter(ofEngine)),
      }
      writeFileSync(join(folder, 'sw.js'), source.replace(/__[A-Z]+__/g, (name) => parts[name] ?? name))
    },
  }
}

/** Puts all texts of a language into one file, `generated/<language>.ftl`. */
function texts(): Plugin {
  return {
    name: 'texts',
    config: () => {
      const generated = resolve(import.meta.dirname, 'generated')
      mkdirSync(generated, { recursive: true })
      for (const language of readdirSync(LOCALES)) {
        const folder = join(LOCALES, language)
        const parts = readdirSync(folder).sort().map((name) => readFileSync(join(folder, name), 'utf8'))
        writeFileSync(join(generated, `${language}.ftl`), parts.join('\n'))
      }
    },
  }
}

/** The runtime is handed to Pyodide by `python.ts`, compressed: it is not to be bundled once more as it is. */
function handedOver(): Plugin {
  return {
    name: 'handed-over',
    enforce: 'pre',
    transform: (code, id) => (id.includes('pyodide.asm.mjs') ? code.replace('new URL("pyodide.asm.wasm",import.meta.url).href', '"pyodide.asm.wasm"') : null),
  }
}

/** How large the engine is that `hatch_engine.py` has put together; 0 if it was left out. */
function engineBytes(): number {
  const folder = resolve(import.meta.dirname, 'generated/engine')
  if (!existsSync(folder)) return 0
  const parts = readdirSync(folder).filter((name) => name.endsWith('.bin'))
  return parts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

export default defineConfig({
  define: { __ENGINE_BYTES__: String(engineBytes()), __PYODIDE__: JSON.stringify(pyodide.info) },
  worker: { format: 'es', plugins: () => [handedOver()] },
  plugins: [svelte(), texts(), offline(), compress()],
  // It may be served under any path.
  base: './',
  build: { outDir: '../src/fittest/server/static', emptyOutDir: true, target: 'es2022' },
  // The puzzles are part of the package.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
})
