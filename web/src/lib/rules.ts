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

/** What belongs to a chapter: animals (id and traits), dinosaurs by their genes, and a position to try it in, which is a lesson's. */
export interface Example {
  cast?: readonly (readonly [number, readonly string[]])[]
  herd?: readonly Readonly<Record<string, number>>[]
  lesson?: string
}

const ATTACK: Example = {
  cast: [
    [14, ['carnivorous', 'sharp-vision']],
    [12, ['camouflage', 'running']],
  ],
  lesson: 'catch',
}
const EXAMPLES: Readonly<Record<string, Example>> = {
  'web-rules-goal': {
    cast: [
      [4, ['big', 'carnivorous']],
      [8, ['swimming', 'fat-tissue']],
    ],
    lesson: 'first-turn',
  },
  'web-rules-development': {
    cast: [
      [20, []],
      [20, ['tail-loss']],
      [20, ['tail-loss', 'running', 'big']],
    ],
  },
  'web-rules-feeding': {
    cast: [
      [6, ['cooperation']],
      [3, ['cooperation', 'grazing']],
    ],
    lesson: 'share',
  },
  'web-rules-attack': ATTACK,
  'web-rules-extinction': { cast: [[1, ['hibernation', 'big']]], lesson: 'sleep' },
  'web-rules-time-to-fly': {
    cast: [
      [2, ['flight']],
      [23, ['shell', 'shy']],
      [9, ['ink-cloud', 'swimming']],
    ],
  },
  'web-rules-continents': {
    cast: [
      [5, ['migration', 'herding']],
      [11, ['suckerfish', 'swimming']],
    ],
  },
  'web-rules-cataclysm': {
    cast: [
      [2, ['poisonous', 'tail-loss']],
      [7, ['carnivorous', 'scavenger']],
    ],
  },
  'web-rules-seasons': { cast: [[11, ['hibernation']]] },
  'web-rules-mut-goal': {
    cast: [
      [6, ['budding']],
      [6, ['budding']],
      [9, ['extremophile', 'big']],
    ],
  },
  'web-rules-mut-feeding': { cast: [[1, []]], lesson: 'shelter' },
  'web-rules-mut-attack': { cast: [[9, ['carnivorous']]], lesson: 'prey' },
  'web-rules-mut-extinction': { cast: [[2, ['parasite']]], lesson: 'parasite' },
  'web-rules-dino-goal': { herd: [{ tail: 2, leg: 3, horn: 2, egg: 2, fur: 1, parasol: 2 }] },
  'web-rules-dino-climate': { herd: [{ fur: 3 }, { parasol: 3 }], lesson: 'zone' },
  'web-rules-dino-movement': { herd: [{ leg: 3, tail: 1 }, { horn: 3 }], lesson: 'drive' },
  'web-rules-dino-births': { herd: [{ egg: 3 }], lesson: 'nest' },
  'web-rules-dino-survival': { herd: [{ fur: 3 }], lesson: 'fur' },
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
