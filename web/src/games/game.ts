/** What a game brings to the table. Each is a module of its own, fetched when it is played. */
import type { Component } from 'svelte'
import type { AnyView, Line, Text } from '../api/types'
import type { Move, Thing } from '../lib/choose'
import type { Effect } from '../lib/effects.svelte'

/** A view for a component of the same game; whoever calls has chosen the module by that view. */
export const forGame = (view: AnyView): never => view as never

export type Names = Readonly<Record<string, string>>

export interface Game extends Drawing {
  taps: Taps
  /** What somebody seems to mean who taps a thing that is not lit, as the text of an option. */
  attempt: (view: never, moves: readonly Move[], picked: readonly Thing[], thing: Thing) => string
  /** How events are seen and heard, by the key of their line. */
  effects: Readonly<Record<string, Effect>>
  tally: TallyOf
  /** The key of the line with which a turn begins. */
  turn: string
}

export interface Drawing {
  Board: Component<{ view: never }>
  Seats: Component<{ view: never }>
  Details: Component<{ view: never }>
  /** What the player holds; null if there is nothing of the kind. */
  Hand: Component<{ cards: readonly string[] }> | null
  handOf: (view: never) => readonly string[] | null
  /** The animals that a question is about, beside its words. */
  Scene: Component<{ view: never }> | null
  /** The position as lines of text. */
  tell: (view: never, nameOf: (seat: number) => string) => string[]
  /** Short facts for the head of the screen: icon, text. */
  facts: (view: never) => readonly (readonly [string, string])[]
}

/** How the labels of options become things to tap. */
export interface Taps {
  /** Which arguments of a label are things, and of what kind, in the order in which they are tapped. */
  kinds: Names
  /** Labels whose arguments name other things than they seem to. */
  wordsOnly: readonly string[]
  /** Things that a label brings along without naming them. */
  needs: Names
  /** Things that may be tapped besides. */
  also: Names
  /** The trait that a label makes use of. */
  traits: Names
  /** These do nothing; they come last. */
  idle: readonly string[]
  /** These give something away; they ask once. */
  givingAway: readonly string[]
  /** Of which things there is more to tell than is seen. */
  told: RegExp
  /** Things on the table that a question is about: who attacks, who is attacked. */
  subjects: (prompt: Text) => Thing[]
  /** What only the position tells about a move. */
  refine: (move: Move, view: never) => Move
}

/** What a line tells about points: a turn begins, or a seat gains some; `total` is all that it has by then. */
export type Told = { turn: number } | { seat: number; text: Text; points: number; total?: number }

export interface TallyOf {
  read: (line: Line) => Told | null
  /** What decides between equal points, in words. */
  tie: (view: never, seat: number) => string
  /** The drawing of what is counted: which animal, with which traits. */
  picture: (view: never, kind: string, id: number) => { id: number; traits: string[] } | null
}
