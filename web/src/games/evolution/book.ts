import type { Book } from '../game'

const FEEDING = ['web-rules-words', 'web-rules-feeding', 'web-rules-attack'] as const
const nameOf = (key: string) => key.replace(/^trait-/, '')

export const book: Book = {
  chapters: {
    evolution: ['web-rules-goal', 'web-rules-setup', 'web-rules-turn', 'web-rules-development', 'web-rules-bank', ...FEEDING, 'web-rules-extinction', 'web-rules-end'],
    cataclysm: ['web-rules-cataclysm', 'web-rules-goal', 'web-rules-development', ...FEEDING, 'web-rules-end'],
    seasons: ['web-rules-seasons', 'web-rules-goal', 'web-rules-turn', 'web-rules-development', 'web-rules-bank', ...FEEDING],
    'time-to-fly': ['web-rules-time-to-fly'],
    continents: ['web-rules-continents'],
    gift: ['web-rules-gift'],
    reserve: ['web-rules-reserve'],
    extra: ['web-rules-extra'],
  },
  examples: {
    'web-rules-goal': {
      animals: [
        [4, ['big', 'carnivorous']],
        [8, ['swimming', 'fat-tissue']],
      ],
      lesson: 'first-turn',
    },
    'web-rules-development': {
      animals: [
        [20, []],
        [20, ['tail-loss']],
        [20, ['tail-loss', 'running', 'big']],
      ],
    },
    'web-rules-feeding': {
      animals: [
        [6, ['cooperation']],
        [3, ['cooperation', 'grazing']],
      ],
      lesson: 'share',
    },
    'web-rules-attack': {
      animals: [
        [14, ['carnivorous', 'sharp-vision']],
        [12, ['camouflage', 'running']],
      ],
      lesson: 'catch',
    },
    'web-rules-extinction': { animals: [[1, ['hibernation', 'big']]], lesson: 'sleep' },
    'web-rules-time-to-fly': {
      animals: [
        [2, ['flight']],
        [23, ['shell', 'shy']],
        [9, ['ink-cloud', 'swimming']],
      ],
      lesson: 'wings',
    },
    'web-rules-continents': {
      animals: [
        [5, ['migration', 'herding']],
        [11, ['suckerfish', 'swimming']],
      ],
      lesson: 'journey',
    },
    'web-rules-cataclysm': {
      animals: [
        [2, ['poisonous', 'tail-loss']],
        [7, ['carnivorous', 'scavenger']],
      ],
      lesson: 'last-card',
    },
    'web-rules-gift': { animals: [[4, ['homeothermy']]], lesson: 'warm' },
    'web-rules-seasons': { animals: [[11, ['hibernation']]], lesson: 'seasons' },
    'web-rules-reserve': { animals: [[8, ['fat-tissue']]], lesson: 'reserve' },
    'web-rules-extra': { animals: [[14, ['carnivorous', 'intellect']]], lesson: 'wits' },
  },
  tried: {
    'trait-carnivorous': 'catch',
    'trait-cooperation': 'share',
    'trait-burrowing': 'burrow',
    'trait-tail-loss': 'tail',
    'trait-piracy': 'robber',
    'trait-hibernation': 'sleep',
    'trait-grazing': 'graze',
  },
  sign: nameOf,
  portrait: (key) => [7, [nameOf(key)]],
  rank: () => '',
}
