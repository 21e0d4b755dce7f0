/** A ruleset, its boxes and switches in words. */
import { atHand, has, t } from './words.svelte'

/** A game and its boxes in words; what the texts do not name is called by its id. */
export function rulesetName(ruleset: string): string {
  return ruleset.split('+').map((part) => (atHand(`ruleset-${part}`) ? t(`ruleset-${part}`) : part)).join(' + ')
}

/** What a game is about, in a line. */
export const gameAbout = (base: string) => (atHand(`web-game-${base}`) ? t(`web-game-${base}`) : '')

export const boxAbout = (box: string) => (has(`ruleset-${box}.about`) ? t(`ruleset-${box}.about`) : t(`web-box-${box}`))

/** Boards that are put together: a plus has no place in a key. */
const MAPS: Readonly<Record<string, string>> = { 'S+M1': 'web-choice-S-M1', 'M2+M1': 'web-choice-M2-M1', 'S+L': 'web-choice-S-L', 'M2+L': 'web-choice-M2-L' }

export function choiceName(choice: unknown): string {
  const key = MAPS[String(choice)] ?? `web-choice-${String(choice)}`
  return has(key) ? t(key) : String(choice)
}
