/**
 * Texts: the Fluent files of the chosen language. Those of the home screen come first; the others when another screen is
 * opened, or when one of them is missed. Whoever calls `t` is drawn again when something changes.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { untrack } from 'svelte'
import en from '../../generated/en.ftl?url'
import enHome from '../../generated/en-home.ftl?url'
import ru from '../../generated/ru.ftl?url'
import ruHome from '../../generated/ru-home.ftl?url'
import type { Text } from '../api/types'

export type Arg = number | string | readonly string[]
export type Args = Readonly<Record<string, Arg>>

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
const HOME: Record<Language, string> = { en: enHome, ru: ruHome }
const OTHERS: Record<Language, string> = { en, ru }

/** Arguments that name players: a seat among them, P1, is put in the words of the language. */
const PLAYERS = new Set(['player', 'players', 'target', 'rolls', 'who', 'whom'])
const SEAT = /^P([1-8])(?= – |$)/

const bundles: Readonly<Record<Language, FluentBundle>> = { en: empty('en'), ru: empty('ru') }
const fetched = new Map<string, Promise<void>>()

function empty(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

/** Once for each file; after a failure it can be tried again. */
function load(language: Language, file: string): Promise<void> {
  let loading = fetched.get(file)
  if (!loading) {
    loading = fetch(file).then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status))
      bundles[language].addResource(new FluentResource(await answer.text()), { allowOverrides: true })
    })
    loading.catch(() => fetched.delete(file))
    fetched.set(file, loading)
  }
  return loading
}

class Words {
  language = $state<Language>('en')
  /** The home screen has its texts. */
  ready = $state(false)
  /** So has every other screen. */
  whole = $state(false)

  async speak(language: Language, whole: boolean): Promise<void> {
    const all = whole || untrack(() => this.whole)
    await Promise.all([load(language, HOME[language]), all && load(language, OTHERS[language])])
    this.language = language
    this.ready = true
    this.whole = all
    document.documentElement.lang = language
  }
}

export const words = new Words()

/** More texts, which take nothing away from those that there are. */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  for (const language of LANGUAGES) bundles[language].addResource(new FluentResource(texts[language] ?? ''))
}

/** The sentence of a key; a key that is missing shows itself. */
export function t(key: string, args: Args = {}): string {
  return find(key, args) ?? key
}

/** A text that this screen has got, without fetching others for it. */
export const atHand = (key: string) => bundles[words.language].hasMessage(key)

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
  const bundle = bundles[words.language]
  const [name, attribute] = key.split('.') as [string, string | undefined]
  const message = bundle.getMessage(name)
  if (!message && !words.whole) queueMicrotask(() => void words.speak(words.language, true).catch(() => {}))
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
