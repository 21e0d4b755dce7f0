/**
 * Lessons: a position from a scenario file (or the record of a set game), what the pupil should answer and
 * what the others do meanwhile. The words are `web-lesson-<id>` with `.task`, `.hint` and `.notice`.
 */
import type { GameName } from '../api/types'
import burrow from './scenarios/burrow.json'
import catching from './scenarios/catch.json'
import graze from './scenarios/graze.json'
import horns from './scenarios/horns.json'
import robber from './scenarios/robber.json'
import share from './scenarios/share.json'
import shelter from './scenarios/shelter.json'
import sleep from './scenarios/sleep.json'
import tail from './scenarios/tail.json'
import zone from './scenarios/zone.json'

export interface Lesson {
  id: string
  game: GameName
  start: { scenario: unknown } | { record: unknown }
  /** For each of the pupil's questions, the answers that are to the point. */
  right: readonly (readonly string[])[]
  /** Answers of the other seats, in order; when they run out, the first choice is taken. */
  others: readonly string[]
  /** Keys of what is said before each of the pupil's answers; without them the task alone is said. */
  steps?: readonly string[]
  /** The animal of its picture. */
  portrait: readonly [number, readonly string[]]
}

const FIRST_TURN = { format: 1, ruleset: 'evolution', players: 2, seed: 7, switches: {}, answers: [] }

export const LESSONS: readonly Lesson[] = [
  {
    id: 'first-turn',
    game: 'evolution',
    start: { record: FIRST_TURN },
    right: [['lay mimicry'], ['lay communication/carnivorous'], ['play cooperation/fat-tissue as cooperation on 1 3'], ['play camouflage/fat-tissue as camouflage on 1'], ['play running on 3'], ['play parasite/fat-tissue as parasite on 2'], ['feed 1']],
    others: ['lay piracy', 'lay swimming', 'play hibernation/carnivorous as carnivorous on 2', 'play parasite/carnivorous as parasite on 3', 'pass', 'attack 2 3', 'feed 4'],
    steps: ['web-first-1', 'web-first-2', 'web-first-3', 'web-first-4', 'web-first-5', 'web-first-6', 'web-first-7'],
    portrait: [3, ['running', 'cooperation']],
  },
  { id: 'catch', game: 'evolution', start: { scenario: catching }, right: [['attack 1 4']], others: [], portrait: [14, ['carnivorous', 'sharp-vision']] },
  { id: 'share', game: 'evolution', start: { scenario: share }, right: [['feed 1', 'feed 2']], others: [], portrait: [6, ['cooperation']] },
  { id: 'burrow', game: 'evolution', start: { scenario: burrow }, right: [['feed 2']], others: [], portrait: [2, ['burrowing']] },
  { id: 'tail', game: 'evolution', start: { scenario: tail }, right: [['drop parasite']], others: ['attack 2 1'], portrait: [9, ['tail-loss', 'parasite']] },
  { id: 'robber', game: 'evolution', start: { scenario: robber }, right: [['pirate 1 2']], others: [], portrait: [5, ['piracy']] },
  { id: 'sleep', game: 'evolution', start: { scenario: sleep }, right: [['hibernate 1']], others: [], portrait: [1, ['hibernation', 'big']] },
  { id: 'graze', game: 'evolution', start: { scenario: graze }, right: [['graze 1']], others: [], portrait: [10, ['grazing']] },
  { id: 'shelter', game: 'mutations', start: { scenario: shelter }, right: [['green 1.1']], others: [], portrait: [1, []] },
  { id: 'zone', game: 'dinosaurs', start: { scenario: zone }, right: [['move 3,2 3,1', 'move 3,2 4,1']], others: [], portrait: [7, []] },
  { id: 'horns', game: 'dinosaurs', start: { scenario: horns }, right: [['attack 3,1 4,1']], others: [], portrait: [8, []] },
]
