/** The module of each game, by the id that its views carry; a game without one gets a plain table. */
import { SvelteMap } from 'svelte/reactivity'
import type { AnyView } from '../api/types'
import type { Game } from './game'
import { PLAIN } from './plain'

const MODULES: Readonly<Record<string, () => Promise<{ game: unknown }>>> = {
  evolution: () => import('./evolution'),
  mutations: () => import('./mutations'),
  dinosaurs: () => import('./dinosaurs'),
}

const loaded = new SvelteMap<string, Game>()

export async function loadGame(id: string): Promise<Game> {
  const found = loaded.get(id)
  if (found) return found
  const { game } = (await (MODULES[id]?.() ?? Promise.resolve({ game: PLAIN }))) as { game: Game }
  loaded.set(id, game)
  return game
}

/** The module of a view; until it is there, the plain one. */
export const gameOf = (view: AnyView): Game => loaded.get(view.game) ?? PLAIN
