import type { Offer } from '../game'

export const offers: readonly Offer[] = [
  {
    base: 'dinosaurs',
    boxes: ['scarce-genes'],
    animals: [
      [0, { tail: 2, leg: 3, horn: 2, egg: 2, fur: 1, parasol: 2 }],
      [1, { tail: 1, leg: 1, fur: 2 }],
    ],
    players: 4,
    ground: 'color-mix(in srgb, var(--gold-soft) 60%, var(--land))',
    led: true,
    first: { seed: 20, bots: 2, portrait: [0, { tail: 1, leg: 1, horn: 1, parasol: 1 }] },
  },
]
