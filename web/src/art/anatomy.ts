/** Where the parts of an animal are: fixed by its id and by the traits that change its build. */
import { between, chanceOf, n, pick, type Chance } from './chance'

export const WIDTH = 120
export const HEIGHT = 92
const GROUND = 80

export interface Hide {
  base: string
  dark: string
  belly: string
  accent: string
}

const HIDES: readonly Hide[] = [
  { base: '#93b569', dark: '#3f5a2b', belly: '#dfeabf', accent: '#e8a94b' },
  { base: '#d9895c', dark: '#74391d', belly: '#f7dcbc', accent: '#4f8ba0' },
  { base: '#e2b354', dark: '#75521a', belly: '#faeabb', accent: '#a9553f' },
  { base: '#58a79f', dark: '#1b504b', belly: '#cbeade', accent: '#e8895b' },
  { base: '#a77db4', dark: '#4f2c5d', belly: '#ead6ee', accent: '#ebc65d' },
  { base: '#79a5d1', dark: '#2a4d73', belly: '#dbeaf7', accent: '#ea9866' },
  { base: '#da8696', dark: '#74303f', belly: '#f9dada', accent: '#5f9774' },
  { base: '#929eaa', dark: '#3d4854', belly: '#e3e8ec', accent: '#dba23c' },
  { base: '#cdb68b', dark: '#645032', belly: '#f4ead3', accent: '#6f94ac' },
  { base: '#63a074', dark: '#214d36', belly: '#d4e9cc', accent: '#e5875a' },
]

export interface Anatomy {
  chance: Chance
  hide: Hide
  has: (trait: string) => boolean
  /** Centre and half axes of the trunk. */
  x: number
  y: number
  rx: number
  ry: number
  /** Centre and radius of the head. */
  hx: number
  hy: number
  hr: number
  eye: number
  snout: number
  leg: number
  ground: number
  asleep: boolean
}

export function anatomyOf(id: number, traits: readonly string[], asleep: boolean): Anatomy {
  const chance = chanceOf(id)
  const owned = new Set(traits)
  const has = (trait: string) => owned.has(trait)
  const hide = HIDES[(id * 7) % HIDES.length] as Hide
  const bulk = has('big') ? 1.24 : 1
  const fat = has('fat-tissue') || has('metabolic-syndrome') ? 3.5 : 0
  const swims = has('swimming') && !has('running')
  let leg = between(9, 12, chance)
  if (has('running')) leg = 21
  if (has('burrowing') || has('ambush')) leg = Math.min(leg, 6)
  if (swims) leg = 5
  if (has('big')) leg = Math.min(leg, 13) + 1
  const rx = between(22, 26, chance) * bulk
  const ry = between(14, 16.5, chance) * bulk + fat
  const y = swims ? 50 : GROUND - leg - ry + 3
  const x = 54 - (bulk - 1) * 12
  const hr = between(11, 13, chance) * (has('big') ? 1.08 : 1) * (has('intellect') ? 1.16 : 1)
  const neck = between(0.55, 0.95, chance) + (has('flight') ? 0.15 : 0)
  const hx = Math.min(98, x + rx + hr * 0.45)
  const hy = swims ? y - 3 : Math.max(hr + 5, y - ry * neck)
  const eye = (has('sharp-vision') ? 6.6 : 4.1) + (has('shy') ? 1 : 0)
  const snout = pick([3, 6, 9], chance)
  return { chance, hide, has, x, y, rx, ry, hx, hy, hr, eye, snout, leg, ground: GROUND, asleep }
}

export function ellipse(x: number, y: number, rx: number, ry: number, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${more}/>`
}

export function circle(x: number, y: number, r: number, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${more}/>`
}

/** A path whose numbers are given apart from its letters: path`M${x} ${y}`. */
export function path(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((made, part, at) => made + part + (at < values.length ? n(values[at] as number) : ''), '')
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** Shapes that share one outline: drawn once as a rim, once as a filling. */
export function silhouette(shapes: string, fill: string, rim: string, width = 3.4): string {
  return (
    `<g fill="${rim}" stroke="${rim}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>` +
    `<g fill="${fill}">${shapes}</g>`
  )
}
