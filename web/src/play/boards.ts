/** The parts of the play screen that differ from game to game; each game is fetched when it is played. */
import type { Component } from 'svelte'
import type { AnyView, GameName } from '../api/types'

export interface Parts {
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

const LOADERS: Record<GameName, () => Promise<{ parts: Parts }>> = {
  evolution: () => import('./evolution/parts') as Promise<{ parts: Parts }>,
  mutations: () => import('./mutations/parts') as Promise<{ parts: Parts }>,
  dinosaurs: () => import('./dinosaurs/parts') as Promise<{ parts: Parts }>,
}

export const loadParts = async (game: GameName): Promise<Parts> => (await LOADERS[game]()).parts

/** A view for a component of the same game; the caller has chosen `Parts` by that view's ruleset. */
export const forBoard = (view: AnyView): never => view as never
