/**
 * From the choices of a question to things that can be tapped. No rules: a choice's label names its things
 * (an animal, a card, a hex …), and tapping some of them leaves the choices that name them all.
 */
import type { AnyView, Choice, GameName, Text } from '../api/types'

/** `kind:value`, e.g. `animal:3`, `card:big/carnivorous`, `hex:2,-1`. */
export type Thing = string

export interface Move {
  text: string
  label: Text
  /** What has to be tapped, in this order or another. */
  things: readonly Thing[]
  /** What may be tapped besides, to say more exactly what is meant. */
  also: readonly Thing[]
}

type Reading = Readonly<Record<string, string>>

/** Which arguments of a label are things, and of what kind, in the order in which they are tapped; per game. */
const KINDS: Record<GameName, Reading> = {
  evolution: { card: 'card', animal: 'animal', other: 'animal', partner: 'animal', territory: 'place' },
  mutations: { animal: 'animal', species: 'species' },
  dinosaurs: { card: 'card', target: 'seat', hex: 'hex', start: 'hex', goal: 'hex' },
}

/** Things that a verb brings along without naming them. */
const NEEDS: Reading = { 'option-lay': 'slot:new', 'option-mut-species': 'slot:new' }
const ALSO: Reading = {
  'option-mut-red': 'token:red',
  'option-mut-green': 'token:green',
  'option-mut-black': 'token:black',
  'option-mut-species': 'deck:own',
  'option-mut-trait': 'deck:own',
  'option-mut-grow': 'deck:own',
  'option-mut-diverge': 'deck:own',
}

/** The trait that a move makes use of. */
const BY_TRAIT: Reading = {
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
}
/** These come last: they do nothing. */
const IDLE = ['decline', 'end', 'pass', 'proceed', 'mut-decline', 'mut-end', 'mut-pass', 'dino-decline', 'dino-done', 'dino-pass', 'dino-hold'].map((name) => `option-${name}`)

export interface Group {
  key: string
  trait: string | null
  moves: Move[]
}

/** Moves of a kind together; one trait is one kind. */
export function groupMoves(moves: readonly Move[]): Group[] {
  const found = new Map<string, Group>()
  for (const move of moves) {
    const trait = BY_TRAIT[move.label.key] ?? null
    const key = trait ?? move.label.key
    const group = found.get(key) ?? { key, trait, moves: [] }
    group.moves.push(move)
    found.set(key, group)
  }
  const idle = (group: Group) => Number(IDLE.includes(group.key))
  return [...found.values()].sort((a, b) => idle(a) - idle(b))
}

export function readMove(game: GameName, choice: Choice): Move {
  const { key, args } = choice.label
  const verb = key.split('.')[0] as string
  const things: Thing[] = []
  // A stowed token names the place of a card, not an animal.
  if (verb !== 'option-stow' && verb !== 'option-unstow')
    for (const [name, kind] of Object.entries(KINDS[game])) {
      const value = args[name]
      if (value !== undefined && value !== 0 && !Array.isArray(value)) things.push(`${kind}:${valueOf(kind, String(value))}`)
    }
  if (game === 'dinosaurs' && verb === 'option-dino-row') things.push(`row:${String(args['number'])}`)
  if (NEEDS[verb]) things.push(NEEDS[verb])
  return { text: choice.text, label: choice.label, things, also: ALSO[verb] ? [ALSO[verb]] : [] }
}

/** Food is taken from the bank of the place where the animal lives. */
export function withBank(move: Move, view: AnyView): Move {
  if (move.label.key !== 'option-feed' || !('animals' in view)) return move
  const place = view.animals.find((animal) => animal.id === move.label.args['animal'])?.at
  return place ? { ...move, also: [`bank:${place}`] } : move
}

/** A row of the auction is known by its gene. */
export function withGene(move: Move, view: AnyView): Move {
  if (move.label.key !== 'option-dino-row' || !('auction' in view)) return move
  const row = view.auction?.rows[Number(move.label.args['number']) - 1]
  return row ? { ...move, label: { key: 'web-bid-for', args: { row: Number(move.label.args['number']), gene: `@dino-gene-${row.gene}` } } } : move
}

function valueOf(kind: string, value: string): string {
  if (kind === 'card') return value.slice(1).replaceAll('trait-', '').replaceAll('dino-card-', '')
  if (kind === 'place') return value.replace('@territory-', '')
  if (kind === 'seat') return String(Number(value.slice(1)) - 1)
  return value
}

function names(move: Move, thing: Thing): boolean {
  return move.things.includes(thing) || move.also.includes(thing)
}

/** The moves that what was tapped leaves. One that begins with it goes before one that ends with it. */
export function remaining(moves: readonly Move[], picked: readonly Thing[]): Move[] {
  const left = moves.filter((move) => picked.every((thing) => names(move, thing)))
  const first = picked[0]
  if (first === undefined) return left
  const led = left.filter((move) => move.things[0] === first || !move.things.includes(first))
  return led.length > 0 ? led : left
}

/** Everything that can be tapped next. */
export function lit(moves: readonly Move[], picked: readonly Thing[]): Set<Thing> {
  const found = new Set<Thing>()
  for (const move of remaining(moves, picked)) for (const thing of [...move.things, ...move.also]) if (!picked.includes(thing)) found.add(thing)
  return found
}

/** Where to begin: what a move names first, or brings along. Once something is tapped, all that is lit. */
export function leads(moves: readonly Move[], picked: readonly Thing[]): Set<Thing> {
  if (picked.length > 0) return lit(moves, picked)
  return new Set(moves.flatMap((move) => [...move.things.slice(0, 1), ...move.also]))
}

/** Things on the table that a question is about: who attacks, who is attacked. */
export function subjects(game: GameName, prompt: Text): Thing[] {
  if (game === 'mutations') {
    const { animal = 'none', species } = prompt.args
    return [animal === 'none' ? '' : `animal:${String(animal)}`, species === undefined ? '' : `species:${String(species)}`].filter(Boolean)
  }
  if (game !== 'evolution' || prompt.key === 'prompt-stow' || prompt.key === 'prompt-unstow') return []
  return ['animal', 'prey'].filter((name) => name in prompt.args).map((name) => `animal:${String(prompt.args[name])}`)
}

export function isComplete(move: Move, picked: readonly Thing[]): boolean {
  return move.things.every((thing) => picked.includes(thing))
}
