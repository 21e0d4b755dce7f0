/** Short messages at the edge, also read aloud. */
export interface Toast {
  id: number
  text: string
  kind: 'info' | 'why'
}

let last = 0

class Toasts {
  list = $state<Toast[]>([])

  show(text: string, kind: Toast['kind'] = 'info'): void {
    const id = ++last
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { id, text, kind }]
    setTimeout(() => this.drop(id), 4500 + text.length * 30)
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  problem(error: unknown): void {
    const text = typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : error instanceof Error ? error.message : String(error)
    this.show(text, 'why')
  }
}

export const toasts = new Toasts()
