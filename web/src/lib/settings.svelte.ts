/** What this browser remembers of its user's wishes. */
import { LANGUAGES, type Language } from './words.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'none'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'none']
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 }
/** As earlier versions called them. */
const RENAMED: Readonly<Record<string, Speed>> = { calm: 'normal', brisk: 'fast' }

interface Saved {
  language: Language
  theme: Theme
  speed: Speed
  sounds: boolean
  confirm: 'pass' | 'always' | 'never'
  /** Which questions are passed for this player, at every table: those at which nothing can be played, or none. */
  passing: 'empty' | 'never'
  /** Is each turn summed up when it is over, and what happened during an absence? */
  recap: 'on' | 'off'
  /** Are questions and events explained while they are new? */
  guide: 'on' | 'off'
  /** Do letters and digits command? */
  keys: 'on' | 'off'
  /** A move that costs so many points of winning chance is warned of; 0: none is. */
  coach: number
  name: string
  /** Has this browser been asked for a name? */
  asked: boolean
}

export const WARNINGS: readonly number[] = [0, 3, 5, 10]
export const CONFIRMATIONS: readonly Saved['confirm'][] = ['pass', 'always', 'never']
const PLACE = 'fittest.settings'

function preferred(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('ru')) ? 'ru' : 'en'
}

function load(): Saved {
  const usual: Saved = { language: preferred(), theme: 'system', speed: 'normal', sounds: true, confirm: 'pass', passing: 'never', recap: 'on', guide: 'on', keys: 'on', coach: 0, name: '', asked: false }
  try {
    const found = { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Saved>) }
    found.speed = RENAMED[found.speed] ?? found.speed
    if (!WARNINGS.includes(found.coach)) found.coach = 0
    return LANGUAGES.includes(found.language) && SPEEDS.includes(found.speed) ? found : usual
  } catch {
    return usual
  }
}

export const settings = $state<Saved>(load())

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // A browser that stores nothing still plays.
  }
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** How long everything stays on the screen, as a factor; 0: nothing waits. */
export function dwell(): number {
  return document.hidden ? 0 : FACTORS[settings.speed]
}

/** How long movements take, as a factor; 0 for none. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : Math.min(dwell(), 1.3)
}
