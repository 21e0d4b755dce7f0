import type { Cut, FanCut } from '../../play/layout'

/** The measures of an animal card. */
export const CUT: Cut = {
  tiers: [
    { tier: 'full', from: 98, aspect: 1.42 },
    { tier: 'signs', from: 50, aspect: 1.22 },
    { tier: 'token', from: 26, aspect: 1.1 },
  ],
  largest: 168,
  floor: 26,
  head: { full: 0, signs: 0, token: 0 },
  edge: { full: 0, signs: 0, token: 0 },
  least: { full: 1, signs: 1, token: 1 },
  gap: { full: 8, signs: 7, token: 4 },
  ties: 18,
}

/** The measures of a card in the hand; each half is big enough for a finger. */
export const HAND: FanCut = {
  tiers: [
    { tier: 'full', from: 84, low: 110, aspect: 1.36 },
    { tier: 'signs', from: 62, low: 49 },
    { tier: 'token', from: 28, low: 49 },
  ],
  largest: 124,
  gap: 7,
}
