/** Paints of the seats for drawings, the same by day and by night. */
export const SEAT_PAINTS: readonly { base: string; dark: string }[] = [
  { base: '#cc6148', dark: '#5a1f12' },
  { base: '#4a8bb5', dark: '#163a55' },
  { base: '#7ba43f', dark: '#2f4a15' },
  { base: '#9873bb', dark: '#432b5b' },
  { base: '#dba53c', dark: '#6b4a0c' },
  { base: '#3ea294', dark: '#0f4a42' },
  { base: '#d0719f', dark: '#64204a' },
  { base: '#8b97a3', dark: '#343d47' },
]
