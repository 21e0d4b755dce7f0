import { ends, number, numbers, roll, seat, thing, who, type Args, type Effect, type Roll } from '../../lib/effects.svelte'

const species = (name: string) => thing('species', name)
const member = (args: Args) => `animal:${String(args['species'])}.${String(args['number'])}`
const eater = (args: Args) => `animal:${String(args['other'])}.${String(args['other-number'])}`
const own = who('player')
const victim = who('target')
const POOLS = { 'food-dice': 'token:red', 'parasite-dice': 'token:black', 'shelter-dice': 'token:green' }
const climate = (args: Args): readonly Roll[] => Object.entries(POOLS).map(([name, at]) => ({ values: numbers(name)(args), at }))

export const effects: Record<string, Effect> = {
  'event-mut-turn': { time: 1100 },
  'event-mut-last-turn': { time: 1600 },
  'event-mut-attacked': { spring: ends(member, species('other')), sound: 'bite', time: 900, concerns: victim },
  'event-mut-put-red': { flight: ends(() => 'token:red', member), token: 'food', sound: 'food', time: 350 },
  'event-mut-put-green': { flight: ends(() => 'token:green', member), token: 'shelter', sound: 'food', time: 350 },
  'event-mut-put-black': { flight: ends(() => 'token:black', member), token: 'parasite', sound: 'fall', time: 550, concerns: victim },
  'event-mut-turned': { flight: ends(seat('player'), species('species')), token: 'card', sound: 'card', time: 800 },
  'event-mut-has-it': { shake: species('species'), time: 700 },
  'event-mut-is-crowded': { shake: species('species'), time: 700 },
  'event-mut-laid': { shake: species('species'), time: 350 },
  'event-mut-founded': { flight: ends(seat('player'), species('species')), token: 'card', sound: 'card', time: 500 },
  'event-mut-became-species': { shake: species('species'), sound: 'card', time: 600 },
  'event-mut-diverged': { flight: ends(species('species'), species('other')), token: 'card', sound: 'card', time: 700 },
  'event-mut-grew': { flight: ends(seat('player'), member), token: 'card', sound: 'card', time: 450 },
  'event-mut-born': { shake: member, sound: 'card', time: 500 },
  'event-mut-simplified': { shake: species('species'), sound: 'fall', time: 900, concerns: own },
  'event-mut-climate': { dice: climate, sound: 'dice', time: 1700 },
  'event-mut-bounty': { flight: ends(species('species'), () => 'token:red'), token: 'food', sound: 'food', time: 450 },
  'event-mut-grazed': { shake: () => 'token:red', sound: 'food', time: 450 },
  'event-mut-gnawed': { shake: member, sound: 'food', time: 450 },
  'event-mut-redirected': { spring: ends(species('species'), species('other')), sound: 'bite', time: 900, concerns: own },
  'event-mut-revealed': { shake: species('species'), sound: 'card', time: 700 },
  'event-mut-eaten': { flight: ends(species('species'), eater), token: 'food', sound: 'fall', time: 900, concerns: own, recap: true },
  'event-mut-poisoned': { sound: 'fall', time: 800, concerns: own, recap: true },
  'event-mut-scavenged': { shake: member, sound: 'food', time: 400 },
  'event-mut-escaped': { dice: roll(number('die'), species('species')), sound: 'dice', time: 1500, concerns: own },
  'event-mut-caught': { dice: roll(number('die'), species('species')), sound: 'dice', time: 1500, concerns: own },
  'event-mut-starved': { sound: 'fall', time: 700, concerns: own, recap: true, several: ['number', 'web-recap-mut-starved'] },
  'event-mut-parasitised': { sound: 'fall', time: 800, concerns: own, recap: true },
  'event-mut-extinct': { sound: 'fall', time: 900, concerns: own },
  'event-mut-drew': { time: 200, recap: true },
  'event-mut-passed': { time: 350 },
  'event-mut-waited': { time: 250 },
  'event-mut-paid': { time: 250 },
  'event-mut-tie-rolled': { dice: roll(number('die'), seat('player')), sound: 'dice', time: 1500 },
  'event-mut-scored': { time: 900 },
}
