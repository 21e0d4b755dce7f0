import type { DinosaursView, Text } from '../../api/types'

/** A climate that may come, while somebody looks at it: the map shows its zones. */
export const outlook = $state<{ sector: number | null }>({ sector: null })

export interface Coming {
  terrain: string
  sectors: number[]
  percent: number
}

/** What the climate may come to, with the chances that were foretold: both ways to a terrain are one chance. */
export function coming({ climate }: DinosaursView, foretold: readonly Text[]): Coming[] {
  return foretold
    .filter((text) => text.key === 'preview-dino-climate')
    .map(({ args }) => {
      const terrain = String(args.terrain).replace('@dino-terrain-', '')
      const sectors = climate.next.map((next) => next.sector).filter((sector) => climate.ring[sector] === terrain)
      return { terrain, sectors, percent: Number(args.percent) }
    })
}
