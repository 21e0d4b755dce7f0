import type { EvolutionView, Line } from '../../api/types'
import { seatOf } from '../../lib/tally'
import type { TallyOf } from '../game'
import { drawnTraits, pairsOf } from './creature'

export const tally: TallyOf = {
  read: ({ text: { key, args } }: Line) => {
    if (key === 'event-turn') return { turn: Number(args['turn']) }
    if (key === 'event-points') return { seat: seatOf(args['player']), text: { key: 'web-tally-animals', args: {} }, points: Number(args['count']) }
    return null
  },
  picture: (view: EvolutionView, kind: string, id: number) => {
    const animal = kind === 'animal' ? view.animals.find((one) => one.id === id) : undefined
    return animal ? { id, traits: drawnTraits(animal, pairsOf(animal, view)) } : null
  },
}
