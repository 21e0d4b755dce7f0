/** The client as an app: kept by the service worker, installed if wanted, with new versions on offer. */
import { served } from '../transport/reach.svelte'

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

const HOUR = 3_600_000

class AppState {
  /** A new version waits to be wanted. */
  waiting = $state.raw<ServiceWorker | null>(null)
  /** The browser would install it. */
  installable = $state.raw<InstallEvent | null>(null)
  private registration: ServiceWorkerRegistration | null = null

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.installable = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.installable = null))
  }

  /** Call it when the page is there: what is kept is fetched after what is shown. */
  async register(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      const found = await navigator.serviceWorker.register(served ? './sw.js' : './sw.js?whole')
      this.registration = found
      const offer = () => {
        // The very first one has nothing to replace.
        if (found.waiting && navigator.serviceWorker.controller) this.waiting = found.waiting
      }
      offer()
      found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', offer))
      setInterval(() => void found.update().catch(() => {}), HOUR)
    } catch (error) {
      // Private windows and pages without https keep nothing; they play all the same.
      console.info(String(error))
    }
  }

  switchOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('switch')
  }

  /** Have the engine at hand for when the connection drops. */
  keepEngine(): void {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    if (!saving) this.registration?.active?.postMessage('engine')
  }

  async install(): Promise<void> {
    await this.installable?.prompt()
    this.installable = null
  }
}

export const app = new AppState()
