import type { Colour } from '../api/types'

/** Paints of the seats for drawings, the same by day and by night. */
export const SEAT_PAINTS: Readonly<Record<Colour, { base: string; dark: string }>> = {
  red: { base: '#cc6148', dark: '#5a1f12' },
  blue: { base: '#4a8bb5', dark: '#163a55' },
  green: { base: '#7ba43f', dark: '#2f4a15' },
  violet: { base: '#9873bb', dark: '#432b5b' },
  amber: { base: '#dba53c', dark: '#6b4a0c' },
  teal: { base: '#3ea294', dark: '#0f4a42' },
  pink: { base: '#d0719f', dark: '#64204a' },
  grey: { base: '#8b97a3', dark: '#343d47' },
}
