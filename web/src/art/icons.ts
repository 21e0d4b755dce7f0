/** Small signs, 24 × 24, drawn with the current colour. A name that has none gets a plain dot. */
import type { Colour } from '../api/types'

const TRAITS: Record<string, string> = {
  carnivorous: '<path d="M3 7c6 3 12 3 18 0-1 8-5 11-9 11S4 15 3 7Z"/><path class="f" d="m7 9 1.5 4L10 9.6M14 9.6l1.5 3.4L17 9"/>',
  'fat-tissue': '<path d="M12 3c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12Z"/><path d="M9 15a3 3 0 0 0 3 3"/>',
  swimming: '<path d="M3 12c5-7 10-6 14-1l4-4v10l-4-4c-4 5-9 6-14-1Z"/><circle class="f" cx="8" cy="11" r="1"/>',
  running: '<path d="M6 21l3-6 5-2 2 6M9 15l-1-5 5-4 3 4 4 1"/><circle cx="15" cy="4" r="1.8"/>',
  mimicry: '<path d="M4 6c5-2 11-2 16 0 0 7-3 12-8 13-5-1-8-6-8-13Z"/><path d="M7 10h3M14 10h3M9 15c2 1 4 1 6 0"/>',
  big: '<path d="M4 20V11a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v9h-4v-5H8v5Z"/>',
  grazing: '<path d="M12 21V9M12 13c-4 0-6-3-6-7 4 0 6 3 6 7ZM12 16c4 0 6-3 6-7-4 0-6 3-6 7ZM5 21h14"/>',
  poisonous: '<path d="M12 3a7 7 0 0 1 4 12.700V18H8v-2.300A7 7 0 0 1 12 3Z"/><circle class="f" cx="9.500" cy="10" r="1.400"/><circle class="f" cx="14.500" cy="10" r="1.400"/><path d="M10 21h4"/>',
  'tail-loss': '<path d="M3 6c6 0 9 3 10 7"/><path d="M15 16c1 4 4 5 6 3" stroke-dasharray="2.500 2.500"/><path d="m12 17 5-5"/>',
  communication: '<path d="M5 5h14v9h-8l-4 4v-4H5Z"/><path d="M9 9.500h6"/>',
  hibernation: '<path d="M19 14a8 8 0 1 1-9-10 6.500 6.500 0 0 0 9 10Z"/><path d="M15 4h4l-4 4h4"/>',
  scavenger: '<path d="M6 4c2 0 2 3 4 5s6 3 8 5c2 1 3 1 3 3s-3 2-3 4c-2 0-2-3-4-5s-6-4-8-6c-2-1-3 0-3-2s3-2 3-4Z"/>',
  symbiosis: '<circle cx="9" cy="12" r="5.500"/><circle cx="15" cy="12" r="5.500"/>',
  piracy: '<path d="M4 9c5-4 11-4 16 0M4 9v3l6 1 2-2 2 2 6-1V9"/><circle class="f" cx="8" cy="16" r="1"/><path d="M9 19c2 1 4 1 6 0"/>',
  cooperation: '<path d="M12 20C4 14 3 9 6 6.500s5 0 6 2c1-2 3-4.500 6-2S20 14 12 20Z"/>',
  burrowing: '<path d="M2 18c4-9 7-11 10-11s6 2 10 11Z"/><path d="M9 18a3 3 0 0 1 6 0"/>',
  camouflage: '<path d="M5 19C5 10 10 5 20 4c0 10-5 15-13 14M5 19l7-8"/>',
  'sharp-vision': '<path d="M2 12c5-7 15-7 20 0-5 7-15 7-20 0Z"/><circle cx="12" cy="12" r="3"/><circle class="f" cx="12" cy="12" r="1"/>',
  parasite: '<ellipse cx="12" cy="13" rx="4.500" ry="6"/><path d="M12 7V4M8 10 4 8M7.500 14H3.500M8 17l-3 2M16 10l4-2M16.500 14h4M16 17l3 2"/>',
  viviparous: '<circle cx="10" cy="11" r="7"/><circle cx="17" cy="17" r="4"/>',
  ambush: '<path d="M3 20c1-6 3-6 4-9 1 4 2 5 2 9M9 20c0-6 2-7 3-12 2 5 3 6 3 12M15 20c0-4 1-5 3-8 1 3 3 4 3 8"/>',
  intellect: '<path d="M9 18v-3a6.500 6.500 0 1 1 6 0v3Z"/><path d="M10 21h4M12 15v-4l-2-2M12 11l2-2"/>',
  metamorphosis: '<path d="M12 7v12M12 10C8 3 3 4 3 9s5 6 9 4M12 10c4-7 9-6 9-1s-5 6-9 4M10 5 9 3M14 5l1-2"/>',
  flight: '<path d="M3 15c2-8 7-10 9-4 2-6 7-4 9 4-4-2-6-2-9 3-3-5-5-5-9-3Z"/>',
  shell: '<path d="M3 17a9 9 0 0 1 18 0Z"/><path d="M12 8v9M7 10l2 7M17 10l-2 7"/>',
  'specialization-a': '<path d="M4 8c5-3 10-2 17 8-7-1-11-2-13-5"/><circle class="f" cx="7" cy="8.500" r="1"/>',
  'specialization-b': '<path d="M4 7h16M6 7v10M10 7v10M14 7v10M18 7v10"/>',
  trematode: '<path d="M3 9c3-5 6-5 7 0s4 5 6 0M16 9c1 6-3 10-8 10"/><circle class="f" cx="4" cy="10" r="1.200"/>',
  anglerfish: '<path d="M4 15c0-5 5-7 9-6s7 4 8 7c-5 4-15 5-17-1Z"/><path d="M10 9c0-4 3-5 6-5"/><circle class="f" cx="17.500" cy="4" r="1.800"/><path d="m15 14 1 3 1-3 1 3 1-3"/>',
  'ink-cloud': '<path d="M7 17a4 4 0 0 1 0-8 5 5 0 0 1 9-2 4.500 4.500 0 0 1 1 10Z"/><path d="M9 20v1M13 20v2M17 20v1"/>',
  migration: '<path d="M3 10c2-2 4-2 5 1 1-3 3-3 5-1M11 16c2-2 4-2 5 1 1-3 3-3 5-1"/>',
  suckerfish: '<ellipse cx="12" cy="12" rx="9" ry="6"/><path d="M7 8v8M10.500 7v10M14 7v10M17.500 8v8"/>',
  herding: '<ellipse cx="7" cy="14" rx="4" ry="3"/><ellipse cx="17" cy="14" rx="4" ry="3"/><ellipse cx="12" cy="8" rx="4" ry="3"/><path d="M5 17v3M9 17v3M15 17v3M19 17v3"/>',
  regeneration: '<path d="m12 3 2.600 6 6.400.600-4.800 4.400L17.600 21 12 17.500 6.400 21l1.400-7L3 9.600 9.400 9Z"/>',
  recombination: '<path d="M6 3c0 9 12 9 12 18M18 3c0 9-12 9-12 18M8 6h8M8 18h8"/>',
  cnidocytes: '<path d="M4 11a8 8 0 0 1 16 0Z"/><path d="M7 11c-2 4 2 5 0 10M12 11c-2 4 2 5 0 10M17 11c-2 4 2 5 0 10"/>',
  aedificator: '<path d="M3 18 21 8M3 8l18 10M5 21h14"/><path d="M12 13V4"/>',
  neoplasm: '<circle cx="10" cy="13" r="6"/><circle cx="17" cy="9" r="3.500"/><circle class="f" cx="8" cy="12" r="1"/><circle class="f" cx="12" cy="15" r="1"/>',
  'r-strategy': '<ellipse cx="8" cy="15" rx="4" ry="5"/><ellipse cx="16" cy="15" rx="4" ry="5"/><path d="M9 9a4 5 0 0 1 6 0"/>',
  shy: '<circle cx="12" cy="12" r="8.500"/><path d="M7 10h3M14 10h3"/><path d="M10 16c1-1 3-1 4 0"/><circle class="f" cx="6.500" cy="14" r="1.200"/><circle class="f" cx="17.500" cy="14" r="1.200"/>',
  homeothermy: '<path d="M10 4a2 2 0 0 1 4 0v9a4.500 4.500 0 1 1-4 0Z"/><circle class="f" cx="12" cy="17" r="2"/><path d="M12 9v6"/>',
  'bark-beetle': '<ellipse cx="12" cy="14" rx="5" ry="7"/><path d="M12 8v13M9 7c-3-1-3-4-2-5M15 7c3-1 3-4 2-5M7 12H3M7 17l-3 2M17 12h4M17 17l3 2"/>',
  budding: '<circle cx="10" cy="14" r="6.500"/><circle cx="17" cy="7" r="3.500"/>',
  'metabolic-syndrome': '<circle cx="12" cy="13" r="8"/><path d="M12 9v8M8 13h8"/>',
  extremophile: '<path d="M12 21c-5 0-7-6-3-11 1 3 2 3 2 3 0-5 1-7 3-10 5 7 6 18-2 18Z"/>',
  'development-defects': '<circle cx="9" cy="10" r="4"/><circle cx="17" cy="14" r="2.500"/><path d="M6 19c4-2 8 2 12 0"/>',
  simplification: '<path d="M5 12h14M9 6h6M9 18h6"/>',
  'obligate-carnivore': '<path d="M4 5h16M7 5c0 8 1 12 2 15 2-3 2-9 2-15M13 5c0 6 0 12 2 15 1-3 2-7 2-15"/>',
}

