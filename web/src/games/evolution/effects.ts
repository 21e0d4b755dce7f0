import { ends, number, numbers, seat, thing, type Args, type Effect } from '../../lib/effects.svelte'

const animal = thing('animal', 'animal')
const other = thing('animal', 'other')
const bank = (args: Args) => `bank of ${animal(args)}`
const spring = ends(animal, other)

export const effects: Record<string, Effect> = {
  'event-attacked': { spring, sound: 'bite' },
  'event-ambushed': { spring, sound: 'bite' },
  'event-countered': { spring, sound: 'bite' },
  'event-pirated': { flight: ends(other, animal), token: 'food', sound: 'food' },
  'event-fed-red': { flight: ends(bank, animal), token: 'food', sound: 'food' },
  'event-fed-blue': { shake: animal, sound: 'food' },
  'event-shared': { flight: ends(animal, other), token: 'food' },
  'event-scavenged': { shake: animal },
  'event-stored': { shake: animal },
  'event-surplus': { shake: animal },
  'event-played': { flight: ends(seat('seat'), animal), token: 'card', sound: 'card' },
  'event-played-pair': { flight: ends(seat('seat'), animal), token: 'card', sound: 'card' },
  'event-laid': { sound: 'card' },
  'event-laid-in': { sound: 'card' },
  'event-ran': { dice: number('count'), sound: 'dice' },
  'event-bank-rolled': { dice: numbers('dice'), sound: 'dice' },
  'event-bank-rolled-in': { dice: numbers('dice'), sound: 'dice' },
  'event-starved': { sound: 'fall' },
  'event-died-of-poison': { sound: 'fall' },
  'event-over': { sound: 'end' },
}
