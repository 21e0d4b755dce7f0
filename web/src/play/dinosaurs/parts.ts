import type { DinosaursView } from '../../api/types'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Details from './Details.svelte'
import Hand from './Hand.svelte'
import Seats from './Seats.svelte'
import { tell } from './words'

function facts(view: DinosaursView): [string, string][] {
  const found: [string, string][] = [
    ['clock', `${t('web-turn', { turn: view.turn })} · ${t(`dino-phase-${view.phase}`)}`],
    ['card', t('web-event-pile', { count: view.pile })],
  ]
  if (view.barren) found.push(['egg', t('dino-card-barren_season')])
  return found
}

const handOf = (view: DinosaursView) => view.species.find((herd) => herd.seat === view.seat)?.hand ?? null

export const parts = { Board, Seats, Details, Scene: null, Hand, handOf, tell, facts }
