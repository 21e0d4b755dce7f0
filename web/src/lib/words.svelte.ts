/** Texts: the server's Fluent file in the chosen language. Whoever calls `t` is drawn again when it changes. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Text } from '../api/types'

export type Arg = number | string | readonly string[]
export type Args = Readonly<Record<string, Arg>>

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** Arguments that name players: a seat among them, P1, is put in the words of the language. */
const PLAYERS = new Set(['player', 'players', 'target', 'rolls', 'who', 'whom'])
const SEAT = /^P([1-8])(?= – |$)/

const bundles = new Map<Language, FluentBundle>()

class Words {
  language = $state<Language>('en')
  ready = $state(false)

  async speak(language: Language): Promise<void> {
    if (!bundles.has(language)) {
      const answer = await fetch(`/api/texts/${language}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true })
      bundles.set(language, bundle)
    }
    this.language = language
    this.ready = true
    document.documentElement.lang = language
  }
}

export const words = new Words()

/** The sentence of a key; a key that is missing shows itself. */
export function t(key: string, args: Args = {}): string {
  return find(key, args) ?? key
}

export function has(key: string): boolean {
  return find(key, {}) !== null
}

/** A message in words; one without a text still says what it is about. */
export function say(text: Text): string {
  const args = text.args as Args
  return find(text.key, args) ?? [text.key, ...Object.values(args).map(argument)].join(' ')
}

function find(key: string, args: Args): string | null {
  const bundle = bundles.get(words.language)
  if (!bundle) return ''
  const [name, attribute] = key.split('.') as [string, string | undefined]
  const message = bundle.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!pattern) return null
  const given = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, argument(PLAYERS.has(k) ? named(v) : v)]))
  return bundle.formatPattern(pattern, given, [])
}

function named(value: Arg): Arg {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.replace(SEAT, (_, number: string) => t('ui-seat', { number }))
  return value.map((part) => String(named(part)))
}

function argument(value: Arg): number | string {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    if (!value.startsWith('@')) return value
    return value
      .slice(1)
      .split('/')
      .map((key) => t(key))
      .join('/')
  }
  return value.map((part) => argument(part)).join(', ')
}
