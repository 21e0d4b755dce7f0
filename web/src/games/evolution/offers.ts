import type { Offer } from '../game'

export const offers: readonly Offer[] = [
  {
    base: 'evolution',
    boxes: ['time-to-fly', 'continents', 'gift'],
    animals: [
      [4, ['big', 'carnivorous']],
      [12, ['camouflage', 'running']],
      [8, ['swimming', 'fat-tissue']],
    ],
    players: 3,
    first: { seed: 170, bots: 1, portrait: [14, ['big', 'carnivorous']] },
  },
  {
    base: 'seasons',
    boxes: ['reserve'],
    animals: [
      [11, ['hibernation']],
      [5, ['grazing', 'sharp-vision']],
    ],
    players: 3,
    ground: 'color-mix(in srgb, var(--gold-soft) 60%, var(--land))',
  },
  {
    base: 'cataclysm',
    boxes: ['extra'],
    animals: [
      [2, ['poisonous', 'tail-loss']],
      [7, ['carnivorous', 'scavenger']],
    ],
    players: 3,
    ground: 'var(--rust-soft)',
  },
]
