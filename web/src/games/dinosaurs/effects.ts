import { ends, number, numbers, roll, seat, thing, who, type Args, type Effect, type Roll } from '../../lib/effects.svelte'
import { seatOf } from '../../lib/tally'

const hex = (name: string) => thing('hex', name)
const row = thing('row', 'row')
const hexes = ends(hex('start'), hex('goal'))
const own = who('player')
const target = who('target')
/** Each player's die lands at their seat: `P2 – 5`. */
const rolledOff = (args: Args): readonly Roll[] =>
  (Array.isArray(args['rolls']) ? args['rolls'].map(String) : []).map((one) => {
    const [player = '', die = ''] = one.split(' – ')
    return { values: [Number(die)], at: `seat:${seatOf(player)}` }
  })

export const effects: Record<string, Effect> = {
  'event-dino-turn': { time: 1000 },
  'event-dino-order': { time: 700 },
  'event-dino-moved': { flight: hexes, token: 'piece', sound: 'card', time: 400 },
  'event-dino-fight-won': { spring: hexes, dice: roll(number('die'), hex('goal')), sound: 'bite', time: 1600, concerns: target, recap: true },
  'event-dino-fight-lost': { spring: hexes, dice: roll(number('die'), hex('goal')), sound: 'bite', time: 1600, concerns: target, recap: true },
  'event-dino-played': { flight: ends(seat('player'), () => 'sky:climate'), token: 'card', sound: 'card', time: 1100 },
  'event-dino-played-target': { flight: ends(seat('player'), seat('target')), token: 'card', sound: 'card', time: 1100, concerns: target },
  'event-dino-played-target-hex': { flight: ends(seat('player'), hex('hex')), token: 'card', sound: 'fall', time: 1100, concerns: target, recap: true },
  'event-dino-born': { flight: ends(seat('player'), hex('hex')), token: 'piece', sound: 'card', time: 350 },
  'event-dino-scored': { shake: seat('player'), time: 600 },
  'event-dino-bid': { flight: ends(seat('player'), row), token: 'piece', sound: 'card', time: 600 },
  'event-dino-bid-target': { flight: ends(seat('player'), row), token: 'piece', sound: 'bite', time: 900, concerns: target },
  'event-dino-declined': { time: 500 },
  'event-dino-drew': { shake: seat('player'), sound: 'card', time: 250 },
  'event-dino-drew-known': { shake: seat('player'), sound: 'card', time: 1000, recap: true },
  'event-dino-meteor-moved': { shake: () => 'sky:meteor', time: 900 },
  'event-dino-meteor-rests': { time: 500 },
  'event-dino-rolled-off': { dice: rolledOff, sound: 'dice', time: 1500 },
  'event-dino-climate-rolled': { dice: roll(number('die'), () => 'sky:climate'), sound: 'dice', time: 1600 },
  'event-dino-climate-moved': { shake: () => 'sky:climate', time: 900 },
  'event-dino-sky-rolled': { dice: roll(numbers('dice'), () => 'sky:climate'), sound: 'dice', time: 1600 },
  'event-dino-meteor-rolled': { dice: roll(number('die'), () => 'sky:meteor'), sound: 'dice', time: 1800 },
  'event-dino-died': { sound: 'fall', time: 650, concerns: own, recap: true },
  'event-dino-bought': { shake: seat('player'), sound: 'food', time: 500, recap: true },
  'event-dino-laid': { time: 900 },
  'event-dino-held': { time: 200 },
  'event-dino-stopped': { time: 0 },
  'event-dino-brood': { time: 300 },
  'event-dino-ended': { sound: 'end', time: 1500 },
}
