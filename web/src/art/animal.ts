/**
 * An animal drawn from its id and its traits. Pure: the same id, traits and state give the same drawing.
 *
 * The body comes from `anatomy`; what a single trait adds is one entry of `PARTS`. A part names its layers,
 * from back to front: scene, far, behind, skin, over, face, near, front.
 */
import { anatomyOf, circle, ellipse, HEIGHT, line, path, shape, silhouette, WIDTH, type Anatomy } from './anatomy'
import { between } from './chance'
import { LAYERS, PARTS, type Layer } from './parts'

export interface AnimalState {
  asleep?: boolean
  hidden?: boolean
  dead?: boolean
  poisoned?: boolean
  paralysed?: boolean
  hungry?: boolean
}

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`

const drawn = new Map<string, string>()
const KEPT = 800

/** The inside of an <svg viewBox={VIEW_BOX}>. What was drawn before is not drawn again. */
export function drawAnimal(id: number, traits: readonly string[], state: AnimalState = {}): string {
  const key = [id, traits.join(), ...Object.entries(state).flatMap(([name, on]) => (on ? [name] : []))].join(' ')
  let found = drawn.get(key)
  if (found === undefined) {
    found = draw(id, traits, state)
    if (drawn.size >= KEPT) drawn.clear()
    drawn.set(key, found)
  }
  return found
}

function draw(id: number, traits: readonly string[], state: AnimalState): string {
  const a = anatomyOf(id, traits, state.asleep === true)
  if (state.hidden) return tucked(a) + marks(a, state)
  const layers = new Map<Layer, string>(LAYERS.map((layer) => [layer, '']))
  const add = (layer: Layer, markup: string) => layers.set(layer, (layers.get(layer) ?? '') + markup)
  add('scene', ellipse(a.x + 6, a.ground + 3, a.rx + 16, 4.5, 'fill="#000" opacity=".13"'))
  add('behind', tail(a))
  add('far', legs(a, true))
  add('skin', body(a))
  add('face', face(a, state))
  add('near', legs(a, false))
  for (const trait of new Set(traits)) {
    const part = PARTS[trait]
    if (part) for (const [layer, markup] of Object.entries(part(a))) add(layer as Layer, markup)
  }
  add('front', marks(a, state))
  return LAYERS.map((layer) => layers.get(layer)).join('')
}

/** Drawn back into its shell: the dome on the ground, and two eyes in the dark under its rim. */
function tucked(a: Anatomy): string {
  const low = { ...a, y: a.ground - 3 }
  const ex = a.x + a.rx * 0.46
  const ey = low.y - 5
  const gap = ellipse(ex + 3, ey + 1, 12, 6.5, 'fill="#2b2620"')
  const eyes = [0, 7.5].map((dx) => circle(ex + dx, ey, 2.7, 'fill="#fffdf6"') + circle(ex + dx + 0.8, ey + 0.4, 1.3, 'fill="#1d1a16"')).join('')
  return ellipse(a.x + 4, a.ground + 3, a.rx + 10, 4.5, 'fill="#000" opacity=".13"') + (PARTS.shell?.(low).near ?? '') + gap + eyes
}

function body(a: Anatomy): string {
  const { x, y, rx, ry, hx, hy, hr, hide } = a
  const neck = path`M${x + rx * 0.35} ${y - ry * 0.86} Q${hx - hr * 1.1} ${hy + 2} ${hx - hr * 0.5} ${hy - hr * 0.8} L${hx + hr * 0.4} ${hy + hr * 0.9} Q${x + rx * 0.95} ${y + ry * 0.5} ${x + rx * 0.5} ${y + ry * 0.8} Z`
  const snout = ellipse(hx + hr * 0.62, hy + hr * 0.32, hr * 0.62 + a.snout * 0.5, hr * 0.56)
  const all = ellipse(x, y, rx, ry) + `<path d="${neck}"/>` + circle(hx, hy, hr) + (a.has('specialization-a') ? '' : snout)
  const belly = ellipse(x + 1, y + ry * 0.52, rx * 0.74, ry * 0.42, `fill="${hide.belly}" opacity=".9"`)
  const shine = line(path`M${x - rx * 0.62} ${y - ry * 0.5} Q${x - rx * 0.2} ${y - ry * 0.88} ${x + rx * 0.2} ${y - ry * 0.82}`, '#fff', 2.6, 'opacity=".35"')
  return ears(a) + silhouette(all, hide.base, hide.dark) + belly + shine + coat(a)
}

/** The pattern every animal has of its own, whatever its traits. */
function coat(a: Anatomy): string {
  const { x, y, rx, ry, hide, chance } = a
  const kind = Math.floor(chance() * 4)
  let made = ''
  if (kind === 0) {
    for (let i = 0; i < 6; i++)
      made += circle(x + between(-rx * 0.7, rx * 0.5, chance), y - ry * between(0.15, 0.65, chance), between(1.2, 2.6, chance))
  } else if (kind === 1) {
    made = ellipse(x - rx * 0.25, y - ry * 0.5, rx * 0.42, ry * 0.34)
  } else if (kind === 2) {
    for (let i = -2; i < 3; i++) made += circle(x + i * rx * 0.28, y - ry * 0.76 + Math.abs(i) * 1.1, 1.9)
  }
  return `<g fill="${hide.dark}" opacity=".22">${made}</g>`
}

function ears(a: Anatomy): string {
  const { hx, hy, hr, hide, chance } = a
  const kind = Math.floor(chance() * 4)
  if (a.has('swimming') || kind === 3) return ''
  if (kind === 0)
    return silhouette(circle(hx - hr * 0.55, hy - hr * 0.9, hr * 0.36) + circle(hx + hr * 0.2, hy - hr * 1.02, hr * 0.34), hide.base, hide.dark, 3)
  if (kind === 1) {
    const d = path`M${hx - hr * 0.9} ${hy - hr * 0.4} L${hx - hr * 0.75} ${hy - hr * 1.5} L${hx - hr * 0.15} ${hy - hr * 0.85} Z M${hx} ${hy - hr * 0.9} L${hx + hr * 0.3} ${hy - hr * 1.5} L${hx + hr * 0.6} ${hy - hr * 0.6} Z`
    return silhouette(`<path d="${d}"/>`, hide.base, hide.dark, 3)
  }
  return silhouette(ellipse(hx - hr * 0.75, hy - hr * 0.65, hr * 0.26, hr * 0.72, `transform="rotate(-34 ${hx - hr * 0.75} ${hy - hr * 0.65})"`), hide.accent, hide.dark, 3)
}

function face(a: Anatomy, state: AnimalState): string {
  const { hx, hy, hr, eye, hide } = a
  const ex = hx + hr * 0.22
  const ey = hy - hr * 0.2
  let eyes: string
  if (state.dead) {
    eyes = line(path`M${ex - 3} ${ey - 3} l6 6 m0 -6 l-6 6`, hide.dark, 2)
  } else if (a.asleep) {
    eyes = line(path`M${ex - eye} ${ey} q${eye} ${eye * 0.9} ${eye * 2} 0`, hide.dark, 2)
  } else {
    const pupil = eye * 0.56
    eyes =
      circle(ex, ey, eye, `fill="#fffdf6" stroke="${hide.dark}" stroke-width="1.4"`) +
      circle(ex + eye * 0.25, ey + 0.3, pupil, 'fill="#1d1a16"') +
      circle(ex + eye * 0.42, ey - eye * 0.3, pupil * 0.38, 'fill="#fff"')
    if (a.has('sharp-vision')) eyes += circle(ex, ey, eye, `fill="none" stroke="${hide.accent}" stroke-width="1.2"`)
  }
  if (a.has('specialization-a')) return eyes
  const mx = hx + hr * 0.85 + a.snout * 0.3
  const my = hy + hr * 0.5
  const nose = ellipse(hx + hr * 1.05 + a.snout * 0.46, hy + hr * 0.14, 1.9, 1.5, `fill="${hide.dark}"`)
  const mouth = a.has('carnivorous') || a.has('obligate-carnivore') ? '' : line(path`M${mx - 6} ${my} q4 3.4 8.6 .4`, hide.dark, 1.6)
  return eyes + nose + mouth
}

function legs(a: Anatomy, far: boolean): string {
  const { x, y, rx, ry, leg, ground, hide } = a
  if (a.has('swimming') && !a.has('running')) return ''
  const width = a.has('running') ? 4.6 : a.has('big') ? 9 : 6.6
  const top = y + ry * 0.55
  const shift = far ? 7 : 0
  let made = ''
  for (const at of [-0.55, 0.5]) {
    const fx = x + rx * at + shift
    const knee = a.has('running') ? (at < 0 ? -4 : 4) : 0
    const d = path`M${fx} ${top} L${fx + knee} ${(top + ground) / 2} L${fx + (a.has('running') ? 1 : 0)} ${ground - 1}`
    const foot = ellipse(fx + 2.4, ground - 0.6, width * 0.72, 2.6)
    made += line(d, hide.dark, width + 3.2) + `<g fill="${hide.dark}" stroke="${hide.dark}" stroke-width="3">${foot}</g>` + line(d, hide.base, width) + `<g fill="${hide.base}">${foot}</g>`
    if (a.has('burrowing')) made += shape(path`M${fx + 3} ${ground - 4} l6 5 l-7 1 Z`, '#f3ead6', `stroke="${hide.dark}" stroke-width="1"`)
  }
  return far ? `<g class="far-side">${made}</g>` : leg < 4 ? '' : made
}

function tail(a: Anatomy): string {
  const { x, y, rx, ry, hide } = a
  const tx = x - rx * 0.86
  if (a.has('tail-loss') || a.has('aedificator') || a.has('swimming')) return ''
  const d = path`M${tx + 6} ${y - ry * 0.5} Q${tx - 9} ${y - ry * 0.7} ${tx - 13} ${y - ry * 1.15} Q${tx - 14} ${y + 1} ${tx + 6} ${y + ry * 0.5} Z`
  return silhouette(`<path d="${d}"/>`, hide.base, hide.dark)
}

/** What has happened to it: sleep, poison, paralysis, hunger. */
function marks(a: Anatomy, state: AnimalState): string {
  const { hx, hy, hr } = a
  let made = ''
  const left = Math.min(hx + hr * 0.2, WIDTH - 22)
  if (state.asleep) made += `<text x="${left}" y="${Math.max(11, hy - hr - 2)}" font-size="13" font-weight="700" fill="#4b6584" stroke="#fff" stroke-width="2.4" paint-order="stroke">z z</text>`
  if (state.poisoned) made += circle(a.x - a.rx, 13, 8.5, 'fill="#7a4fa3"') + shape(path`M${a.x - a.rx} 7 q6 8 0 11 q-6 -3 0 -11`, '#d9f27a')
  if (state.paralysed) made += line(path`M${hx - 5} ${hy - hr - 7} l-3 5 h5 l-3 5 m9 -10 l-3 5 h5 l-3 5`, '#c79a00', 1.8)
  if (state.hungry) made += circle(12, HEIGHT - 12, 8, 'fill="#b3402e"') + `<text x="12" y="${HEIGHT - 8}" text-anchor="middle" font-size="12" font-weight="800" fill="#fff">!</text>`
  return made
}
