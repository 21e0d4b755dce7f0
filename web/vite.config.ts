import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
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

/** Texts that no page shows: those of the operator's commands, of reports and of the full-screen terminal. */
const ELSEWHERE = new Set(['admin.ftl', 'report.ftl', 'screen.ftl'])
/** Texts of the home screen, which is there before the others are fetched. */
const HOME = new Set(['client.ftl', 'client-page.ftl', 'characters.ftl'])
const NAMES_OF_GAMES = 'ruleset-'

/** The messages of a language: those of the home screen, and the others. */
function textsOf(folder: string): { home: string; others: string } {
  const texts: { home: string[]; others: string[] } = { home: [], others: [] }
  for (const name of readdirSync(folder).sort())
    if (!ELSEWHERE.has(name))
      for (const message of readFileSync(join(folder, name), 'utf8').split(/^(?=[a-z#])/m))
        if (!message.startsWith('#')) texts[HOME.has(name) || message.startsWith(NAMES_OF_GAMES) ? 'home' : 'others'].push(message)
  return { home: texts.home.join(''), others: texts.others.join('') }
}

/** What our texts are written with, and what people type. */
function charactersUsed(): string {
  const written = readdirSync(LOCALES).flatMap((language) => Object.values(textsOf(join(LOCALES, language)))).join('')
  const typed = Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at).concat(Array.from({ length: 0x40 }, (_, at) => 0x410 + at))
  return [...new Set(written + String.fromCodePoint(...typed))].join('')
}

/** What of the fonts we use: figures of one width and height, and what belongs to every text. */
const FEATURES = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'tnum']
const WEIGHTS = { alegreya: 700, nunito: { min: 400, max: 800 } }

/**
 * Leaves in the fonts of both alphabets what is used, half of their bytes, as `generated/fonts/<family>.css`: written
 * before the build, so that the names of the files tell their content.
 */
function fonts(): Plugin {
  return {
    name: 'fonts',
    config: async () => {
      const characters = charactersUsed()
      const target = resolve(import.meta.dirname, 'generated/fonts')
      mkdirSync(target, { recursive: true })
      for (const [family, wght] of Object.entries(WEIGHTS)) {
        const source = resolve(import.meta.dirname, 'node_modules/@fontsource-variable', family)
        const css = readFileSync(join(source, 'wght.css'), 'utf8')
        for (const [, name] of css.matchAll(/files\/([\w-]+\.woff2)/g)) {
          if (!name) continue
          const whole = readFileSync(join(source, 'files', name))
          const cut = /-(latin|cyrillic)-wght/.test(name)
          const body = cut ? await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES, noHinting: true }) : whole
          writeFileSync(join(target, name), body)
        }
        writeFileSync(join(target, `${family}.css`), css.replaceAll('./files/', './'))
      }
    },
  }
}

/** Puts the texts of a language into two files, `generated/<language>-home.ftl` and `generated/<language>.ftl`. */
function texts(): Plugin {
  return {
    name: 'texts',
    config: () => {
      const generated = resolve(import.meta.dirname, 'generated')
      mkdirSync(generated, { recursive: true })
      for (const language of readdirSync(LOCALES)) {
        const { home, others } = textsOf(join(LOCALES, language))
        writeFileSync(join(generated, `${language}-home.ftl`), home)
        writeFileSync(join(generated, `${language}.ftl`), others)
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
  plugins: [svelte(), texts(), fonts(), offline(), compress()],
  // It may be served under any path.
  base: './',
  build: { outDir: '../src/fittest/server/static', emptyOutDir: true, target: 'es2022' },
  // The puzzles are part of the package.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
})
