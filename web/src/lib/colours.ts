/** The colour of each seat: what was chosen at the table, or by number where there is no table. */
import { getContext, setContext } from 'svelte'
import type { Colour, SeatState } from '../api/types'

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'violet', 'amber', 'teal', 'pink', 'grey']
export type Colours = (seat: number) => Colour

const KEY = Symbol('colours')
export const offerColours = (colours: Colours) => setContext(KEY, colours)
export const useColours = () => getContext<Colours | undefined>(KEY) ?? ((seat: number) => colourIn(undefined, seat))

export function colourIn(seats: readonly SeatState[] | undefined, seat: number): Colour {
  return seats?.[seat]?.colour ?? COLOURS[seat % COLOURS.length]!
}

/** The seat that has a colour, or null. */
export function holderOf(seats: readonly SeatState[], colour: Colour): number | null {
  const at = seats.findIndex((seat) => seat.colour === colour)
  return at < 0 ? null : at
}
