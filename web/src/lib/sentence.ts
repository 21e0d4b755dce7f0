/** What a sentence of the log names: players, things on the table, traits and cards. */
import type { Thing } from './choose'
import type { Names } from './names'
import { END, OF, TERM } from './words.svelte'

export type Part = { text: string } | { seat: number; after: string } | { thing: Thing; name: string; after: string } | { term: string; name: string; after: string }

const SEAT = String.raw`(?<![\p{L}\d])(?:P|Игрок )(?<seat>[1-8])(?!\d)`
const ANIMAL = String.raw`#(?<animal>\d+)`
const MEMBER = String.raw`(?<![\d.,])(?<member>\d+\.\d+)(?!\d)`
const SPECIES = String.raw`(?<=species |[Вв]ид\p{L}* )(?<species>\d+)(?!\d|\.\d)`
const HEX = String.raw`(?<![\d.,])(?<hex>-?\d+,-?\d+)(?!\d)`
const MARKED = `${TERM}(?<term>[^${OF}]*)${OF}(?<name>[^${END}]*)${END}`
const MARK = /^[.,:;!?»”)…]+/
const NAMED = new RegExp([MARKED, SEAT, ANIMAL, MEMBER, SPECIES, HEX].join('|'), 'gu')

/**
 * Seats are told as P1, P2 … (in Russian also as Игрок 1), animals as #3 or 4.1, hexes as 2,-1; people read names
 * and signs, and see the things glow.
 */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of sentence.matchAll(NAMED)) {
    if (found.index > end) parts.push({ text: sentence.slice(end, found.index) })
    const { term, name = '', seat, animal, member, species, hex } = found.groups ?? {}
    end = found.index + found[0].length
    // A mark stays in the line of what it follows.
    const after = MARK.exec(sentence.slice(end))?.[0] ?? ''
    end += after.length
    if (term) parts.push({ term, name, after })
    else if (seat) parts.push({ seat: Number(seat) - 1, after })
    else parts.push({ thing: hex ? `hex:${hex}` : species ? `species:${species}` : `animal:${animal ?? member ?? ''}`, name: found[0], after })
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) })
  return parts
}

/** The same as plain words, with the names of the players. */
export function withNames(sentence: string, nameOf: Names): string {
  return partsOf(sentence)
    .map((part) => ('text' in part ? part.text : ('seat' in part ? nameOf(part.seat) : part.name) + part.after))
    .join('')
}
