/** Prepared deals in which much can be seen; two opponents or one, and easy. */
export const FIRST_GAMES = [
  { game: 'evolution', seed: 11, bots: 1, portrait: [14, ['big', 'carnivorous']] },
  { game: 'mutations', seed: 12, bots: 1, portrait: [6, ['running', 'swimming']] },
  { game: 'dinosaurs', seed: 20, bots: 2, portrait: [0, { tail: 1, leg: 1, horn: 1, parasol: 1 }] },
] as const
