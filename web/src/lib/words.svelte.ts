/** Texts: the Fluent file of the chosen language. Whoever calls `t` is drawn again when it changes. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import en from '../../generated/en.ftl?url'
import ru from '../../generated/ru.ftl?url'
import type { Text } from '../api/types'

export type Arg = number | string | readonly string[]
export type Args = Readonly<Record<string, Arg>>

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
const FILES: Record<Language, string> = { en, ru }

/** Arguments that name players: a seat among them, P1, is put in the words of the language. */
const PLAYERS = new Set(['player', 'players', 'target', 'rolls', 'who', 'whom'])
const SEAT = /^P([1-8])(?= – |$)/

const bundles = new Map<Language, FluentBundle>()
/** Texts of expansions. */
const added: Record<Language, string[]> = { en: [], ru: [] }

class Words {
  language = $state<Language>('en')
  ready = $state(false)

  async speak(language: Language): Promise<void> {
    if (!bundles.has(language)) {
      const answer = await fetch(FILES[language])
      if (!answer.ok) throw new Error(String(answer.status))
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true })
      for (const source of added[language]) bundle.addResource(new FluentResource(source))
      bundles.set(language, bundle)
    }
    this.language = language
    this.ready = true
    document.documentElement.lang = language
  }
}

export const words = new Words()

/** More texts, which take nothing away from those that there are. */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  for (const language of LANGUAGES) {
    const source = texts[language] ?? ''
    added[language].push(source)
    bundles.get(language)?.addResource(new FluentResource(source))
  }
}

/** The sentence of a key; a key that is missing shows itself. */
export function t(key: string, args: Args = {}): string {
  return find(key, args) ?? key
}

export function has(key: string): boolean {
  return find(key, {}) !== null
}

/** Around a name that has a text of its own: its key, its words. No language writes these. */
export const [TERM, OF, END] = ['\ue000', '\ue001', '\ue002']

/** A message in words; one without a text still says what it is about. With `terms` marked, if wanted. */
export function say(text: Text, terms = false): string {
  const args = text.args as Args
  return find(text.key, args, terms) ?? [text.key, ...Object.values(args).map((value) => argument(value))].join(' ')
}

function find(key: string, args: Args, terms = false): string | null {
  const bundle = bundles.get(words.language)
  if (!bundle) return ''
  const [name, attribute] = key.split('.') as [string, string | undefined]
  const message = bundle.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!pattern) return null
  const given = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, argument(PLAYERS.has(k) ? named(v) : v, terms)]))
  return bundle.formatPattern(pattern, given, [])
}

function named(value: Arg): Arg {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.replace(SEAT, (_, number: string) => t('ui-seat', { number }))
  return value.map((part) => String(named(part)))
}

function argument(value: Arg, terms = false): number | string {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    if (!value.startsWith('@')) return value
    return value
      .slice(1)
      .split('/')
      .map((key) => (terms && has(`${key}.about`) ? `${TERM}${key}${OF}${t(key)}${END}` : t(key)))
      .join('/')
  }
  return value.map((part) => argument(part, terms)).join(', ')
}
