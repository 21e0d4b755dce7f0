import type { EvolutionView, Text } from '../../api/types'
import { fill, kindOf, replace } from '../../lib/attempt'
import type { Move, Thing } from '../../lib/choose'
import type { Taps } from '../game'

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
  idle: ['option-decline', 'option-end', 'option-pass', 'option-proceed'],
  givingAway: ['option-pass'],
  told: /^(animal|card):/,
  subjects: ({ key, args }: Text) => (PLACES_OF_CARDS.some((name) => key === `prompt-${name}`) ? [] : ['animal', 'prey'].filter((name) => name in args).map((name) => `animal:${String(args[name])}`)),
  /** Food is taken from the bank of the place where the animal lives. */
  refine: (move: Move, view: EvolutionView): Move => {
    if (move.label.key !== 'option-feed') return move
    const place = view.animals.find((animal) => animal.id === move.label.args['animal'])?.at
    return place ? { ...move, also: [`bank:${place}`] } : move
  },
}

const ELSE = { animal: 'feed *', card: 'lay *', slot: 'pass', bank: 'end', place: 'pass' }

export function attempt(view: EvolutionView, moves: readonly Move[], picked: readonly Thing[], thing: Thing): string {
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
