/** The chapters of the rules, in our own words: keys of texts, each with an attribute `text`. */
const CHAPTERS: Record<string, readonly string[]> = {
  evolution: ['web-rules-goal', 'web-rules-turn', 'web-rules-development', 'web-rules-bank', 'web-rules-feeding', 'web-rules-attack', 'web-rules-extinction', 'web-rules-end'],
  cataclysm: ['web-rules-cataclysm', 'web-rules-feeding', 'web-rules-attack'],
  seasons: ['web-rules-seasons', 'web-rules-development', 'web-rules-feeding', 'web-rules-attack'],
  mutations: ['web-rules-mut-goal', 'web-rules-mut-development', 'web-rules-mut-climate', 'web-rules-mut-feeding', 'web-rules-mut-attack', 'web-rules-mut-extinction', 'web-rules-mut-end'],
  dinosaurs: ['web-rules-dino-goal', 'web-rules-dino-order', 'web-rules-dino-climate', 'web-rules-dino-movement', 'web-rules-dino-births', 'web-rules-dino-survival', 'web-rules-dino-genes', 'web-rules-dino-meteor'],
}
const BOXES: Record<string, string> = { 'time-to-fly': 'web-rules-time-to-fly', continents: 'web-rules-continents', gift: 'web-rules-gift' }

export function chaptersOf(ruleset: string): string[] {
  const [base = 'evolution', ...boxes] = ruleset.split('+')
  return [...(CHAPTERS[base] ?? []), ...boxes.flatMap((box) => BOXES[box] ?? [])]
}
