/** Prepared deals: much can be seen in them, and easy bots that play the newcomer's cards win with them, too. */
export const FIRST_GAMES = [
  { game: 'evolution', seed: 170, bots: 1, portrait: [14, ['big', 'carnivorous']] },
  { game: 'mutations', seed: 101, bots: 1, portrait: [6, ['running', 'swimming']] },
  { game: 'dinosaurs', seed: 20, bots: 2, portrait: [0, { tail: 1, leg: 1, horn: 1, parasol: 1 }] },
] as const
