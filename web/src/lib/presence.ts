/** Who is at the table, by seats; nothing is known where there is no table. */
import { getContext, setContext } from 'svelte'
import type { Present } from '../api/types'

export type Presence = (seat: number) => Present | null

const KEY = Symbol('presence')
export const offerPresence = (presence: Presence) => setContext(KEY, presence)
export const usePresence = () => getContext<Presence | undefined>(KEY) ?? (() => null)
