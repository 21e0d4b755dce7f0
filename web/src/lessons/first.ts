/** Prepared deals: much can be seen in them, and easy bots that play the newcomer's cards win with them, too. */
import { OFFERS } from '../lib/games'

export const FIRST_GAMES = OFFERS.flatMap(({ base, first }) => (first ? [{ game: base, ...first }] : []))
