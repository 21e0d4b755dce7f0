import type { Offer } from '../game'

export const offers: readonly Offer[] = [
  {
    base: 'mutations',
    boxes: ['divergence', 'borrowed'],
    animals: [
      [6, ['budding', 'parasite']],
      [6, ['budding']],
      [9, ['extremophile', 'big']],
    ],
    players: 3,
    ground: 'var(--land-2)',
    first: { seed: 101, bots: 1, portrait: [6, ['running', 'swimming']] },
  },
]
