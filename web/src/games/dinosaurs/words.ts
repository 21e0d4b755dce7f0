import type { DinosaursView, Herd, Hex } from '../../api/types'
import { t } from '../../lib/words.svelte'

export const GENES = ['tail', 'leg', 'horn', 'egg', 'fur', 'parasol', 'mutation'] as const

export function describeHex(hex: Hex, nameOf: (seat: number) => string): string {
  return [
    `${hex.q},${hex.r}`,
    t(`dino-terrain-${hex.terrain}`),
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
    ...view.hexes.filter((hex) => hex.owner !== null).map((hex) => describeHex(hex, nameOf)),
  ]
}
