import type { Foresight } from '../game'

export const foresight: Foresight = {
  signs: {
    'preview-food': ['food', 'count', false],
    'preview-escapes': ['running', 'percent', false],
    'preview-reacts': ['shell', null, false],
    'preview-redirects': ['mimicry', null, false],
    'preview-drops-trait': ['tail-loss', null, false],
    'preview-harm-poison': ['poisonous', null, true],
    'preview-harm-instant-poison': ['poisonous', null, true],
    'preview-harm-paralysis': ['cnidocytes', null, true],
    'preview-keeps-traits': ['regeneration', null, false],
    'preview-shares': ['cooperation', null, false],
    'preview-scavenger': ['scavenger', null, false],
    'preview-may-conceal': ['anglerfish', null, true],
    'preview-dies-of-poison': ['poisonous', null, true],
    'preview-open-to': ['carnivorous', 'animals', true],
  },
  drawn: [],
  threats: { 'preview-open-to': ['animals', 'animal'] },
}
