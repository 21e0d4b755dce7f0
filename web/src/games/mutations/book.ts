import type { Book } from '../game'

/** Drawings are called after the traits of the card game. */
const nameOf = (key: string) => key.replace(/^mut-trait-/, '').replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

export const book: Book = {
  chapters: {
    mutations: ['web-rules-mut-goal', 'web-rules-mut-setup', 'web-rules-mut-turn', 'web-rules-mut-words', 'web-rules-mut-development', 'web-rules-mut-climate', 'web-rules-mut-feeding', 'web-rules-mut-attack', 'web-rules-mut-extinction', 'web-rules-mut-end'],
    divergence: ['web-rules-divergence'],
    borrowed: ['web-rules-borrowed'],
  },
  examples: {
    'web-rules-mut-goal': {
      animals: [
        [6, ['budding']],
        [6, ['budding']],
        [9, ['extremophile', 'big']],
      ],
    },
    'web-rules-mut-feeding': { animals: [[1, []]], lesson: 'shelter' },
    'web-rules-mut-attack': { animals: [[9, ['carnivorous']]], lesson: 'prey' },
    'web-rules-mut-extinction': { animals: [[2, ['parasite']]], lesson: 'parasite' },
    'web-rules-divergence': { animals: [[3, ['big', 'running']]], lesson: 'split' },
    'web-rules-borrowed': { animals: [[9, ['carnivorous', 'intellect']]], lesson: 'guests' },
  },
  tried: {
    'mut-trait-carnivorous': 'prey',
    'mut-trait-burrowing': 'hide',
  },
  sign: nameOf,
  portrait: (key) => [7, [nameOf(key)]],
  rank: () => '',
}
