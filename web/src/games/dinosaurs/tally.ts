import type { Line } from '../../api/types'
import { seatOf } from '../../lib/tally'
import type { TallyOf, Told } from '../game'

export const tally: TallyOf = {
  read: ({ text: { key, args } }: Line): Told | null => {
    if (key === 'event-dino-turn') return { turn: Number(args['turn']) }
    const seat = seatOf(args['player'])
    if (key === 'event-dino-scored') {
      const herd = Number(args['count'])
      return { seat, text: { key: 'web-tally-herd', args: {} }, points: herd, total: Number(args['points']) }
    }
    if (key === 'event-dino-bought') return { seat, text: { key: 'web-tally-gene', args: { gene: args['gene'] ?? '' } }, points: -Number(args['price']) }
    return null
  },
  picture: () => null,
}
