import type { Cut } from '../../play/layout'

/** The measures of a species: its head above, its animals in cells below. */
export const CUT: Cut = {
  tiers: [
    { tier: 'full', from: 74, aspect: 1.04 },
    { tier: 'signs', from: 44, aspect: 1.06 },
    { tier: 'token', from: 24, aspect: 1.15 },
  ],
  largest: 118,
  floor: 16,
  head: { full: 44, signs: 25, token: 14 },
  edge: { full: 4, signs: 4, token: 2 },
  least: { full: 1.5, signs: 1.5, token: 1.7 },
  gap: { full: 8, signs: 6, token: 3 },
  ties: 0,
}
