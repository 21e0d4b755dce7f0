import type { DinosaursView, Herd, Hex } from '../../api/types'
import type { Thing } from '../../lib/choose'
import { t } from '../../lib/words.svelte'

export const GENES = ['tail', 'leg', 'horn', 'egg', 'fur', 'parasol', 'mutation'] as const

const DIRECTIONS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const

interface Place {
  where: string
  /** Of several places of the same ground that lie in one direction: from which side they are counted, and its number. */
  side: 'west' | 'north' | null
  nth: number
}

/** Boards do not change: where each place of a board lies, by the board's name. */
const boards = new Map<string, Map<string, Place>>()

function placesOf(view: DinosaursView): Map<string, Place> {
  const known = boards.get(view.board)
  if (known) return known
  const across = (hex: Hex) => Math.sqrt(3) * (hex.q + hex.r / 2)
  const down = (hex: Hex) => 1.5 * hex.r
  const [xs, ys] = [view.hexes.map(across), view.hexes.map(down)]
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const length = (values: number[]) => Math.max(...values) - Math.min(...values)
  const alike = new Map<string, Hex[]>()
  const wheres = view.hexes.map((hex) => {
    const [x, y] = [across(hex) - middle(xs), down(hex) - middle(ys)]
    const where = Math.hypot(x, y) < 1.2 ? 'centre' : DIRECTIONS[Math.round((Math.atan2(y, x) / Math.PI) * 4 + 8) % 8]!
    const name = `${where} ${hex.terrain}`
    alike.set(name, [...(alike.get(name) ?? []), hex])
    return where
  })
  const places = new Map<string, Place>()
  view.hexes.forEach((hex, at) => {
    const where = wheres[at]!
    const others = alike.get(`${where} ${hex.terrain}`)!
    const wide = length(others.map(across)) >= length(others.map(down))
    const order = wide ? (a: Hex, b: Hex) => across(a) - across(b) || down(a) - down(b) : (a: Hex, b: Hex) => down(a) - down(b) || across(a) - across(b)
    places.set(`${hex.q},${hex.r}`, { where, side: others.length === 1 ? null : wide ? 'west' : 'north', nth: others.sort(order).indexOf(hex) + 1 })
  })
  boards.set(view.board, places)
  return places
}

/** A place of the map by where it lies, and what grows there: "east, hills", "north, desert, 2nd from the west". */
export function placeName(hex: Hex, view: DinosaursView): string {
  const { where, side, nth } = placesOf(view).get(`${hex.q},${hex.r}`)!
  const name = t('web-place', { where: t(`web-place-${where}`), terrain: t(`dino-terrain-${hex.terrain}`) })
  return side ? t(`web-place-from-${side}`, { place: name, nth }) : name
}

export function named(thing: Thing, view: DinosaursView): string | null {
  const hex = view.hexes.find((one) => `hex:${one.q},${one.r}` === thing)
  return hex ? placeName(hex, view) : null
}

export function describeHex(hex: Hex, view: DinosaursView, nameOf: (seat: number) => string): string {
  return [
    placeName(hex, view),
    t(`dino-zone-${hex.zone}`),
    hex.star ? t('web-star') : '',
    hex.owner === null ? '' : t('web-dinosaur-of', { owner: nameOf(hex.owner) }),
  ]
    .filter(Boolean)
    .join(', ')
}

export function describeHerd(herd: Herd, name: string): string {
  const genes = GENES.filter((gene) => (herd.genes[gene] ?? 0) > 0).map((gene) => `${t(`dino-gene-${gene}`)} ${herd.genes[gene]}`)
  return [name, t('web-points', { count: herd.points }), t('web-herd', { count: herd.herd }), genes.join(', '), t('web-event-cards', { count: herd.hand_size }), ...Object.entries(herd.effects).map(([effect, amount]) => describeEffect(effect, amount))].join('; ')
}

/** What an event card gives or takes this turn. */
export function describeEffect(name: string, amount: number): string {
  const signed = name === 'fur' || name === 'parasol'
  return t(`web-effect-${name}`, { count: signed ? (amount > 0 ? `+${amount}` : `−${-amount}`) : amount })
}

export function tell(view: DinosaursView, nameOf: (seat: number) => string): string[] {
  return [
    t('web-climate-now', { terrain: t(`dino-terrain-${view.climate.ring[view.climate.sector] ?? 'desert'}`) }),
    `${t('dino-ui-meteor')} ${t('web-meteor-now', { space: view.meteor.space, impact: view.meteor.impact })}`,
    ...view.species.map((herd) => describeHerd(herd, nameOf(herd.seat))),
    ...view.hexes.filter((hex) => hex.owner !== null).map((hex) => describeHex(hex, view, nameOf)),
  ]
}
