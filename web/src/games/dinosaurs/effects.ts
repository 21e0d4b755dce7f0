import { ends, number, numbers, seat, thing, type Effect } from '../../lib/effects.svelte'

const hex = (name: string) => thing('hex', name)
const row = thing('row', 'row')
const hexes = ends(hex('start'), hex('goal'))

export const effects: Record<string, Effect> = {
  'event-dino-moved': { flight: hexes, token: 'piece', sound: 'card' },
  'event-dino-fight-won': { spring: hexes, dice: number('die'), sound: 'bite' },
  'event-dino-fight-lost': { spring: hexes, dice: number('die'), sound: 'bite' },
  'event-dino-played': { flight: ends(seat('player'), () => 'sky:climate'), token: 'card', sound: 'card' },
  'event-dino-played-target': { flight: ends(seat('player'), seat('target')), token: 'card', sound: 'card' },
  'event-dino-played-hex': { flight: ends(seat('player'), hex('hex')), token: 'card', sound: 'fall' },
  'event-dino-born': { flight: ends(seat('player'), hex('hex')), token: 'piece', sound: 'card' },
  'event-dino-scored': { shake: seat('player') },
  'event-dino-bid': { flight: ends(seat('player'), row), token: 'piece', sound: 'card' },
  'event-dino-outbid': { flight: ends(seat('player'), row), token: 'piece', sound: 'bite' },
  'event-dino-drew': { shake: seat('player'), sound: 'card' },
  'event-dino-drew-known': { shake: seat('player'), sound: 'card' },
  'event-dino-meteor-moved': { shake: () => 'sky:meteor' },
  'event-dino-rolled-off': { sound: 'dice' },
  'event-dino-climate-rolled': { dice: number('die'), sound: 'dice' },
  'event-dino-sky-rolled': { dice: numbers('dice'), sound: 'dice' },
  'event-dino-meteor-rolled': { dice: number('die'), sound: 'dice' },
  'event-dino-died': { sound: 'fall' },
  'event-dino-bought': { shake: seat('player'), sound: 'food' },
  'event-dino-ended': { sound: 'end' },
}