const SIGNS: Record<string, string> = {
  tail: '<path d="M4 6c8 0 12 4 12 9 0 3 3 4 5 2M4 6v5"/>',
  leg: '<path d="M10 3v9l-3 5v3h10v-2l-4-3V3"/>',
  horn: '<path d="M6 20C4 12 8 5 19 3c-6 4-6 10-5 17Z"/>',
  egg: '<path d="M12 3c4 0 7 6 7 11a7 7 0 0 1-14 0c0-5 3-11 7-11Z"/><path d="m7 13 3-2 2 2 3-2 2 2"/>',
  fur: '<path d="M4 20c0-6 1-9 3-13 0 4 1 5 2 7 0-5 1-8 3-11 1 4 2 6 2 11 2-2 2-4 3-7 2 4 3 7 3 13Z"/>',
  parasol: '<path d="M3 12a9 9 0 0 1 18 0Z"/><path d="M12 3v15a2.500 2.500 0 0 1-5 0"/>',
  mutation: '<path d="M6 3c0 9 12 9 12 18M18 3c0 9-12 9-12 18M8 6h8M8 18h8"/>',
  card: '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M9 8h6M9 12h6"/>',
  hand: '<rect x="4" y="6" width="9" height="14" rx="1.500"/><path d="m13 7 6 1.600-3 11.500-3-.800"/>',
  deck: '<rect x="5" y="4" width="11" height="15" rx="1.500"/><path d="M8 21h11V7"/>',
  discard: '<path d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13"/>',
  star: '<path class="f" d="m12 3 2.600 6 6.400.600-4.800 4.400L17.600 21 12 17.500 6.400 21l1.400-7L3 9.600 9.400 9Z"/>',
  first: '<path d="M6 21V4h12l-3 4 3 4H6"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="3"/><circle class="f" cx="9" cy="9" r="1.500"/><circle class="f" cx="15" cy="15" r="1.500"/><circle class="f" cx="12" cy="12" r="1.500"/>',
  log: '<path d="M6 4h12v16H6ZM9 9h6M9 13h6M9 17h3"/>',
  chat: '<path d="M4 5h16v11h-9l-4 4v-4H4Z"/>',
  book: '<path d="M4 5c4-1 6 0 8 2 2-2 4-3 8-2v14c-4-1-6 0-8 2-2-2-4-3-8-2ZM12 7v14"/>',
  gear: '<circle cx="12" cy="12" r="3.500"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200"/>',
  sound: '<path d="M4 10v4h4l5 4V6l-5 4Z"/><path d="M16 9c2 2 2 4 0 6M19 7c3 3 3 7 0 10"/>',
  mute: '<path d="M4 10v4h4l5 4V6l-5 4Z"/><path d="m16 10 5 5M21 10l-5 5"/>',
  home: '<path d="M4 11 12 4l8 7v9h-6v-6h-4v6H4Z"/>',
  undo: '<path d="M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-3"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  play: '<path class="f" d="M7 4v16l13-8Z"/>',
  back: '<path d="m14 5-7 7 7 7"/>',
  forth: '<path d="m10 5 7 7-7 7"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c1-6 15-6 16 0"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4"/><circle class="f" cx="12" cy="3.500" r="1.500"/><circle class="f" cx="9.500" cy="13" r="1.300"/><circle class="f" cx="14.500" cy="13" r="1.300"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9 9.500a3 3 0 1 1 4 3c-1 .500-1 1-1 2"/><circle class="f" cx="12" cy="17.500" r="1"/>',
  eye: '<path d="M2 12c5-7 15-7 20 0-5 7-15 7-20 0Z"/><circle cx="12" cy="12" r="3"/>',
  fork: '<path d="M7 3v8a5 5 0 0 0 5 5v5M17 3v8a5 5 0 0 1-5 5"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 3"/>',
  phone: '<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  tick: '<path d="m5 13 4.500 4.500L19 7"/>',
  shelter: '<path d="M3 20 12 5l9 15ZM9 20l3-6 3 6"/>',
  food: '<circle class="f" cx="12" cy="12" r="7"/>',
  search: '<circle cx="10.500" cy="10.500" r="6.500"/><path d="m15.500 15.500 5 5"/>',
  meteor: '<circle cx="8" cy="16" r="5"/><path d="m12 12 9-9M13 17l7-7M8 10l6-6"/>',
  cold: '<path d="M12 3v18M4 7.500l16 9M4 16.500l16-9M9.500 4.500 12 7l2.500-2.500M9.500 19.500 12 17l2.500 2.500"/>',
  warm: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800"/>',
  herd: '<ellipse cx="11" cy="13" rx="6" ry="4"/><circle cx="18" cy="9" r="2.500"/><path d="M7 16v4M14 16v4M5 12l-3-3"/>',
}

