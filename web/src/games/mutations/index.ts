import type { MutationsView } from '../../api/types'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Details from './Details.svelte'
import { effects } from './effects'
import { foresight } from './foresight'
import Scene from './Scene.svelte'
import Seats from './Seats.svelte'
import { story } from './story'
import { tally } from './tally'
import { attempt, taps } from './taps'
import { tell } from './words'

function facts(view: MutationsView): [string, string][] {
  const found: [string, string][] = [
    ['clock', `${t('web-turn', { turn: view.turn })} · ${t(`ui-mut-phase-${view.phase}`)}`],
    ['deck', t('web-general-deck', { count: view.general })],
  ]
  if (view.last_turn) found.splice(1, 0, ['star', t('web-last-turn')])
  return found
}

export const game = { Board, Seats, Details, Scene, Hand: null, handOf: () => null, lowHand: false, tell, facts, taps, attempt, effects, tally, story, foresight }
