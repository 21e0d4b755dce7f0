import { getContext, setContext } from 'svelte'
import type { Colour, SeatState } from '../api/types'
import { characterOf } from './characters'
import { has, t } from './words.svelte'

export type Names = (seat: number) => string

const KEY = Symbol('names')
export const offerNames = (names: Names) => setContext(KEY, names)
export const useNames = () => getContext<Names | undefined>(KEY) ?? ((seat: number) => t('web-player', { number: seat + 1 }))

/** A character by its name, any other bot by its colour: no two seats of a table have the same. */
export function botName(level: string, colour: Colour): string {
  const character = characterOf(level)
  return t(character && has(`character-${character}`) ? `character-${character}` : `bot-name-${colour}`)
}

/** Without a name, I am at least told that it is me. */
export function nameIn(seats: readonly SeatState[] | undefined, seat: number, own: number | null = null): string {
  const state = seats?.[seat]
  if (state?.name) return state.name
  return state?.plan.kind === 'bot' ? botName(state.plan.level, state.colour) : t(seat === own ? 'web-player-own' : 'web-player', { number: seat + 1 })
}
