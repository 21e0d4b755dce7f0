import type { EvolutionView } from '../../api/types'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import { cardName, describe, pairsOf } from './creature'
import Details from './Details.svelte'
import { effects } from './effects'
import { foresight } from './foresight'
import Hand from './Hand.svelte'
import Scene from './Scene.svelte'
import Seats from './Seats.svelte'
import { story } from './story'
import { tally } from './tally'
import { attempt, taps } from './taps'

function tell(view: EvolutionView, nameOf: (seat: number) => string): string[] {
  const lines = view.territories.map((place) => t('web-bank', { place: t(`territory-${place.name}`), count: place.bank }))
  for (const seat of view.seats) {
    lines.push(t('web-seat-told', { who: nameOf(seat.seat), hand: seat.hand, discard: seat.discarded, points: seat.score }))
    for (const animal of view.animals) if (animal.owner === seat.seat) lines.push(describe(animal, pairsOf(animal, view), nameOf(animal.owner), view.territories.length > 1))
    if (seat.cards) lines.push(t('web-your-cards', { cards: seat.cards.map(cardName).join('; ') || '–' }))
  }
  return lines
}

function facts(view: EvolutionView): [string, string][] {
  const turn = view.turns ? t('web-turn-of', { turn: view.turn, turns: view.turns }) : t('web-turn', { turn: view.turn })
  const found: [string, string][] = [
    ['clock', `${turn} · ${t(`phase-${view.phase}`)}`],
    ['deck', t('web-deck', { count: view.deck })],
  ]
  if (view.last_turn) found.splice(1, 0, ['star', t('web-last-turn')])
  return found
}

const handOf = (view: EvolutionView) => view.seats.find((seat) => seat.seat === view.seat)?.cards ?? null

export const game = { Board, Seats, Details, Scene, Hand, lowHand: false, handOf, tell, facts, taps, attempt, effects, tally, story, foresight }
