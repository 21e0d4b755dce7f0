/** How terrains and zones look: a colour and a sign each, on the map and beside it. */
export const TERRAINS = ['desert', 'plain', 'hill', 'mountain'] as const
export const GROUNDS: Readonly<Record<string, string>> = { desert: '#ecd193', plain: '#b7d07d', hill: '#93ab6c', mountain: '#b3b3b4' }

/** Drawn in a hex of radius 30. */
export const TERRAIN_SIGNS: Readonly<Record<string, string>> = {
  desert: 'M-19 9q5-6 10 0t10 0M3 -13q4-5 8 0t8 0',
  plain: 'M-15 8l-2-7m2 7l1-8m-1 8l4-6M11 -8l-2-7m2 7l1-8m-1 8l4-6M12 14l-2-6m2 6l3-5',
  hill: 'M-20 9q7-13 14 0M2 -9q8-14 16 0M4 15q6-9 12 0',
  mountain: 'M-20 10l8-15 8 15M0 -6l8-15 8 15M-15 1l3-3 3 3M5 -15l3-3 3 3',
}
/** One of each, for where there is no room for a landscape: in a circle of radius 10. */
export const TERRAIN_MARKS: Readonly<Record<string, string>> = {
  desert: 'M-9 3q4.500-7 9 0t9 0M-5-4q2.500-4 5 0t5 0',
  plain: 'M-5 7l-2-8m2 8l0-10m0 10l3-7M5 6l-2-7m2 7l1-9m-1 9l4-6',
  hill: 'M-9 6q5-12 10 0M-1 2q5-10 10 4',
  mountain: 'M-9 7l6-13 6 13M1 1l3-6 6 12M-5.500-1l2.500-2 2.500 2',
}

/** In a circle of radius 8. */
export const ZONE_SIGNS: Readonly<Record<string, string>> = {
  temperate: 'M-5 5C-6-2-1-6 6-6 6 1 2 6-4 4M-5 6l5-6',
  cold: 'M0-7v14M-6-3.500l12 7M-6 3.500l12-7',
  warm: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-7v2M0 5v2M-7 0h2M5 0h2M-5-5l1.500 1.500M3.500 3.500L5 5M-5 5l1.500-1.500M3.500-3.500L5-5',
  deadly: 'M-5-5l10 10M5-5l-10 10',
}
export const ZONE_INKS: Readonly<Record<string, string>> = { temperate: '#2f5c22', cold: '#1d4f8c', warm: '#a83e0c', deadly: '#7d1212' }
