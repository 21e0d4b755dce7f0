/** A hint in words: the same sentences as in the terminal. */
import type { Hint } from '../api/types'
import { say, t } from './words.svelte'

/** The best option and why. */
export function sentence(hint: Hint): string {
  const best = hint.options[0]
  if (!best) return ''
  const option = say(best.label)
  if (!hint.why || !hint.than) return t('hint-equal', { option })
  return t(hint.to_the_end ? 'hint-why-end' : 'hint-why', { option, why: say(hint.why), other: say(hint.than) })
}

export function chance(hint: Hint): string {
  const best = hint.options[0]
  return best ? t('hint-chance', { percent: Math.round(100 * best.chance), margin: Math.max(1, Math.round(100 * best.margin)) }) : ''
}
