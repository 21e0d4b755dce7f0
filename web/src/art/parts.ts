/** What each trait adds to the drawing of an animal. One entry per trait. */
import { circle, ellipse, line, path, shape, silhouette, WIDTH, type Anatomy } from './anatomy'

export const LAYERS = ['scene', 'far', 'behind', 'skin', 'over', 'face', 'near', 'front'] as const
export type Layer = (typeof LAYERS)[number]
type Part = (a: Anatomy) => Partial<Record<Layer, string>>

const INK = '#2b2620'
const BONE = '#fdf6e3'
const LEAF = '#6f9a4c'

/** Back line of the trunk at `t` from -1 (tail) to 1 (neck). */
function back(a: Anatomy, t: number): [number, number] {
  return [a.x + a.rx * t, a.y - a.ry * Math.sqrt(Math.max(0, 1 - t * t))]
}

function teeth(a: Anatomy, long: boolean): string {
  const mx = a.hx + a.hr * 0.3
  const my = a.hy + a.hr * 0.42
  const w = a.hr * 0.9 + a.snout * 0.5
  const jaw = shape(path`M${mx} ${my} q${w / 2} 3 ${w} -1 q-1 ${long ? 8 : 6.5} ${-w * 0.55} 6.2 q${-w * 0.4} -1 ${-w * 0.45} -5.2Z`, '#8e2b2b', `stroke="${a.hide.dark}" stroke-width="1.3"`)
  let fangs = ''
  for (let i = 0; i < 3; i++) {
    const fx = mx + w * (0.14 + i * 0.27)
    const drop = long && i !== 1 ? 9 : 4.2
    fangs += shape(path`M${fx} ${my + 0.6} l1.8 ${drop} l1.9 ${-drop}Z`, BONE, `stroke="${a.hide.dark}" stroke-width=".7"`)
  }
  return jaw + fangs
}

function stripes(a: Anatomy, colour: string, opacity: number): string {
  let made = ''
  for (const t of [-0.6, -0.28, 0.04, 0.36]) {
    const [bx, by] = back(a, t)
    made += line(path`M${bx} ${by + 1.6} q3.4 ${a.ry * 0.45} -1.5 ${a.ry * 0.92}`, colour, 3.6, `opacity="${opacity}"`)
  }
  return made
}

