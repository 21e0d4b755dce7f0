import type { EvolutionView } from '../../api/types'
import { ends, number, numbers, roll, seat, thing, who, type Args, type Effect } from '../../lib/effects.svelte'

const animal = thing('animal', 'animal')
const other = thing('animal', 'other')
const bank = (args: Args) => `bank of ${animal(args)}`
const spring = ends(animal, other)
/** To whom an animal belongs. */
const ownerOf = (name: string) => (args: Args, view: EvolutionView) => view.animals.find((one) => one.id === Number(args[name]))?.owner
const own = who('player')
/** Whose animals somebody else plays a card on. */
const laden =
  (...names: readonly string[]) =>
  (args: Args, view: EvolutionView) =>
    names.map((name) => ownerOf(name)(args, view)).find((owner) => owner !== own(args))

export const effects: Record<string, Effect> = {
  'event-turn': { time: 1100 },
  'event-last-turn': { time: 1600 },
  'event-attacked': { spring, sound: 'bite', time: 900, concerns: ownerOf('other') },
  'event-ambushed': { spring, sound: 'bite', time: 900, concerns: ownerOf('other') },
  'event-countered': { spring, sound: 'bite', time: 900, concerns: ownerOf('other') },
  'event-mimicked': { time: 800, concerns: ownerOf('other') },
  'event-hid': { shake: animal, time: 800, concerns: own },
  'event-inked': { shake: animal, time: 800, concerns: own },
  'event-revealed': { shake: animal, sound: 'card', time: 800 },
  'event-poisoned': { shake: animal, sound: 'fall', time: 900, concerns: own },
  'event-paralysed': { shake: animal, sound: 'fall', time: 900, concerns: own },
  'event-climbed': { shake: animal, time: 800, concerns: own },
  'event-torn': { shake: animal, sound: 'fall', time: 800, concerns: own },
  'event-clashed': { shake: animal, sound: 'fall', time: 800, concerns: own },
  'event-hungry': { shake: animal, sound: 'fall', time: 700, concerns: own },
  'event-eaten': { time: 900, concerns: ownerOf('other'), recap: true },
  'event-escaped': { time: 800, concerns: own },
  'event-dropped': { time: 800, concerns: own },
  'event-pirated': { flight: ends(other, animal), token: 'food', sound: 'food', time: 700, concerns: ownerOf('other') },
  'event-fed-red': { flight: ends(bank, animal), token: 'food', sound: 'food', time: 350 },
  'event-fed-blue': { shake: animal, sound: 'food', time: 350 },
  'event-shared': { flight: ends(animal, other), token: 'food', time: 300 },
  'event-scavenged': { shake: animal, time: 400 },
  'event-stored': { shake: animal, time: 350 },
  'event-surplus': { shake: animal, time: 350 },
  'event-grazed': { time: 450 },
  'event-played': { flight: ends(seat('player'), animal), token: 'card', sound: 'card', time: 600, concerns: laden('animal') },
  'event-played-pair-directed': { flight: ends(seat('player'), animal), token: 'card', sound: 'card', time: 600, concerns: laden('animal', 'other') },
  'event-played-pair': { flight: ends(seat('player'), animal), token: 'card', sound: 'card', time: 600, concerns: laden('animal', 'other') },
  'event-laid': { sound: 'card', time: 450 },
  'event-laid-in': { sound: 'card', time: 450 },
  'event-ran': { dice: roll(number('count'), animal), sound: 'dice', time: 1500 },
  'event-bank-rolled': { dice: roll(numbers('dice'), () => 'bank:table'), sound: 'dice', time: 1700 },
  'event-bank-rolled-in': { dice: roll(numbers('dice'), (args) => `bank:${String(args['territory']).replace('@territory-', '')}`), sound: 'dice', time: 1400 },
  'event-starved': { sound: 'fall', time: 800, concerns: own, recap: true },
  'event-died-of-poison': { sound: 'fall', time: 800, concerns: own, recap: true },
  'event-died-of': { sound: 'fall', time: 800, concerns: own, recap: true },
  'event-drew': { time: 250 },
  'event-drew-seen': { time: 900, recap: true },
  'event-dealt': { time: 150 },
  'event-passed': { time: 350 },
  'event-first': { time: 200 },
  'event-points': { time: 900 },
  'event-over': { sound: 'end', time: 1200 },
}
