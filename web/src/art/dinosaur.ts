/** A dinosaur drawn from its genes: horns, fur, parasols, legs and tail grow with them. Pure. */
import { circle, ellipse, line, path, shape, silhouette } from './anatomy'
import { chanceOf, n, pick } from './chance'

export const DINOSAUR_BOX = '0 0 200 130'

export type Genes = Readonly<Record<string, number>>

const EYES = ['#2b2620', '#4a2f1a', '#203a4a']
const GROUND = 118

/** `colour` and `dark` are those of the seat. */
export function drawDinosaur(seat: number, genes: Genes, colour: string, dark: string): string {
  const chance = chanceOf(seat + 101)
  const gene = (name: string) => Math.max(0, genes[name] ?? 0)
  const belly = '#f6ead0'
  const legs = Math.min(6, Math.max(1, gene('leg'))) + 1
  const lift = Math.min(8, gene('leg') * 2)
  const x = 102
  const y = 84 - lift * 0.4
  const rx = 36
  const ry = 22
  const hx = 160
  const hy = 44
  const frill = ellipse(hx - 12, hy - 4, 13, 16, 'transform="rotate(-24 148 40)"')
  const neck = `<path d="${path`M${x + 8} ${y - ry * 0.9} Q${hx - 18} ${y - 18} ${hx - 14} ${hy - 6} L${hx + 2} ${hy + 10} Q${hx - 4} ${y} ${x + rx - 6} ${y + 14}Z`}"/>`
  const head = ellipse(hx, hy, 15, 12) + ellipse(hx + 13, hy + 4, 11, 8)
  const trunk = silhouette(tail(gene('tail'), x, y, rx, ry) + frill + ellipse(x, y, rx, ry) + neck + head, colour, dark, 4)
  return (
    ellipse(x, GROUND + 2, 66, 6, 'fill="#000" opacity=".14"') +
    legRow(legs, x, y, colour, dark, true) +
    trunk +
    ellipse(x + 3, y + ry * 0.5, rx * 0.74, ry * 0.42, `fill="${belly}" opacity=".85"`) +
    tailRings(gene('tail'), x, y, rx, dark) +
    plates(x, y, rx, ry, dark) +
    mutations(gene('mutation'), hx, hy) +
    furOf(gene('fur'), x, y, rx, ry, dark) +
    legRow(legs, x, y, colour, dark, false) +
    horns(gene('horn'), hx, hy, dark) +
    eyes(gene('mutation'), hx, hy, dark, pick(EYES, chance)) +
    line(path`M${hx + 8} ${hy + 8} q7 4 13 -1`, dark, 2) +
    circle(hx + 22, hy + 1, 1.3, `fill="${dark}"`) +
    eggs(gene('egg')) +
    parasols(gene('parasol'), x, y, ry)
  )
}

/** The longer the tail, the more rings it has. */
function tailReach(genes: number): number {
  return Math.min(64, 16 + genes * 10)
}

function tail(genes: number, x: number, y: number, rx: number, ry: number): string {
  const reach = tailReach(genes)
  const left = x - rx + 4
  return `<path d="${path`M${left + 12} ${y - ry * 0.7} Q${left - reach * 0.5} ${y - 8} ${left - reach} ${y - 14 - Math.min(genes, 6) * 3} Q${left - reach * 0.6} ${y + 12} ${left + 10} ${y + ry * 0.7}Z`}"/>`
}

function tailRings(genes: number, x: number, y: number, rx: number, dark: string): string {
  const reach = tailReach(genes)
  const left = x - rx + 4
  let made = ''
  for (let i = 1; i <= Math.min(genes, 6); i++) {
    const k = i / (Math.min(genes, 6) + 1)
    const along = left + 4 - (reach + 4) * k
    const middle = y - 3 - k * k * (8 + Math.min(genes, 6) * 3)
    const half = 9 * (1 - k) + 1.5
    made += path`M${along - 1} ${middle - half * 0.8} q${-2 - half * 0.2} ${half * 0.8} 1.500 ${half * 1.7} `
  }
  return made === '' ? '' : line(made, dark, 2.2, 'opacity=".55"')
}

function legRow(count: number, x: number, y: number, colour: string, dark: string, far: boolean): string {
  const width = count > 4 ? 8 : 11
  let made = ''
  for (let i = 0; i < count; i++) {
    if (i % 2 === (far ? 0 : 1) && count > 2) continue
    if (count <= 2 && far !== (i === 0)) continue
    const lx = x - 24 + (count === 1 ? 24 : (i * 48) / (count - 1)) + (far ? 5 : 0)
    const d = path`M${lx} ${y + 10} L${lx - 1} ${GROUND - 4}`
    made += line(d, dark, width + 4) + line(d, colour, width)
    made += `<g fill="${colour}" stroke="${dark}" stroke-width="2">${ellipse(lx + 2, GROUND - 2, width * 0.72, 4)}</g>`
    made += circle(lx + 6, GROUND - 1.5, 1.2, `fill="${dark}"`) + circle(lx + 2.6, GROUND - 0.6, 1.2, `fill="${dark}"`)
  }
  return far ? `<g class="far-side">${made}</g>` : made
}

