import type { EvolutionView, Text } from '../../api/types'
import { fill, kindOf, replace } from '../../lib/attempt'
import type { Move, Thing } from '../../lib/choose'
import type { Taps } from '../game'

/** One side of a card with two. */
export const halfOf = (card: string, side: string): Thing => `half:${card}|${side}`

// A stowed token names the place of a card, not an animal.
const PLACES_OF_CARDS = ['stow', 'unstow']

export const taps: Taps = {
  kinds: { card: 'card', animal: 'animal', other: 'animal', partner: 'animal', territory: 'place' },
  wordsOnly: PLACES_OF_CARDS.map((name) => `option-${name}`),
  needs: { 'option-lay': 'slot:new' },
  also: {},
  traits: {
    'option-attack': 'carnivorous',
    'option-attack-ignoring': 'intellect',
    'option-ignore': 'intellect',
    'option-convert': 'fat-tissue',
    'option-graze': 'grazing',
    'option-pirate': 'piracy',
    'option-hibernate': 'hibernation',
    'option-metamorphose': 'metamorphosis',
    'option-specialize-a': 'specialization-a',
    'option-specialize-b': 'specialization-b',
    'option-warm': 'homeothermy',
    'option-settle-in-shell': 'shell',
    'option-migrate': 'migration',
    'option-fly': 'flight',
    'option-follow': 'suckerfish',
    'option-recombine': 'recombination',
    'option-ambush': 'ambush',
    'option-ambush-ignoring': 'ambush',
    'option-reveal': 'anglerfish',
    'option-reveal-ignoring': 'anglerfish',
    'option-scavenge': 'scavenger',
    'option-run': 'running',
    'option-mimic': 'mimicry',
    'option-drop': 'tail-loss',
    'option-hide': 'shell',
    'option-ink': 'ink-cloud',
  },
  givingAway: ['option-pass'],
  victim: ({ label: { key, args } }: Move, view: EvolutionView) => (/^option-(attack|ambush|pirate)/.test(key) ? (view.animals.find((animal) => animal.id === args['other'])?.owner ?? null) : null),
  told: /^(animal|card|half):/,
  subjects: ({ key, args }: Text) => (PLACES_OF_CARDS.some((name) => key === `prompt-${name}`) ? [] : ['animal', 'prey'].filter((name) => name in args).map((name) => `animal:${String(args[name])}`)),
  meant: (thing) => thing,
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
  return (picked.length === 0 ? inHunt(view, ...kindOf(thing)) : null) ?? replace(moves, picked, thing) ?? fill(ELSE, thing)
}

/** While animals eat, a rival's animal is prey, if there is anybody who hunts. */
function inHunt(view: EvolutionView, kind: string, value: string): string | null {
  const asked = view.question?.seat === view.seat ? view.question?.prompt.key : ''
  if (kind !== 'animal' || (asked !== 'prompt-go' && asked !== 'prompt-go-on')) return null
  if (view.animals.some((one) => String(one.id) === value && one.owner === view.seat)) return null
  const hunter = view.animals.find((one) => one.owner === view.seat && one.traits.some((trait) => trait.name === 'carnivorous'))
  return hunter ? `attack ${hunter.id} ${value}` : null
}
