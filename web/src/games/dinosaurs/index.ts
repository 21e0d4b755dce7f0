import type { DinosaursView } from '../../api/types'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Details from './Details.svelte'
import { effects } from './effects'
import { foresight } from './foresight'
import Hand from './Hand.svelte'
import Seats from './Seats.svelte'
import { story } from './story'
import { tally } from './tally'
import { attempt, taps } from './taps'
import { tell } from './words'

function facts(view: DinosaursView): [string, string, string?][] {
  const found: [string, string, string?][] = [
    ['clock', `${t('web-turn', { turn: view.turn })} · ${t(`dino-phase-${view.phase}`)}`],
    ['card', t('web-event-pile', { count: view.pile })],
  ]
  if (view.barren) found.push(['egg', t('dino-card-barren-season'), 'dino-card-barren-season'])
  return found
}

const handOf = (view: DinosaursView) => view.species.find((herd) => herd.seat === view.seat)?.hand ?? null

export const game = { Board, Seats, Details, Scene: null, Hand, lowHand: true, handOf, tell, facts, taps, attempt, effects, tally, story, foresight }