/** What event cards of the dinosaurs are about. */
const EVENTS: Record<string, string> = {
  'head-start': 'tail',
  standstill: 'pause',
  'hurried-seasons': 'forth',
  'turning-back': 'back',
  'fickle-sky': 'die',
  'elder-guardian': 'shell',
  'battle-rage': 'horn',
  stampede: 'leg',
  quagmire: 'leg',
  'barren-season': 'egg',
  'far-nests': 'egg',
  'double-clutch': 'egg',
  'bitter-frost': 'cold',
  'scorching-wind': 'warm',
  'winter-coat': 'fur',
  'fern-shade': 'parasol',
  sickness: 'poisonous',
  'lucky-mutation': 'mutation',
  'dead-end': 'close',
}

export function eventSign(card: string): string {
  return EVENTS[card] ?? 'card'
}

/** Inside of an <svg viewBox="0 0 24 24">. */
export function icon(name: string): string {
  return TRAITS[name] ?? SIGNS[name] ?? '<circle class="f" cx="12" cy="12" r="4"/>'
}

/** The sign of a trait that is not of the package. */
export function addIcon(name: string, markup: string): void {
  TRAITS[name] = markup
}

export function hasIcon(name: string): boolean {
  return name in TRAITS || name in SIGNS
}

/** Signs of the seats: a form for each colour, so that colour never stands alone. */
export const SEAT_SIGNS: Readonly<Record<Colour, string>> = {
  red: '<circle cx="12" cy="12" r="8"/>',
  blue: '<path d="M12 3 21 20H3Z"/>',
  green: '<rect x="4.500" y="4.500" width="15" height="15" rx="1.500"/>',
  violet: '<path d="M12 2 21 12l-9 10L3 12Z"/>',
  amber: '<path d="m12 2 3 6.700 7 .700-5.300 4.800L18.200 22 12 18l-6.200 4 1.500-7.800L2 9.400l7-.700Z"/>',
  teal: '<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z"/>',
  pink: '<path d="m12 2 9.500 7-3.600 11.500H6.100L2.500 9Z"/>',
  grey: '<path d="M16 3a9.500 9.500 0 1 0 0 18 8 8 0 0 1 0-18Z"/>',
}
