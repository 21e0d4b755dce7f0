/**
 * From the choices of a question to things that can be tapped. No rules: a choice's label names its things
 * (an animal, a card, a hex …), and tapping some of them leaves the choices that name them all.
 */
import type { Choice, GameName, Text } from '../api/types'

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

/** Which arguments of a label are things, and of what kind; per game. */
const KINDS: Record<GameName, Reading> = {
  evolution: { card: 'card', animal: 'animal', other: 'animal', partner: 'animal', territory: 'place' },
  mutations: { animal: 'animal', species: 'species' },
  dinosaurs: { card: 'card', target: 'seat', hex: 'hex', start: 'hex', goal: 'hex' },
}

/** Things that a verb brings along without naming them. */
const NEEDS: Reading = { 'option-lay': 'slot:new', 'option-mut-species': 'slot:new' }
const ALSO: Reading = {
  'option-feed': 'bank:',
  'option-mut-red': 'token:red',
  'option-mut-green': 'token:green',
  'option-mut-black': 'token:black',
  'option-mut-species': 'deck:own',
  'option-mut-trait': 'deck:own',
  'option-mut-grow': 'deck:own',
  'option-mut-diverge': 'deck:own',
}

export function readMove(game: GameName, choice: Choice): Move {
  const { key, args } = choice.label
  const verb = key.split('.')[0] as string
  const things: Thing[] = []
  // A stowed token names the place of a card, not an animal.
  if (verb !== 'option-stow' && verb !== 'option-unstow')
    for (const [name, value] of Object.entries(args)) {
      const kind = KINDS[game][name]
      if (kind && value !== 0 && !Array.isArray(value)) things.push(`${kind}:${valueOf(kind, String(value))}`)
    }
  if (game === 'dinosaurs' && verb === 'option-dino-row') things.push(`row:${String(args['number'])}`)
  if (NEEDS[verb]) things.push(NEEDS[verb])
  return { text: choice.text, label: choice.label, things, also: ALSO[verb] ? [ALSO[verb]] : [] }
}

function valueOf(kind: string, value: string): string {
  if (kind === 'card') return value.slice(1).replaceAll('trait-', '').replaceAll('dino-card-', '')
  if (kind === 'place') return value.replace('@territory-', '')
  if (kind === 'seat') return String(Number(value.slice(1)) - 1)
  return value
}

function names(move: Move, thing: Thing): boolean {
  return move.things.includes(thing) || move.also.some((other) => thing.startsWith(other))
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

export function isComplete(move: Move, picked: readonly Thing[]): boolean {
  return move.things.every((thing) => picked.includes(thing))
}
