/** The address after `#`: a screen, and what it shows. */
export interface Route {
  screen: string
  id: string
  query: URLSearchParams
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [screen = '', ...rest] = path.split('/')
  return { screen: screen || 'home', id: decodeURIComponent(rest.join('/')), query: new URLSearchParams(query) }
}

class Router {
  now = $state<Route>(parse(location.hash))
  /** The address of the table that was on the screen before; empty if it was none. */
  table = $state('')

  constructor() {
    addEventListener('hashchange', (event) => {
      const { hash } = new URL(event.oldURL)
      this.table = parse(hash).screen === 'table' ? hash : ''
      this.now = parse(location.hash)
      scrollTo(0, 0)
    })
  }
}

export const router = new Router()

export function go(hash: string, replace = false): void {
  if (replace) location.replace(hash)
  else location.hash = hash
}

export function tableAddress(id: string, seat: number | null): string {
  return `#/table/${id}${seat === null ? '' : `?seat=${seat}`}`
}

export function replayAddress(id: string, seat: number | null, step: number): string {
  return `#/replay/${id}?step=${step}${seat === null ? '' : `&seat=${seat}`}`
}
