import { getContext, setContext } from 'svelte'
import type { SeatState } from '../api/types'
import { t } from './words.svelte'

export type Names = (seat: number) => string

const KEY = Symbol('names')
export const offerNames = (names: Names) => setContext(KEY, names)
export const useNames = () => getContext<Names | undefined>(KEY) ?? ((seat: number) => t('web-player', { number: seat + 1 }))

export function nameIn(seats: readonly SeatState[] | undefined, seat: number): string {
  const state = seats?.[seat]
  if (state?.name) return state.name
  return t(state?.plan.kind === 'bot' ? 'web-bot' : 'web-player', { number: seat + 1 })
}
