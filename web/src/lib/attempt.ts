/** What a player seems to mean by tapping a thing that is not lit; the server then says what is wrong with it. */
import { remaining, type Move, type Thing } from './choose'

export function kindOf(thing: Thing): [string, string] {
  const [kind = '', value = ''] = thing.split(/:(.*)/s)
  return [kind, value]
}

/** What is tried when nothing of the kind is being asked: a text for each kind of thing, `*` for the thing. */
export function fill(table: Readonly<Record<string, string>>, thing: Thing): string {
  const [kind, value] = kindOf(thing)
  return (table[kind] ?? '*').replace('*', value)
}

/** A move that could be meant, with the thing in the place of one of its kind. */
export function replace(moves: readonly Move[], picked: readonly Thing[], thing: Thing): string | null {
  const [kind, value] = kindOf(thing)
  for (const move of remaining(moves, picked)) {
    const replaced = move.things.filter((other) => !picked.includes(other) && other.startsWith(`${kind}:`)).at(-1)
    if (replaced) {
      const old = replaced.slice(kind.length + 1)
      const words = move.text.split(' ')
      const at = words.lastIndexOf(old)
      if (at >= 0) return words.map((word, i) => (i === at ? value : word)).join(' ')
    }
  }
  return null
}
