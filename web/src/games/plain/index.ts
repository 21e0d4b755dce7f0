/** Any game in words: the position as text, the options as a list. */
import type { AnyView } from '../../api/types'
import type { Game } from '../game'
import Board from './Board.svelte'
import Nothing from './Nothing.svelte'
import Seats from './Seats.svelte'

const SHOWN_ELSEWHERE = ['ruleset', 'game', 'question', 'scores', 'winners', 'tally', 'seat', 'players']

/** Every fact of a view as a line `where: value`. */
export function tell(view: AnyView): string[] {
  const lines: string[] = []
  const walk = (value: unknown, path: string) => {
    if (value !== null && typeof value === 'object' && !(Array.isArray(value) && value.every((one) => typeof one !== 'object')))
      for (const [name, inner] of Object.entries(value)) walk(inner, path ? `${path}.${name}` : name)
    else lines.push(`${path}: ${Array.isArray(value) ? value.join(', ') || '–' : String(value)}`)
  }
  walk(Object.fromEntries(Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.includes(name))), '')
  return lines
}

export const PLAIN: Game = {
  Board,
  Seats,
  Details: Nothing,
  Hand: null,
  lowHand: false,
  handOf: () => null,
  Scene: null,
  tell,
  facts: () => [],
  taps: { kinds: {}, prefixes: {}, wordsOnly: [], needs: {}, also: {}, traits: {}, givingAway: [], victim: () => null, told: /^$/, subjects: () => [], implied: () => [], meant: (thing) => thing, refine: (move) => move, named: () => null },
  attempt: (_view, _moves, _picked, thing) => thing,
  effects: {},
  tally: { read: () => null, picture: () => null },
  story: { turn: '', moves: [], parts: null, table: [], weighty: [] },
  foresight: { signs: {}, drawn: [], threats: {} },
}
