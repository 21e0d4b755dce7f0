/** Boxes and switches of a ruleset in words. */
import { has, t } from './words.svelte'

export const boxAbout = (box: string) => (has(`ruleset-${box}.about`) ? t(`ruleset-${box}.about`) : t(`web-box-${box}`))

export const choiceName = (choice: unknown) => (has(`web-choice-${String(choice)}`) ? t(`web-choice-${String(choice)}`) : String(choice))