function leaf(x: number, y: number, size: number, turn: number, fill = LEAF): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${shape(path`M0 0 q${size * 0.6} ${-size * 0.7} 0 ${-size * 1.5} q${-size * 0.6} ${size * 0.8} 0 ${size * 1.5}Z`, fill, 'stroke="#3c5a2a" stroke-width="1"')}</g>`
}

function paunch(a: Anatomy): string {
  return silhouette(ellipse(a.x + 1, a.y + a.ry * 0.62, a.rx * 0.7, a.ry * 0.62), a.hide.belly, a.hide.dark, 2.4)
}

function tentacles(a: Anatomy, colour: string): string {
  let made = ''
  for (let i = 0; i < 4; i++) {
    const tx = a.x - a.rx * 0.6 + i * a.rx * 0.38
    const d = path`M${tx} ${a.y + a.ry * 0.7} q${i % 2 ? 6 : -6} 7 0 12 q${i % 2 ? -4 : 4} 3 0 6`
    made += line(d, a.hide.dark, 5.4) + line(d, colour, 3)
  }
  return made
}

/** What an expansion draws: the same markup on every animal. */
export function addPart(trait: string, layers: Partial<Record<Layer, string>>): void {
  PARTS[trait] = () => layers
}

export const PARTS: Record<string, Part> = {
  carnivorous: (a) => ({ face: teeth(a, false), over: line(path`M${a.hx - 1} ${a.hy - a.hr * 0.62} l${a.hr * 0.75} ${a.hr * 0.2}`, a.hide.dark, 2.4) }),
  'obligate-carnivore': (a) => ({ face: teeth(a, true), over: line(path`M${a.hx - 1} ${a.hy - a.hr * 0.62} l${a.hr * 0.75} ${a.hr * 0.2}`, a.hide.dark, 2.6) }),
  'fat-tissue': (a) => {
    const { x, y, rx, ry, hide } = a
    const folds = line(path`M${x - rx * 0.5} ${y + ry * 0.42} q${rx * 0.52} ${ry * 0.36} ${rx * 1.04} 0 M${x - rx * 0.34} ${y + ry * 0.78} q${rx * 0.36} ${ry * 0.26} ${rx * 0.72} 0`, hide.dark, 1.6, 'opacity=".6"')
    return { over: paunch(a) + folds }
  },
  'metabolic-syndrome': (a) => ({ over: paunch(a) + circle(a.x + 1, a.y + a.ry * 0.72, 2, `fill="${a.hide.dark}" opacity=".7"`) }),
  swimming: (a) => {
    const tx = a.x - a.rx * 0.8
    const fluke = silhouette(`<path d="${path`M${tx + 6} ${a.y - 5} Q${tx - 8} ${a.y - 3} ${tx - 17} ${a.y - 15} Q${tx - 13} ${a.y} ${tx - 16} ${a.y + 13} Q${tx - 7} ${a.y + 4} ${tx + 6} ${a.y + 6}Z`}"/>`, a.hide.accent, a.hide.dark)
    const [bx, by] = back(a, -0.1)
    const dorsal = silhouette(`<path d="${path`M${bx - 9} ${by + 3} Q${bx - 7} ${by - 12} ${bx + 5} ${by - 12} Q${bx + 3} ${by - 4} ${bx + 12} ${by + 3}Z`}"/>`, a.hide.accent, a.hide.dark, 3)
    const fin = silhouette(`<path d="${path`M${a.x + 4} ${a.y + a.ry * 0.3} q-15 4 -16 14 q13 2 20 -9Z`}"/>`, a.hide.accent, a.hide.dark, 2.8)
    const waves = line(path`M6 84 q7 -5 14 0 t14 0 t14 0 t14 0 t14 0 t14 0 t14 0`, '#4e93b8', 2.6, 'opacity=".75"')
    return { behind: a.has('aedificator') || a.has('tail-loss') ? '' : fluke, far: dorsal, near: fin, front: waves }
  },
  running: (a) => ({ scene: line(path`M3 ${a.y - 8} h13 M1 ${a.y + 4} h10 M5 ${a.y + 16} h12`, '#8b8478', 2.2, 'opacity=".6"') }),
  mimicry: (a) => {
    const { hx, hy, hr } = a
    const mask = shape(path`M${hx - hr * 0.7} ${hy - hr * 0.75} Q${hx + hr * 0.4} ${hy - hr} ${hx + hr} ${hy - hr * 0.5} Q${hx + hr} ${hy + hr * 0.1} ${hx + hr * 0.2} ${hy + hr * 0.28} Q${hx - hr * 0.5} ${hy + hr * 0.1} ${hx - hr * 0.7} ${hy - hr * 0.75}Z`, a.hide.accent, `stroke="${a.hide.dark}" stroke-width="1.4"`)
    const [bx, by] = back(a, -0.3)
    const spot = circle(bx, by + a.ry * 0.62, 6, `fill="${BONE}" stroke="${a.hide.dark}" stroke-width="1.6"`) + circle(bx + 1, by + a.ry * 0.62, 2.8, `fill="${INK}"`)
    return { over: mask + spot }
  },
  big: (a) => ({ over: line(path`M${a.x - a.rx * 0.7} ${a.y - a.ry * 0.1} q3 4 0 8 M${a.x + a.rx * 0.28} ${a.y - a.ry * 0.35} q3 4 0 8`, a.hide.dark, 1.6, 'opacity=".45"') }),
  grazing: (a) => {
    const gx = a.hx + a.hr * 0.9 + a.snout * 0.4
    const gy = a.hy + a.hr * 0.62
    const horns = silhouette(`<path d="${path`M${a.hx - a.hr * 0.3} ${a.hy - a.hr * 0.85} q-7 -3 -5 -11 q3 6 9 8Z M${a.hx + a.hr * 0.3} ${a.hy - a.hr * 0.9} q5 -4 3 -10 q-5 4 -8 7Z`}"/>`, BONE, a.hide.dark, 2.4)
    return { far: horns, front: line(path`M${gx - 3} ${gy} q5 1 9 -4 M${gx - 3} ${gy} q6 2 10 2 M${gx - 3} ${gy} q4 3 7 7`, LEAF, 2.4) }
  },
  poisonous: (a) => {
    let made = ''
    for (const [dx, dy, r] of [[-0.55, -0.25, 3.6], [-0.15, -0.5, 4.2], [0.3, -0.3, 3.6], [-0.35, 0.25, 3], [0.12, 0.1, 3.4]] as const)
      made += circle(a.x + a.rx * dx, a.y + a.ry * dy, r, 'fill="#f4d03f" stroke="#2b2620" stroke-width="1.5"')
    return { over: made, front: line(path`M${a.x - 12} ${a.y - a.ry - 3} q4 -4 0 -7 M${a.x} ${a.y - a.ry - 5} q4 -4 0 -7`, '#7da32c', 2.2, 'opacity=".85"') }
  },
  'tail-loss': (a) => {
    const tx = a.x - a.rx * 0.8
    const d = path`M${tx + 7} ${a.y - 6} Q${tx - 8} ${a.y - 4} ${tx - 14} ${a.y + 8} Q${tx - 18} ${a.y + 20} ${tx - 28} ${a.y + 12} Q${tx - 16} ${a.y + 28} ${tx - 5} ${a.y + 15} Q${tx} ${a.y + 8} ${tx + 8} ${a.y + 8}Z`
    const rings = line(path`M${tx - 5} ${a.y - 2} l5 9 M${tx - 11} ${a.y + 3} l7 7 M${tx - 16} ${a.y + 12} l5 6`, a.hide.dark, 1.7, 'stroke-dasharray="2.4 2.2"')
    return { behind: silhouette(`<path d="${d}"/>`, a.hide.accent, a.hide.dark) + rings }
  },
  communication: (a) => {
    const { hx, hy, hr } = a
    const x = Math.min(WIDTH - 12, hx + hr + a.snout * 0.5 + 2)
    return { front: line(path`M${x} ${hy - 5} q4 5 0 10 M${x + 4} ${hy - 8} q6 8 0 16`, '#c06a3b', 2.1) }
  },
  hibernation: (a) => ({
    over: a.has('homeothermy') ? '' : line(path`M${a.x - a.rx * 0.9} ${a.y - a.ry * 0.3} l-3 -4 M${back(a, -0.7)[0]} ${back(a, -0.7)[1]} l-3 -5 M${back(a, -0.45)[0]} ${back(a, -0.45)[1]} l-2 -5 M${back(a, -0.2)[0]} ${back(a, -0.2)[1]} l-1 -5 M${back(a, 0.08)[0]} ${back(a, 0.08)[1]} l0 -5`, a.hide.dark, 2.6),
    scene: a.asleep ? ellipse(a.x, a.ground + 1, a.rx + 14, 9, 'fill="#b99a6b"') + line(path`M${a.x - a.rx - 8} ${a.ground + 2} l14 -6 m6 8 l16 -5 m4 4 l14 -5`, '#8a6d42', 2.4) : '',
  }),
  scavenger: (a) => {
    const x = a.hx - a.hr * 0.75
    const y = a.hy + a.hr * 0.75
    return { over: silhouette(circle(x - 4, y - 2, 4) + circle(x + 1, y + 3, 4.2) + circle(x + 7, y + 6, 4), '#f3ead6', a.hide.dark, 2.6), front: line(path`M${WIDTH - 24} ${a.ground - 2} l14 -4`, BONE, 4) + line(path`M${WIDTH - 24} ${a.ground - 2} l14 -4`, '#d9c9a3', 1.4) }
  },
  symbiosis: (a) => {
    const [bx, by] = back(a, -0.35)
    return { near: silhouette(ellipse(bx, by - 5, 5.4, 4.6) + circle(bx + 6, by - 8, 3) + `<path d="${path`M${bx + 8} ${by - 9} l4 1.6 l-4 1Z`}"/>`, '#f2c14e', '#5d4410', 2.4) + circle(bx + 6.6, by - 8.6, 0.9, `fill="${INK}"`) }
  },
  piracy: (a) => {
    const { hx, hy, hr } = a
    const cloth = silhouette(`<path d="${path`M${hx - hr * 0.95} ${hy - hr * 0.3} Q${hx - hr * 0.3} ${hy - hr * 1.35} ${hx + hr * 0.8} ${hy - hr * 0.72} Q${hx} ${hy - hr * 0.75} ${hx - hr * 0.95} ${hy - hr * 0.3}Z M${hx - hr * 0.9} ${hy - hr * 0.35} l-7 -3 l2 7Z`}"/>`, '#b8443c', '#5d1d19', 2.6)
    return { face: cloth + line(path`M${hx - hr * 0.8} ${hy - hr * 0.5} L${hx + hr * 0.75} ${hy + hr * 0.12}`, INK, 1.6) }
  },
  cooperation: (a) => {
    const y = a.y + a.ry * 0.1
    return { over: silhouette(`<path d="${path`M${a.x - 4} ${y} c-5 -7 -13 0 0 8 c13 -8 5 -15 0 -8Z`}"/>`, '#d9694f', '#6d2517', 2) }
  },
  burrowing: (a) => ({
    front: shape(path`M${a.x - a.rx - 12} ${a.ground + 7} q6 -13 16 -9 q8 -8 17 -1 q10 -6 16 2 q10 -3 13 8Z`, '#9c7a4d', 'stroke="#5f4626" stroke-width="1.8"') + circle(a.x - 8, a.ground + 2, 1.4, 'fill="#5f4626"') + circle(a.x + 10, a.ground + 3, 1.6, 'fill="#5f4626"'),
  }),
  camouflage: (a) => {
    let made = ''
    for (const t of [-0.75, -0.4, -0.05, 0.3]) {
      const [bx, by] = back(a, t)
      made += leaf(bx, by + 5, 7, t * 50, t > 0 ? LEAF : '#88ad5c')
    }
    return { over: stripes(a, '#3f5a2b', 0.5), near: made }
  },
  'sharp-vision': (a) => ({ far: line(path`M${a.hx + a.hr * 0.1} ${a.hy - a.hr * 0.95} q3 -6 9 -6`, a.hide.dark, 2.4) }),
  parasite: (a) => {
    const [bx, by] = back(a, 0.2)
    const bug = ellipse(bx - 2, by - 1, 6.2, 4.4, 'fill="#8e2f57" stroke="#431229" stroke-width="1.6"') + circle(bx + 4, by - 2, 2.6, 'fill="#431229"')
    return { near: line(path`M${bx - 6} ${by + 2} l-3 4 M${bx - 2} ${by + 3} l-1 4 M${bx + 2} ${by + 2} l2 4`, '#431229', 1.5) + bug + line(path`M${bx - 5} ${by - 2} h6`, '#d98ab0', 1.2) }
  },
  viviparous: (a) => {
    const bx = Math.max(14, a.x - a.rx - 8)
    const by = a.ground - 6
    return { front: silhouette(ellipse(bx, by, 8, 5.8) + circle(bx + 7, by - 5, 4.6) + ellipse(bx - 3, by + 5, 2.2, 2.4) + ellipse(bx + 4, by + 5, 2.2, 2.4), a.hide.base, a.hide.dark, 2.6) + circle(bx + 8.4, by - 6, 1.3, `fill="${INK}"`) }
  },
  ambush: (a) => {
    let made = ''
    for (let i = 0; i < 7; i++) made += leaf(a.x + a.rx * 0.1 + i * 7.5, a.ground + 8, 11 + (i % 3) * 3, (i - 3) * 9, i % 2 ? LEAF : '#4f7d3f')
    return { front: made }
  },
  intellect: (a) => {
    const { hx, hy, hr } = a
    const ex = hx + hr * 0.22
    const ey = hy - hr * 0.2
    return { face: circle(ex, ey, a.eye + 2.6, `fill="none" stroke="${INK}" stroke-width="1.7"`) + line(path`M${ex - a.eye - 2.6} ${ey} L${hx - hr * 0.9} ${ey - 2} M${ex + a.eye + 2.6} ${ey} l3 -1`, INK, 1.7) + line(path`M${hx - hr * 0.6} ${hy - hr * 0.6} q3 -5 6 -1 q4 -4 6 1`, a.hide.dark, 1.5, 'opacity=".7"') }
  },
  metamorphosis: (a) => {
    const { hx, hy, hr } = a
    const feelers = line(path`M${hx - hr * 0.1} ${hy - hr * 0.9} q-3 -9 -9 -9 M${hx + hr * 0.3} ${hy - hr * 0.9} q2 -9 9 -9`, a.hide.dark, 2) + circle(hx - hr * 0.1 - 9, hy - hr * 0.9 - 9, 2.4, `fill="${a.hide.accent}"`) + circle(hx + hr * 0.3 + 9, hy - hr * 0.9 - 9, 2.4, `fill="${a.hide.accent}"`)
    let bands = ''
    for (const t of [-0.55, -0.2, 0.15]) bands += line(path`M${back(a, t)[0]} ${back(a, t)[1] + 1} q5 ${a.ry} 0 ${a.ry * 1.75}`, a.hide.accent, 2.4, 'opacity=".75"')
    return { front: feelers, over: bands }
  },
  flight: (a) => {
    const wing = (dx: number, dy: number) => path`M${a.x + 6 + dx} ${a.y - a.ry * 0.4 + dy} Q${a.x - 2 + dx} ${a.y - a.ry - 24 + dy} ${a.x - 34 + dx} ${a.y - a.ry - 22 + dy} Q${a.x - 24 + dx} ${a.y - a.ry - 10 + dy} ${a.x - 28 + dx} ${a.y - a.ry - 4 + dy} Q${a.x - 18 + dx} ${a.y - a.ry - 1 + dy} ${a.x - 18 + dx} ${a.y - a.ry * 0.3 + dy} Q${a.x - 8 + dx} ${a.y + dy} ${a.x + 6 + dx} ${a.y - a.ry * 0.4 + dy}Z`
    return { far: `<g opacity=".9">${silhouette(`<path d="${wing(12, -2)}"/>`, a.hide.belly, a.hide.dark, 2.6)}</g>`, near: silhouette(`<path d="${wing(0, 0)}"/>`, a.hide.accent, a.hide.dark, 3) + line(path`M${a.x - 1} ${a.y - a.ry * 0.5} Q${a.x - 8} ${a.y - a.ry - 12} ${a.x - 24} ${a.y - a.ry - 17} M${a.x - 5} ${a.y - a.ry * 0.35} Q${a.x - 12} ${a.y - a.ry} ${a.x - 22} ${a.y - a.ry - 6}`, a.hide.dark, 1.4, 'opacity=".6"') }
  },
  shell: (a) => {
    const { x, y, rx, ry } = a
    const dome = silhouette(`<path d="${path`M${x - rx * 0.98} ${y + 2} Q${x - rx * 0.9} ${y - ry * 1.7} ${x + 1} ${y - ry * 1.55} Q${x + rx * 0.85} ${y - ry * 1.45} ${x + rx * 0.82} ${y + 2}Z`}"/>`, '#b98a56', '#57391a', 3)
    return { near: dome + line(path`M${x - rx * 0.55} ${y} Q${x - rx * 0.5} ${y - ry} ${x - 6} ${y - ry * 1.3} M${x} ${y} L${x + 2} ${y - ry * 1.4} M${x + rx * 0.48} ${y} Q${x + rx * 0.42} ${y - ry} ${x + 8} ${y - ry * 1.3} M${x - rx * 0.8} ${y - ry * 0.5} Q${x} ${y - ry * 0.9} ${x + rx * 0.72} ${y - ry * 0.5}`, '#57391a', 1.7, 'opacity=".75"') }
  },
  'specialization-a': (a) => {
    const { hx, hy, hr } = a
    const d = path`M${hx + hr * 0.5} ${hy - hr * 0.4} Q${hx + hr * 1.6} ${hy} ${Math.min(WIDTH - 3, hx + hr * 2.1)} ${hy + hr * 1.7} Q${hx + hr} ${hy + hr * 1.1} ${hx + hr * 0.3} ${hy + hr * 0.8}Z`
    return { face: silhouette(`<path d="${d}"/>`, '#e9a23b', '#6b430c', 2.6) }
  },
  'specialization-b': (a) => {
    const { hx, hy, hr } = a
    let comb = ''
    for (let i = 0; i < 5; i++) comb += path`M${hx + hr * 0.3 + i * 3.2} ${hy + hr * 0.5} v7 `
    return { face: line(comb, a.hide.dark, 1.8) + line(path`M${hx + hr * 0.2} ${hy + hr * 0.5} h16`, a.hide.accent, 2.6) }
  },
  trematode: (a) => {
    const d = path`M${a.x - a.rx * 0.3} ${a.y + a.ry * 0.1} q6 -7 10 0 t10 0 t8 -2`
    return { over: line(d, '#5a2a3f', 5) + line(d, '#e7a5bd', 3) + circle(a.x - a.rx * 0.3, a.y + a.ry * 0.1, 1.1, `fill="${INK}"`) }
  },
  anglerfish: (a) => {
    const { hx, hy, hr } = a
    const lx = Math.min(WIDTH - 9, hx + hr * 1.6)
    const ly = Math.max(9, hy - hr * 1.2)
    return { far: line(path`M${hx} ${hy - hr * 0.9} Q${hx + hr * 0.5} ${hy - hr * 2} ${lx} ${ly}`, a.hide.dark, 2.4), front: circle(lx, ly, 9, 'fill="#fff3a8" opacity=".45"') + circle(lx, ly, 4.6, 'fill="#ffe45c" stroke="#b98b00" stroke-width="1.4"'), face: teeth(a, true) }
  },
  'ink-cloud': (a) => {
    const x = Math.max(13, a.x - a.rx - 12)
    const cloud = circle(x, a.y + 10, 8) + circle(x + 9, a.y + 15, 7) + circle(x - 6, a.y + 17, 6) + circle(x + 3, a.y + 21, 6.5)
    return { scene: `<g fill="#3b3a55" opacity=".72">${cloud}</g>`, far: tentacles(a, a.hide.accent) }
  },
  migration: (a) => {
    const [bx, by] = back(a, -0.25)
    return { near: line(path`M${bx - 12} ${by - 16} L${bx + 9} ${by + 3}`, '#6b4a22', 2.6) + silhouette(circle(bx - 12, by - 12, 6) + `<path d="${path`M${bx - 15} ${by - 17} l-4 -4 l6 1 l3 -5 l2 6Z`}"/>`, '#d35f4d', '#5d1d19', 2) + circle(bx - 14, by - 12, 1.2, 'fill="#fff"') + circle(bx - 10, by - 10, 1.2, 'fill="#fff"') }
  },
  suckerfish: (a) => {
    const { hx, hy, hr } = a
    const y = hy - hr * 0.98
    return { near: silhouette(ellipse(hx - 1, y, hr * 0.9, 4.6), a.hide.belly, a.hide.dark, 2.4) + line(path`M${hx - 7} ${y - 2} v4 M${hx - 3} ${y - 3} v6 M${hx + 1} ${y - 3} v6 M${hx + 5} ${y - 2} v4`, a.hide.dark, 1.3) }
  },
  herding: (a) => {
    const one = (x: number, y: number, s: number) => `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 13, 8)}${circle(13, -7, 6)}<path d="M-8 5 v9 h4 v-8 M6 5 v9 h4 v-9"/></g>`
    return { scene: `<g fill="${a.hide.dark}" opacity=".28">${one(18, a.ground - 26, 0.9)}${one(WIDTH - 30, a.ground - 30, 0.8)}${one(54, 18, 0.7)}</g>` }
  },
  regeneration: (a) => {
    const x = a.x - a.rx * 0.15
    const y = a.y - a.ry * 0.25
    return { over: silhouette(`<path d="${path`M${x} ${y - 9} l2.6 6 l6.4 .6 l-4.8 4.4 l1.4 6.4 l-5.6 -3.4 l-5.6 3.4 l1.4 -6.4 l-4.8 -4.4 l6.4 -.6Z`}"/>`, '#7fd08a', '#1f5b34', 1.8) }
  },
  recombination: (a) => {
    const x = a.x - a.rx * 0.5
    const y = a.y - a.ry * 0.15
    return { over: line(path`M${x} ${y - 5} q7 5 14 0 t14 0`, '#f7efe0', 2.4) + line(path`M${x} ${y + 3} q7 -5 14 0 t14 0`, a.hide.accent, 2.4) + line(path`M${x + 3} ${y - 3} v4 M${x + 11} ${y - 3} v4 M${x + 18} ${y - 3} v4 M${x + 25} ${y - 3} v4`, a.hide.dark, 1.2) }
  },
  cnidocytes: (a) => {
    let dots = ''
    for (let i = 0; i < 4; i++) dots += circle(a.x - a.rx * 0.6 + i * a.rx * 0.38, a.y + a.ry * 0.7 + 18, 2.4, 'fill="#ff9bd0" stroke="#7b2155" stroke-width="1"')
    return { far: tentacles(a, '#f2b5d8'), front: dots }
  },
  aedificator: (a) => {
    const tx = a.x - a.rx * 0.8
    const paddle = silhouette(ellipse(tx - 12, a.y + 6, 14, 8, `transform="rotate(-24 ${tx - 12} ${a.y + 6})"`), '#8a6a45', '#46301a', 3)
    return { behind: paddle + line(path`M${tx - 21} ${a.y + 10} l14 -7 M${tx - 18} ${a.y + 14} l13 -6 M${tx - 19} ${a.y + 4} l6 9 M${tx - 12} ${a.y + 1} l6 9`, '#46301a', 1.2), front: line(path`M${WIDTH - 32} ${a.ground + 2} l26 -7 M${WIDTH - 20} ${a.ground} l6 -9`, '#8a6236', 3.6) + leaf(WIDTH - 9, a.ground - 4, 5, 50) }
  },
  neoplasm: (a) => {
    const [bx, by] = back(a, -0.5)
    const [cx, cy] = back(a, 0.05)
    return { near: silhouette(circle(bx, by, 6) + circle(bx + 8, by - 3, 4.4) + circle(cx, cy, 4.8), '#b0698f', '#55203f', 2.4) + circle(bx - 1, by - 2, 1.6, 'fill="#e6b3cf"') }
  },
  'r-strategy': (a) => {
    const eggs = [12, 22, 17].map((x, i) => ellipse(x, a.ground - 2 - (i === 2 ? 8 : 0), 5, 6.4, 'fill="#fbf3df" stroke="#7c6a48" stroke-width="1.6"')).join('')
    return { front: eggs + circle(12, a.ground - 3, 1, 'fill="#b39a6b"') + circle(22, a.ground, 1, 'fill="#b39a6b"') }
  },
  shy: (a) => ({ over: ellipse(a.hx + a.hr * 0.3, a.hy + a.hr * 0.38, 4, 2.4, 'fill="#ef6f6c" opacity=".65"'), front: line(path`M${a.hx - a.hr} ${a.hy - a.hr - 5} l4 4 M${a.hx} ${a.hy - a.hr - 9} v5 M${a.hx + a.hr} ${a.hy - a.hr - 5} l-4 4`, '#c06a3b', 1.8) }),
  homeothermy: (a) => {
    let fur = ''
    for (let t = -0.95; t <= 0.55; t += 0.15) {
      const [bx, by] = back(a, t)
      fur += path`M${bx - 2} ${by + 3} l${t * 3 - 2} -7 l5 5 `
    }
    const x = a.hx - a.hr * 0.7
    const y = a.hy + a.hr * 0.85
    return { near: line(fur, a.hide.dark, 3.6) + line(fur, a.hide.belly, 1.6), front: line(path`M${x - 4} ${y - 5} Q${x + 6} ${y + 5} ${x + 16} ${y + 1} M${x + 3} ${y + 2} l-2 12`, '#a33a2e', 6) + line(path`M${x - 2} ${y - 3} Q${x + 6} ${y + 5} ${x + 15} ${y + 1}`, '#f2d5a0', 1.6, 'stroke-dasharray="2 4"') }
  },
  'bark-beetle': (a) => ({ face: line(path`M${a.hx + a.hr + a.snout * 0.4} ${a.hy + a.hr * 0.5} q9 -1 7 7 M${a.hx + a.hr * 0.6 + a.snout * 0.4} ${a.hy + a.hr * 0.8} q8 4 10 -1`, INK, 2.6), front: line(path`M${WIDTH - 12} ${a.ground} v-18`, '#8a6236', 6) + line(path`M${WIDTH - 14} ${a.ground - 12} h5`, '#46301a', 1.6) }),
  budding: (a) => {
    const [bx, by] = back(a, -0.4)
    return { near: silhouette(ellipse(bx, by - 4, 6, 5) + circle(bx + 5, by - 9, 3.6), a.hide.base, a.hide.dark, 2.6) + circle(bx + 6, by - 9.6, 1.1, `fill="${INK}"`) }
  },
  extremophile: (a) => ({ scene: line(path`M10 ${a.ground} l4 -12 l4 12 M20 ${a.ground} l3 -8 l3 8`, '#7ec8e3', 3), front: shape(path`M${WIDTH - 14} ${a.ground + 3} q-8 -6 -2 -14 q1 5 4 5 q-1 -7 4 -11 q7 11 1 20Z`, '#f08a3c', 'stroke="#a2441a" stroke-width="1.4"') }),
  'development-defects': (a) => ({ face: circle(a.hx - a.hr * 0.35, a.hy - a.hr * 0.55, a.eye * 0.72, `fill="#fffdf6" stroke="${a.hide.dark}" stroke-width="1.3"`) + circle(a.hx - a.hr * 0.4, a.hy - a.hr * 0.6, a.eye * 0.36, `fill="${INK}"`), over: line(path`M${a.x - 6} ${a.y - 4} l8 6 m-6 2 l4 -9`, a.hide.dark, 1.6) }),
  simplification: (a) => ({ over: line(path`M${a.x - 9} ${a.y} h16`, a.hide.dark, 3) }),
}
