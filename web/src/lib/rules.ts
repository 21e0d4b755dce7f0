import type { Portrait } from './games'

/** The chapters of the rules, in our own words: keys of texts, each with an attribute `text`. */
const FEEDING = ['web-rules-words', 'web-rules-feeding', 'web-rules-attack'] as const
const CHAPTERS: Record<string, readonly string[]> = {
  evolution: ['web-rules-goal', 'web-rules-setup', 'web-rules-turn', 'web-rules-development', 'web-rules-bank', ...FEEDING, 'web-rules-extinction', 'web-rules-end'],
  cataclysm: ['web-rules-cataclysm', 'web-rules-goal', 'web-rules-development', ...FEEDING, 'web-rules-end'],
  seasons: ['web-rules-seasons', 'web-rules-goal', 'web-rules-turn', 'web-rules-development', 'web-rules-bank', ...FEEDING],
  mutations: ['web-rules-mut-goal', 'web-rules-mut-setup', 'web-rules-mut-turn', 'web-rules-mut-words', 'web-rules-mut-development', 'web-rules-mut-climate', 'web-rules-mut-feeding', 'web-rules-mut-attack', 'web-rules-mut-extinction', 'web-rules-mut-end'],
  dinosaurs: ['web-rules-dino-goal', 'web-rules-dino-setup', 'web-rules-dino-order', 'web-rules-dino-climate', 'web-rules-dino-movement', 'web-rules-dino-births', 'web-rules-dino-survival', 'web-rules-dino-meteor', 'web-rules-dino-genes', 'web-rules-dino-events', 'web-rules-dino-end'],
}
const BOXES: Record<string, string> = {
  'time-to-fly': 'web-rules-time-to-fly',
  continents: 'web-rules-continents',
  gift: 'web-rules-gift',
  reserve: 'web-rules-reserve',
  extra: 'web-rules-extra',
  divergence: 'web-rules-divergence',
  borrowed: 'web-rules-borrowed',
  'scarce-genes': 'web-rules-scarce-genes',
}

export function chaptersOf(ruleset: string): string[] {
  const [base = 'evolution', ...boxes] = ruleset.split('+')
  return [...(CHAPTERS[base] ?? []), ...boxes.flatMap((box) => BOXES[box] ?? [])]
}

/** What belongs to a chapter: animals, and a position to try it in, which is a lesson's. */
export interface Example {
  animals?: readonly Portrait[]
  lesson?: string
}

const ATTACK: Example = {
  animals: [
    [14, ['carnivorous', 'sharp-vision']],
    [12, ['camouflage', 'running']],
  ],
  lesson: 'catch',
}
const EXAMPLES: Readonly<Record<string, Example>> = {
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
  'web-rules-attack': ATTACK,
  'web-rules-extinction': { animals: [[1, ['hibernation', 'big']]], lesson: 'sleep' },
  'web-rules-time-to-fly': {
    animals: [
      [2, ['flight']],
      [23, ['shell', 'shy']],
      [9, ['ink-cloud', 'swimming']],
    ],
  },
  'web-rules-continents': {
    animals: [
      [5, ['migration', 'herding']],
      [11, ['suckerfish', 'swimming']],
    ],
  },
  'web-rules-cataclysm': {
    animals: [
      [2, ['poisonous', 'tail-loss']],
      [7, ['carnivorous', 'scavenger']],
    ],
  },
  'web-rules-seasons': { animals: [[11, ['hibernation']]] },
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
  'web-rules-dino-goal': { animals: [[0, { tail: 2, leg: 3, horn: 2, egg: 2, fur: 1, parasol: 2 }]] },
  'web-rules-dino-climate': { animals: [[0, { fur: 3 }], [1, { parasol: 3 }]], lesson: 'zone' },
  'web-rules-dino-movement': { animals: [[0, { leg: 3, tail: 1 }], [1, { horn: 3 }]], lesson: 'drive' },
  'web-rules-dino-births': { animals: [[0, { egg: 3 }]], lesson: 'nest' },
  'web-rules-dino-survival': { animals: [[0, { fur: 3 }]], lesson: 'fur' },
}
/** Positions to try a trait or a gene in, by the key of the card. */
const TRIED: Readonly<Record<string, string>> = {
  'trait-carnivorous': 'catch',
  'trait-cooperation': 'share',
  'trait-burrowing': 'burrow',
  'trait-tail-loss': 'tail',
  'trait-piracy': 'robber',
  'trait-hibernation': 'sleep',
  'trait-grazing': 'graze',
  'mut-trait-carnivorous': 'prey',
  'mut-trait-burrowing': 'hide',
  'dino-gene-horn': 'horns',
  'dino-gene-fur': 'fur',
}

export const exampleOf = (chapter: string): Example => EXAMPLES[chapter] ?? {}
export const triedIn = (card: string): string | null => TRIED[card] ?? null
