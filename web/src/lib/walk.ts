/** Arrow keys walk from thing to thing, in the direction in which they lie. */
const DIRECTIONS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** True if the focus has moved. */
export function walk(key: string): boolean {
  const direction = DIRECTIONS[key]
  const here = document.activeElement
  if (!direction) return false
  const pieces = [...document.querySelectorAll<HTMLElement>('.piece[data-thing]')]
  if (!here?.matches('.piece[data-thing]')) {
    pieces[0]?.focus()
    return pieces.length > 0
  }
  const [x, y] = middle(here)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const piece of pieces) {
    if (piece === here) continue
    const [sx, sy] = middle(piece)
    const along = (sx - x) * direction[0] + (sy - y) * direction[1]
    const aside = Math.abs((sx - x) * direction[1]) + Math.abs((sy - y) * direction[0])
    if (along > 4 && along + aside * 2 < least) {
      least = along + aside * 2
      best = piece
    }
  }
  best?.focus()
  return best !== null
}

/** To the next thing that is lit, from the one that has the focus; then to the buttons, of which the first may be to pass. */
export function walkLit(): void {
  const lit = ['.piece.lit', '.moves .move'].flatMap((kind) => [...document.querySelectorAll<HTMLElement>(kind)])
  const at = lit.indexOf(document.activeElement as HTMLElement)
  lit[(at + 1) % lit.length]?.focus()
}
