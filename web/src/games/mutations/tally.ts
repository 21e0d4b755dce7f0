import type { MutationsView } from '../../api/types'
import type { TallyOf } from '../game'

export const tally: TallyOf = {
  read: () => null,
  picture: (view: MutationsView, kind: string, id: number) => {
    const species = kind === 'species' ? view.table.flatMap((player) => player.row).find((one) => one.id === id) : undefined
    return species ? { id, traits: species.traits } : null
  },
}
