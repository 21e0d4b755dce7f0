/** Boxes and switches of a ruleset in words. */
import { has, t } from './words.svelte'

export const boxAbout = (box: string) => (has(`ruleset-${box}.about`) ? t(`ruleset-${box}.about`) : t(`web-box-${box}`))

export function choiceName(choice: unknown): string {
  const key = `web-choice-${String(choice).replaceAll('+', '-')}`
  return has(key) ? t(key) : String(choice)
}
