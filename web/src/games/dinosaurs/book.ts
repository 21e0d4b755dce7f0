import { eventSign } from '../../art/icons'
import { t } from '../../lib/words.svelte'
import type { Book } from '../game'

const [GENE, EVENT] = ['dino-gene-', 'dino-card-'] as const
const isEvent = (key: string) => key.startsWith(EVENT)

export const book: Book = {
  chapters: {
    dinosaurs: ['web-rules-dino-goal', 'web-rules-dino-setup', 'web-rules-dino-order', 'web-rules-dino-climate', 'web-rules-dino-movement', 'web-rules-dino-births', 'web-rules-dino-survival', 'web-rules-dino-meteor', 'web-rules-dino-genes', 'web-rules-dino-events', 'web-rules-dino-end'],
    'scarce-genes': ['web-rules-scarce-genes'],
  },
  examples: {
    'web-rules-dino-goal': { animals: [[0, { tail: 2, leg: 3, horn: 2, egg: 2, fur: 1, parasol: 2 }]] },
    'web-rules-dino-climate': { animals: [[0, { fur: 3 }], [1, { parasol: 3 }]], lesson: 'zone' },
    'web-rules-dino-movement': { animals: [[0, { leg: 3, tail: 1 }], [1, { horn: 3 }]], lesson: 'drive' },
    'web-rules-dino-births': { animals: [[0, { egg: 3 }]], lesson: 'nest' },
    'web-rules-dino-survival': { animals: [[0, { fur: 3 }]], lesson: 'fur' },
    'web-rules-dino-meteor': { lesson: 'meteor' },
    'web-rules-dino-genes': { lesson: 'bargain' },
    'web-rules-dino-events': { lesson: 'coat' },
  },
  tried: {
    'dino-gene-horn': 'horns',
    'dino-gene-fur': 'fur',
  },
  sign: (key) => (isEvent(key) ? eventSign(key.slice(EVENT.length)) : key.slice(GENE.length)),
  portrait: (key) => (key.startsWith(GENE) ? [0, { [key.slice(GENE.length)]: 3 }] : null),
  // Genes before event cards, which go by their moments.
  rank: (key) => (isEvent(key) ? t(`${key}.about`) : ''),
}
