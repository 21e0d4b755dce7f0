import type { Creature, EvolutionView, Text } from '../../api/types'
import { USES } from '../../api/uses'
import { fill, kindOf, replace } from '../../lib/attempt'
import type { Move, Thing } from '../../lib/choose'
import type { Taps } from '../game'

/** One side of a card with two. */
export const halfOf = (card: string, side: string): Thing => `half:${card}|${side}`

// A stowed token names the place of a card, not an animal.
const PLACES_OF_CARDS = ['stow', 'unstow']

export const taps: Taps = {
  kinds: { card: 'card', animal: 'animal', other: 'animal', partner: 'animal', territory: 'place' },
  prefixes: { card: 'trait-', place: 'territory-' },
  wordsOnly: PLACES_OF_CARDS.map((name) => `option-${name}`),
  needs: { 'option-lay': 'slot:new' },
  also: {},
  traits: { ...USES, 'option-attack-ignoring': 'intellect', 'option-ignore': 'intellect', 'option-scavenge': 'scavenger' },
  givingAway: ['option-pass', 'preview-leaves-hungry'],
  victim: ({ label: { key, args } }: Move, view: EvolutionView) => (/^option-(attack|ambush|pirate)/.test(key) ? (view.animals.find((animal) => animal.id === args['other'])?.owner ?? null) : null),
  told: /^(animal|card|half):/,
  subjects: ({ key, args }: Text) => (PLACES_OF_CARDS.some((name) => key === `prompt-${name}`) ? [] : ['animal', 'prey'].filter((name) => name in args).map((name) => `animal:${String(args[name])}`)),
  meant: (thing) => thing,
  /** A card that lies on two animals asks for one after the other. */
  hint: (picked: readonly Thing[], left: readonly Move[]) => {
    const pairs = left.filter((move) => /^option-play-(pair|directed)$/.test(move.label.key))
    const kind = pairs.length > 0 && pairs.every((move) => move.label.key === 'option-play-directed') ? 'directed' : 'pair'
    if (picked.some((thing) => thing.startsWith('animal:'))) return pairs.length > 0 ? `web-tap-${kind}-second` : null
    return pairs.length > 0 && pairs.length === left.length ? `web-tap-${kind}-first` : null
  },
  named: () => null,
  implied: (thing: Thing) => (thing.startsWith('half:') ? [`card:${thing.slice(5).split('|')[0] as string}`] : []),
  /** Food is taken from the bank of the place where the animal lives; a card is played by one of its halves. */
  refine: (move: Move, view: EvolutionView): Move => {
    const card = move.things.find((thing) => thing.startsWith('card:'))?.slice(5)
    if (card?.includes('/')) {
      const { trait } = move.label.args
      const sides = trait === undefined ? card.split('/') : [String(trait).replace('@trait-', '')]
      return { ...move, also: sides.map((side) => halfOf(card, side)) }
    }
    if (move.label.key !== 'option-feed') return move
    const place = view.animals.find((animal) => animal.id === move.label.args['animal'])?.at
    return place ? { ...move, also: [`bank:${place}`] } : move
  },
}

const ELSE = { animal: 'feed *', card: 'lay *', half: 'lay *', slot: 'pass', bank: 'end', place: 'pass' }

export function attempt(view: EvolutionView, moves: readonly Move[], picked: readonly Thing[], tapped: Thing): string {
  const thing = taps.implied(tapped)[0] ?? tapped
  return (picked.length === 0 ? (inHunt(view, ...kindOf(thing)) ?? ownUse(view, moves, ...kindOf(thing))) : null) ?? replace(moves, picked, thing) ?? fill(ELSE, thing)
}

/** While animals eat, a rival's animal is prey, if there is anybody who hunts. */
function inHunt(view: EvolutionView, kind: string, value: string): string | null {
  const asked = view.question?.seat === view.seat ? view.question?.prompt.key : ''
  if (kind !== 'animal' || (asked !== 'prompt-feeding' && asked !== 'prompt-feeding-end')) return null
  const prey = view.animals.find((one) => String(one.id) === value)
  if (!prey || prey.owner === view.seat) return null
  // The reason is about the prey, if there is a carnivore that is free and near.
  const free = (one: Creature) => (one.at === prey.at ? 2 : 0) + (one.traits.some((trait) => trait.name === 'carnivorous' && trait.used) ? 0 : 1)
  const carnivores = view.animals.filter((one) => one.owner === view.seat && one.traits.some((trait) => trait.name === 'carnivorous'))
  const [carnivore] = carnivores.sort((a, b) => free(b) - free(a))
  return carnivore ? `attack ${carnivore.id} ${value}` : null
}

/** What an animal may do that takes no food. */
const WITHOUT_FOOD: Readonly<Record<string, string>> = { grazing: 'graze', hibernation: 'hibernate' }

/** Of an animal that is fed, it is not the food that somebody misses. */
function ownUse(view: EvolutionView, moves: readonly Move[], kind: string, value: string): string | null {
  const own = kind === 'animal' && moves.length > 0 ? view.animals.find((one) => String(one.id) === value && one.owner === view.seat) : undefined
  const use = own?.fed ? own.traits.map((trait) => WITHOUT_FOOD[trait.name]).find(Boolean) : undefined
  return use ? `${use} ${value}` : null
}