function horns(count: number, hx: number, hy: number, dark: string): string {
  let made = ''
  for (let i = Math.min(count, 6) - 1; i >= 0; i--) {
    const bx = hx + 17 - i * 8
    const by = hy - 3 - Math.min(i, 3) * 3
    made += shape(path`M${bx - 5} ${by} Q${bx + 3} ${by - 12} ${bx + 10 - i * 2} ${by - 24} Q${bx + 8} ${by - 8} ${bx + 5} ${by + 2}Z`, '#fdf6e3', `stroke="${dark}" stroke-width="2" stroke-linejoin="round"`)
  }
  return made
}

/** A coat over the back: each gene makes it longer and thicker. */
function furOf(count: number, x: number, y: number, rx: number, ry: number, dark: string): string {
  if (count === 0) return ''
  const thick = Math.min(count, 6)
  const tufts = 5 + thick
  const [from, to] = [-0.94, 0.66]
  const at = (i: number, out: number): [number, number] => {
    const t = from + ((to - from) * i) / tufts
    return [x + rx * t, y - ry * Math.sqrt(1 - t * t) - out]
  }
  let coat = path`M${at(0, 0)[0]} ${at(0, 0)[1]}`
  for (let i = 0; i < tufts; i++) {
    const [tipX, tipY] = at(i + 0.3, 3 + thick)
    const [x1, y1] = at(i + 1, 0.5)
    coat += path` L${tipX - 2} ${tipY} L${x1} ${y1}`
  }
  for (let i = tufts; i > 0; i--) {
    const [tipX, tipY] = at(i - 0.5, 0)
    const [x0, y0] = at(i - 1, 0)
    coat += path` L${tipX - 2} ${tipY + 8 + thick * 2.6 + (i % 2) * 3} L${x0} ${y0 + (i > 1 ? 3 + thick * 1.6 : 0)}`
  }
  let strands = ''
  for (let i = 1; i < tufts; i++) strands += path`M${at(i, -1)[0]} ${at(i, -1)[1]} l-1.500 ${2.5 + thick}`
  return shape(`${coat}Z`, '#efd9a8', `stroke="${dark}" stroke-width="2" stroke-linejoin="round"`) + line(strands, '#b08d52', 1.4)
}

function plates(x: number, y: number, rx: number, ry: number, dark: string): string {
  let made = ''
  for (const t of [-0.5, -0.1, 0.3]) made += circle(x + rx * t, y - ry * 0.3, 4.4, `fill="${dark}" opacity=".26"`)
  return made
}

/** Odd spots down the neck. */
function mutations(count: number, hx: number, hy: number): string {
  let made = ''
  for (let i = 0; i < Math.min(count, 6); i++) made += circle(hx - 12 + (i % 2) * 8 - i * 2.4, hy + 12 + i * 5.6, 3.4, 'fill="#7fe0b0" stroke="#14543a" stroke-width="1.4"')
  return made
}

function eyes(mutations: number, hx: number, hy: number, dark: string, iris: string): string {
  let made = ''
  for (let i = 0; i <= Math.min(mutations, 2); i++) {
    const ex = hx + 4 - i * 9
    const ey = hy - 4 - i
    made += circle(ex, ey, 4.6 - i * 0.6, `fill="#fffdf6" stroke="${dark}" stroke-width="1.6"`) + circle(ex + 1.2, ey + 0.3, 2.5, `fill="${iris}"`) + circle(ex + 1.9, ey - 0.8, 0.9, 'fill="#fff"')
  }
  return made
}

function eggs(count: number): string {
  let made = ''
  for (let i = 0; i < Math.min(count, 6); i++) {
    const ex = 14 + (i % 3) * 11 + (i > 2 ? 5 : 0)
    made += ellipse(ex, GROUND - 4 - (i > 2 ? 9 : 0), 6, 7.6, 'fill="#fbf3df" stroke="#7c6a48" stroke-width="1.8"') + circle(ex - 1, GROUND - 6 - (i > 2 ? 9 : 0), 1.1, 'fill="#b39a6b"')
  }
  return made
}

const CLOTH = ['#d9694f', '#e9b44c', '#4f8ba0', '#8d6bb0', '#6f9a4c']

function parasols(count: number, x: number, y: number, ry: number): string {
  let made = ''
  for (let i = 0; i < Math.min(count, 5); i++) {
    const px = x - 28 + i * 15
    const top = y - ry - 30 + (i % 2) * 7
    made += line(path`M${px} ${y - ry * 0.5} L${px - 2} ${top}`, '#6b4a22', 2.4)
    made += shape(path`M${px - 15} ${top + 5} Q${px - 2} ${top - 15} ${px + 11} ${top + 5} q-4.300 -4 -8.700 0 q-4.300 -4 -8.600 0 q-4.400 -4 -8.700 0Z`, CLOTH[i] as string, 'stroke="#4a2f1a" stroke-width="1.8" stroke-linejoin="round"')
  }
  return made
}

/** A piece on the map: the head alone, big enough to be told apart. */
export function drawPiece(colour: string, dark: string, size: number): string {
  const k = size / 24
  return `<g transform="scale(${n(k)})">${silhouette(ellipse(-3, 4, 9, 7) + ellipse(5, -3, 6, 5) + ellipse(10, -1, 4.6, 3.4) + '<path d="M-10 2 Q-18 0 -19 -8 Q-12 -4 -6 -1Z M-9 8 v6 h4 v-5 M1 8 v6 h4 v-6"/>', colour, dark, 2.6)}${circle(6, -4.4, 1.5, 'fill="#fffdf6"')}${circle(6.5, -4.3, 0.8, 'fill="#1d1a16"')}</g>`
}
