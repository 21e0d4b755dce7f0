import type { DinosaursView, Herd, Hex } from '../../api/types'
import type { Thing } from '../../lib/choose'
import { t } from '../../lib/words.svelte'

export const GENES = ['tail', 'leg', 'horn', 'egg', 'fur', 'parasol', 'mutation'] as const

const DIRECTIONS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const

/** A place of the map by where it lies, and what grows there: "east, hills". */
export function placeName(hex: Hex, view: DinosaursView): string {
  const across = (one: Hex) => Math.sqrt(3) * (one.q + one.r / 2)
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const x = across(hex) - middle(view.hexes.map(across))
  const y = 1.5 * (hex.r - middle(view.hexes.map((one) => one.r)))
  const where = Math.hypot(x, y) < 1.2 ? 'centre' : DIRECTIONS[Math.round((Math.atan2(y, x) / Math.PI) * 4 + 8) % 8]
  return t('web-place', { where: t(`web-place-${where}`), terrain: t(`dino-terrain-${hex.terrain}`) })
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
