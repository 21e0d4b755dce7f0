import { ends, number, seat, thing, type Args, type Effect } from '../../lib/effects.svelte'

const species = (name: string) => thing('species', name)
const member = (args: Args) => `animal:${String(args['species'])}.${String(args['number'])}`
const eater = (args: Args) => `animal:${String(args['other'])}.${String(args['other-number'])}`

export const effects: Record<string, Effect> = {
  'event-mut-attacked': { spring: ends(member, species('other')), sound: 'bite' },
  'event-mut-put-red': { flight: ends(() => 'token:red', member), token: 'food', sound: 'food' },
  'event-mut-put-green': { flight: ends(() => 'token:green', member), token: 'shelter', sound: 'food' },
  'event-mut-put-black': { flight: ends(() => 'token:black', member), token: 'parasite', sound: 'fall' },
  'event-mut-turned': { flight: ends(seat('player'), species('species')), token: 'card', sound: 'card' },
  'event-mut-laid': { shake: species('species') },
  'event-mut-founded': { flight: ends(seat('player'), species('species')), token: 'card', sound: 'card' },
  'event-mut-became-species': { shake: species('species'), sound: 'card' },
  'event-mut-diverged': { flight: ends(species('species'), species('other')), token: 'card', sound: 'card' },
  'event-mut-grew': { flight: ends(seat('player'), member), token: 'card', sound: 'card' },
  'event-mut-born': { shake: member, sound: 'card' },
  'event-mut-simplified': { shake: species('species'), sound: 'fall' },
  'event-mut-climate': { shake: () => ['token:red', 'token:green', 'token:black'], sound: 'dice' },
  'event-mut-bounty': { flight: ends(species('species'), () => 'token:red'), token: 'food', sound: 'food' },
  'event-mut-grazed': { shake: () => 'token:red', sound: 'food' },
  'event-mut-gnawed': { shake: member, sound: 'food' },
  'event-mut-redirected': { spring: ends(species('species'), species('other')), sound: 'bite' },
  'event-mut-turned-up': { shake: species('species'), sound: 'card' },
  'event-mut-eaten': { flight: ends(species('species'), eater), token: 'food', sound: 'fall' },
  'event-mut-poisoned': { sound: 'fall' },
  'event-mut-scavenged': { shake: member, sound: 'food' },
  'event-mut-escaped': { dice: number('die'), sound: 'dice' },
  'event-mut-caught': { dice: number('die'), sound: 'dice' },
  'event-mut-starved': { sound: 'fall' },
  'event-mut-parasitised': { sound: 'fall' },
}
