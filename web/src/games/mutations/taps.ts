import type { MutationsView, Text } from '../../api/types'
import { fill, kindOf, replace } from '../../lib/attempt'
import type { Move, Thing } from '../../lib/choose'
import type { Taps } from '../game'

export const taps: Taps = {
  kinds: { animal: 'animal', species: 'species' },
  prefixes: {},
  wordsOnly: [],
  needs: { 'option-mut-species': 'slot:new' },
  also: {
    'option-mut-red': 'token:red',
    'option-mut-green': 'token:green',
    'option-mut-black': 'token:black',
    'option-mut-graze': 'token:red',
    'option-mut-species': 'deck:own',
    'option-mut-trait': 'deck:own',
    'option-mut-grow': 'deck:own',
    'option-mut-diverge': 'deck:own',
  },
  traits: {},
  givingAway: ['option-mut-pass'],
  victim: ({ label: { key, args } }: Move, view: MutationsView) => {
    const target = key.startsWith('option-mut-attack') ? args['species'] : key === 'option-mut-black' ? String(args['animal']).split('.')[0] : undefined
    return target === undefined ? null : view.table.findIndex((player) => player.row.some((species) => species.id === Number(target)))
  },
  begins: ({ label: { key } }: Move) => (key === 'option-mut-black' ? ['token:black'] : null),
  told: /^(animal|species|deck|unseen):/,
  subjects: ({ args }: Text) => {
    const { animal = 'none', species } = args
    return [animal === 'none' ? '' : `animal:${String(animal)}`, species === undefined ? '' : `species:${String(species)}`].filter(Boolean)
  },
  implied: () => [],
  /** An animal stands for its species, a species for the only one of its animals that is lit. */
  meant: (thing: Thing, lit: ReadonlySet<Thing>) => {
    const [kind, value] = kindOf(thing)
    if (lit.has(thing) || (kind !== 'animal' && kind !== 'species')) return thing
    const species = `species:${value.split('.')[0] as string}`
    if (kind === 'animal') return lit.has(species) ? species : thing
    const animals = [...lit].filter((one) => one.startsWith(`animal:${value}.`))
    return animals.length === 1 ? (animals[0] as Thing) : thing
  },
  refine: (move: Move) => move,
  named: () => null,
}

const ELSE = { animal: 'red *', species: 'trait *', deck: 'species', slot: 'species' }

export function attempt(view: MutationsView, moves: readonly Move[], picked: readonly Thing[], thing: Thing): string {
  return replace(moves, picked, thing) ?? inPhase(view, ...kindOf(thing)) ?? fill(ELSE, thing)
}

/** A parasite is for somebody else, any other token for an own animal; a rival's species is prey while animals eat. */
function inPhase(view: MutationsView, kind: string, value: string): string | null {
  const animalOf = (own: boolean) => view.table.filter((_, seat) => (seat === view.seat) === own).flatMap((player) => player.row.flatMap((species) => species.animals))[0]?.name ?? '0.0'
  if (kind === 'token') return `${value} ${animalOf(value !== 'black')}`
  const owned = view.table[view.seat ?? -1]?.row.some((species) => String(species.id) === value)
  return kind === 'species' && view.phase === 'feeding' && !owned ? `attack ${animalOf(true)} ${value}` : null
}
