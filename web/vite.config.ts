import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// During development: the server, as started by `fittest serve`.
const SERVER = process.env['FITTEST_SERVER'] ?? 'http://127.0.0.1:8000'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

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

export default defineConfig({
  plugins: [svelte(), compress()],
  build: { outDir: '../src/fittest/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
