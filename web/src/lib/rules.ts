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
