/** What a game brings to the table. Each is a module of its own, fetched when it is played. */
import type { Component } from 'svelte'
import type { Genes } from '../art/dinosaur'
import type { AnyView, Line, Text } from '../api/types'
import type { Move, Thing } from '../lib/choose'
import type { Effect } from '../lib/effects.svelte'
import type { Story } from '../lib/log'

/** A view for a component of the same game; whoever calls has chosen the module by that view. */
export const forGame = (view: AnyView): never => view as never

export type Names = Readonly<Record<string, string>>

/** An animal by its id and traits, or a dinosaur by its seat and genes. */
export type Portrait = readonly [number, readonly string[] | Genes]

/** What the home screen shows of a ruleset. */
export interface Offer {
  base: string
  /** Boxes that may be added with a plus. */
  boxes: readonly string[]
  /** On the picture. */
  animals: readonly Portrait[]
  /** The colour behind them. */
  ground?: string
  /** The first of them is the largest. */
  led?: boolean
  /** How many sit down unless the player says otherwise. */
  players: number
  /** The prepared deal of a guided first game. */
  first?: { seed: number; bots: number; portrait: Portrait }
}

export interface Game extends Drawing {
  taps: Taps
  /** What somebody seems to mean who taps a thing that is not lit, as the text of an option. */
  attempt: (view: never, moves: readonly Move[], picked: readonly Thing[], thing: Thing) => string
  /** How events are seen and heard, by the key of their line. */
  effects: Readonly<Record<string, Effect>>
  tally: TallyOf
  /** How the lines of its log belong together. */
  story: Story
  foresight: Foresight
}

/** How what the server foresees is shown, by the keys of its sentences. */
export interface Foresight {
  /** Icon, the argument that is shown, and whether it is bad news. */
  signs: Readonly<Record<string, readonly [string, string | null, boolean]>>
  /** What the board shows itself. */
  drawn: readonly string[]
  /** The argument that names attackers, and what kind of thing they are. */
  threats: Readonly<Record<string, readonly [string, string]>>
}

/** What belongs to a chapter: animals, and a position to try it in, which is a lesson's. */
export interface Example {
  animals?: readonly Portrait[]
  lesson?: string
}

/** The rules in our own words, fetched when they are read. Chapters are keys of texts, each with an attribute `text`; cards go by their keys. */
export interface Book {
  /** Of each ruleset, and of each box. */
  chapters: Readonly<Record<string, readonly string[]>>
  examples: Readonly<Record<string, Example>>
  /** Lessons in which a card can be tried. */
  tried: Names
  /** The icon of a card. */
  sign: (card: string) => string
  /** Something that bears it. */
  portrait: (card: string) => Portrait | null
  /** Cards go by this, then by their names. */
  rank: (card: string) => string
}

export interface Drawing {
  Board: Component<{ view: never }>
  Seats: Component<{ view: never }>
  Details: Component<{ view: never }>
  /** What the player holds, and for how many different cards there is to be room; null if there is nothing of the kind. */
  Hand: Component<{ cards: readonly string[]; room?: number }> | null
  /** The cards of the hand are little more than their names. */
  lowHand: boolean
  handOf: (view: never) => readonly string[] | null
  /** The animals that a question is about, beside its words. */
  Scene: Component<{ view: never }> | null
  /** The position as lines of text. */
  tell: (view: never, nameOf: (seat: number) => string) => string[]
  /** Short facts for the head of the screen: icon, text, and of which word there is more to tell. */
  facts: (view: never) => readonly (readonly [string, string, string?])[]
}

/** How the labels of options become things to tap. */
export interface Taps {
  /** Which arguments of a label are things, and of what kind, in the order in which they are tapped. */
  kinds: Names
  /** With what the keys of such things begin; they are called without it. */
  prefixes: Names
  /** Labels whose arguments name other things than they seem to. */
  wordsOnly: readonly string[]
  /** Things that a label brings along without naming them. */
  needs: Names
  /** Things that may be tapped besides. */
  also: Names
  /** The trait that a label makes use of. */
  traits: Names
  /** Labels, or what is foretold of a move: it gives something away or cannot be taken back. They ask once. */
  givingAway: readonly string[]
  /** Whose animals a move is aimed at, if it hurts; at one's own, it asks once. */
  victim: (move: Move, view: never) => number | null
  /** Of which things there is more to tell than is seen. */
  told: RegExp
  /** Things on the table that a question is about: who attacks, who is attacked. */
  subjects: (prompt: Text) => Thing[]
  /** Things that are tapped together with this one: a card with one of its halves. */
  implied: (thing: Thing) => Thing[]
  /** With what a move begins, if not with what its label names first. */
  begins?: (move: Move) => Thing[] | null
  /** What is meant by tapping a thing that is not lit, but belongs to one that is, or holds the only one. */
  meant: (thing: Thing, lit: ReadonlySet<Thing>) => Thing
  /** What to do next, once this is tapped and these moves are left, if that is not to tap what is marked: the key of a sentence. */
  hint?: (picked: readonly Thing[], left: readonly Move[]) => string | null
  /** What only the position tells about a move. */
  refine: (move: Move, view: never) => Move | Move[]
  /** What a thing is called where a sentence gives its id only. */
  named: (thing: Thing, view: never) => string | null
}

/** What a line tells about points: a turn begins, or a seat gains some; `total` is all that it has by then. */
export type Told = { turn: number } | { seat: number; text: Text; points: number; total?: number }

export interface TallyOf {
  read: (line: Line) => Told | null
  /** The drawing of what is counted: which animal, with which traits. */
  picture: (view: never, kind: string, id: number) => { id: number; traits: string[] } | null
}
