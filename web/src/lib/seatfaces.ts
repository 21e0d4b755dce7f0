/** By what the face of a seat is drawn. */
import { getContext, setContext } from 'svelte'
import type { SeatState } from '../api/types'
import { characterOf } from './characters'
import { nameIn } from './names'

export interface SeatFace {
  name: string
  colour: string
  character: string
}
type Faces = (seat: number) => SeatFace | null

const KEY = Symbol('faces')
export const offerFaces = (faces: Faces) => setContext(KEY, faces)
/** None where nobody sits. */
export const useFaces = () => getContext<Faces | undefined>(KEY) ?? (() => null)

/** The name is that which everybody sees: a face is the same on all screens. */
export function faceIn(seats: readonly SeatState[] | undefined, seat: number): SeatFace | null {
  const one = seats?.[seat]
  if (!one || !(one.taken || one.plan.kind === 'bot')) return null
  return { name: nameIn(seats, seat), colour: one.colour, character: one.plan.kind === 'bot' ? characterOf(one.plan.level) : '' }
}
