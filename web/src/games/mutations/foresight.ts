import type { Foresight } from '../game'

export const foresight: Foresight = {
  signs: {
    'preview-escapes': ['running', 'percent', false],
    'preview-reacts': ['shell', null, false],
    'preview-mut-redirects': ['mimicry', null, false],
    'preview-mut-most-parasites': ['parasite', null, true],
    'preview-mut-starving': ['food', 'count', true],
    'preview-mut-open-to': ['carnivorous', 'species', true],
  },
  drawn: ['preview-mut-unseen-all', 'preview-mut-unseen'],
  threats: { 'preview-mut-open-to': ['species', 'species'] },
}
