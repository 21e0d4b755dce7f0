import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// During development: the server, as started by `fittest serve`.
const SERVER = process.env['FITTEST_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/fittest/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
