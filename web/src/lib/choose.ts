/**
 * From the choices of a question to things that can be tapped. No rules: a choice's label names its things
 * (an animal, a card, a hex …), and tapping some of them leaves the choices that name them all.
 */
import type { Choice, Text } from '../api/types'
import type { Taps } from '../games/game'

/** `kind:value`, e.g. `animal:3`, `card:big/carnivorous`, `hex:2,-1`. */
export type Thing = string

export interface Move {
  text: string
  /** What is answered, if that is more than one question. */
  answers?: readonly string[]
  label: Text
  /** What has to be tapped, in this order or another. */
  things: readonly Thing[]
  /** What may be tapped besides, to say more exactly what is meant. */
  also: readonly Thing[]
  /** What it begins with; otherwise the first of its things, or what may be tapped besides. */
  begins?: readonly Thing[]
  /** It means to do nothing. */
  idle: boolean
  /** It was sent by a button that says all there is to confirm. */
  sure?: boolean
}

export interface Group {
  key: string
  trait: string | null
  moves: Move[]
}

/** Moves of a kind together; one trait is one kind. */
export function groupMoves(taps: Taps, moves: readonly Move[]): Group[] {
  const found = new Map<string, Group>()
  for (const move of moves) {
    const trait = taps.traits[move.label.key] ?? null
    const key = trait ?? move.label.key
    const group = found.get(key) ?? { key, trait, moves: [] }
    group.moves.push(move)
    found.set(key, group)
  }
  const idle = (group: Group) => Number(group.moves.every((move) => move.idle))
  return [...found.values()].sort((a, b) => idle(a) - idle(b))
}

export function readMove(taps: Taps, choice: Choice): Move {
  const { key, args } = choice.label
  const verb = key.split('.')[0] as string
  const things: Thing[] = []
  if (!taps.wordsOnly.includes(verb))
    for (const [name, kind] of Object.entries(taps.kinds)) {
      const value = args[name]
      if (value !== undefined && value !== 0 && !Array.isArray(value)) things.push(`${kind}:${valueOf(taps, kind, String(value))}`)
    }
  if (taps.needs[verb]) things.push(taps.needs[verb])
  const move: Move = { text: choice.text, label: choice.label, things, also: taps.also[verb] ? [taps.also[verb]] : [], idle: choice.idle ?? false }
  const begins = taps.begins?.(move)
  return begins ? { ...move, begins } : move
}

function valueOf(taps: Taps, kind: string, value: string): string {
  if (kind === 'seat') return String(Number(value.slice(1)) - 1)
  const prefix = taps.prefixes[kind]
  return prefix ? value.replace(/^@/, '').replaceAll(prefix, '') : value
}

function names(move: Move, thing: Thing): boolean {
  return move.things.includes(thing) || move.also.includes(thing)
}

/**
 * The moves that what was tapped leaves. One that begins with it goes before one that ends with it; of those that name
 * just what was tapped, the ones that name it in that order.
 */
export function remaining(moves: readonly Move[], picked: readonly Thing[]): Move[] {
  const left = moves.filter((move) => picked.every((thing) => names(move, thing)))
  const first = picked[0]
  if (first === undefined) return left
  const led = left.filter((move) => move.things[0] === first || !move.things.includes(first))
  const found = led.length > 0 ? led : left
  if (!found.every((move) => isComplete(move, picked))) return found
  const ordered = found.filter((move) => isInOrder(move, picked))
  return ordered.length > 0 ? ordered : found
}

function isInOrder(move: Move, picked: readonly Thing[]): boolean {
  const order = move.things.map((thing) => picked.indexOf(thing))
  return order.every((place, at) => at === 0 || place > (order[at - 1] as number))
}

/** Everything that can be tapped next. When only words are left to choose between, that is what tells some of them apart. */
export function lit(moves: readonly Move[], picked: readonly Thing[]): Set<Thing> {
  const left = remaining(moves, picked)
  const found = new Set(left.flatMap((move) => [...move.things, ...move.also]).filter((thing) => !picked.includes(thing)))
  if (picked.length === 0 || !left.every((move) => isComplete(move, picked))) return found
  return new Set([...found].filter((thing) => !left.every((move) => names(move, thing))))
}

/** Where to begin: what a move names first, or brings along. Once something is tapped, all that is lit. */
export function leads(moves: readonly Move[], picked: readonly Thing[]): Set<Thing> {
  if (picked.length > 0) return lit(moves, picked)
  return new Set(moves.flatMap((move) => move.begins ?? [...move.things.slice(0, 1), ...move.also]))
}

export function isComplete(move: Move, picked: readonly Thing[]): boolean {
  return move.things.every((thing) => picked.includes(thing))
}
