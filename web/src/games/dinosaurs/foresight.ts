import type { Foresight } from '../game'

export const foresight: Foresight = {
  signs: {
    'preview-dino-wins': ['horn', 'percent', false],
    'preview-dino-doomed': ['poisonous', null, true],
    'preview-dino-some-die': ['poisonous', 'dying', true],
    'preview-dino-loses': ['poisonous', 'count', true],
  },
  drawn: ['preview-dino-climate'],
  threats: {},
}
