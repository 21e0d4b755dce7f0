/** What this browser remembers of its user's wishes. */
import { LANGUAGES, type Language } from './words.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'calm' | 'brisk' | 'none'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
export const SPEEDS: readonly Speed[] = ['calm', 'brisk', 'none']

interface Saved {
  language: Language
  theme: Theme
  speed: Speed
  sounds: boolean
  confirm: 'pass' | 'always' | 'never'
  /** Do letters and digits command? */
  keys: 'on' | 'off'
  name: string
}

export const CONFIRMATIONS: readonly Saved['confirm'][] = ['pass', 'always', 'never']
const PLACE = 'fittest.settings'

function preferred(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('ru')) ? 'ru' : 'en'
}

function load(): Saved {
  const usual: Saved = { language: preferred(), theme: 'system', speed: 'calm', sounds: true, confirm: 'pass', keys: 'on', name: '' }
  try {
    const found = { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Saved>) }
    return LANGUAGES.includes(found.language) ? found : usual
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

/** How long movements take, as a factor; 0 for none. */
export function pace(): number {
  if (settings.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return 0
  return settings.speed === 'brisk' ? 0.55 : 1
}
