/** A hint in words: the same sentences as in the terminal. */
import type { Hint } from '../api/types'
import { say, t } from './words.svelte'

/** Of the options that are as good as the best one. */
const NAMED = 2

/** The best option, why, and what is as good. */
export function sentence(hint: Hint): string {
  const best = hint.options[0]
  if (!best) return ''
  const option = say(best.label)
  if (!hint.why || !hint.than) return t('hint-equal', { option })
  const said = t('hint-why', { option, horizon: hint.horizon, why: say(hint.why), other: say(hint.than) })
  const equals = hint.options.slice(1).filter((one) => one.equal)
  return equals.length > 0 ? `${said} ${equalsSentence(equals)}` : said
}

function equalsSentence(equals: Hint['options']): string {
  const options = equals.slice(0, NAMED).map((one) => t('hint-equals-option', { option: say(one.label) })).join(', ')
  const more = equals.length - NAMED
  return more > 0 ? t('hint-equals-more', { options, more }) : t('hint-equals', { options })
}

export function chance(hint: Hint): string {
  const best = hint.options[0]
  return best ? t('hint-chance', { percent: Math.round(100 * best.chance), margin: Math.max(1, Math.round(100 * best.margin)) }) : ''
}
