/**
 * Keeps the client in the browser, so that it opens without a connection. A new version is fetched beside the old
 * one and waits until the page says that it is wanted. The build puts in what there is to keep.
 */
const VERSION = '__VERSION__'
const SHELL = __SHELL__
const ENGINE = __ENGINE__

const NAME = `fittest-${VERSION}`
/** On a host that only has files the engine is needed for every game; behind a server, when a page asks for it. */
const WHOLE = new URL(self.location.href).searchParams.has('whole')
const address = (path) => new URL(path, self.registration.scope).href

/** Files with a hash in their name stay what they are: they are copied from an older version, not fetched again. */
async function keep(paths) {
  const cache = await caches.open(NAME)
  for (const path of paths) {
    const wanted = address(path)
    if (await cache.match(wanted)) continue
    const known = path.startsWith('assets/') ? await caches.match(wanted) : undefined
    const found = known ?? (await fetch(wanted, { cache: path.startsWith('assets/') ? 'default' : 'no-cache' }))
    if (!found.ok) throw new Error(`${found.status} ${path}`)
    await cache.put(wanted, found)
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep(WHOLE ? [...SHELL, ...ENGINE] : SHELL)))

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('fittest-') && name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  if (event.data === 'switch') void self.skipWaiting()
  else if (event.data === 'engine') event.waitUntil(keep(ENGINE))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = new URL(request.url)
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  const path = asked.href.slice(self.registration.scope.length).split(/[?#]/)[0]
  const page = request.mode === 'navigate' && (path === '' || path === 'index.html')
  if (!page && !SHELL.includes(path) && !ENGINE.includes(path)) return
  const answer = async () => {
    const cache = await caches.open(NAME)
    const wanted = address(page ? 'index.html' : path)
    const kept = await cache.match(wanted)
    if (kept) return kept
    const found = await fetch(request)
    if (found.ok && ENGINE.includes(path)) await cache.put(wanted, found.clone())
    return found
  }
  event.respondWith(answer())
})
