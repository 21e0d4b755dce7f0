/**
 * Where the cards on the table lie, and how big they are: as big as the room allows. Pure.
 *
 * A camp is what one player has in one place. It consists of items (an animal, or a species of several animals),
 * and an item of cells of one size. The camps of the others stand in rows, as many beside each other as suits
 * best; my own comes last, over the whole width.
 */
export type Tier = 'full' | 'signs' | 'token'
/** The name of the player above the cards, beside them, or only the player's sign. */
export type Heading = 'above' | 'beside' | 'sign'

export interface Camp {
  key: string
  own?: boolean
  /** Cells of each item. */
  items: readonly number[]
}

/** What a game knows of its cards. */
export interface Cut {
  /** From the finest to the coarsest: from which width of a cell on, and how high a cell is to its width. */
  tiers: readonly { tier: Tier; from: number; aspect: number }[]
  largest: number
  /** My own cards are never smaller than this, also where the others are folded for them. */
  floor: number
  /** Above the cells of an item, in each tier; and around them. */
  head: Readonly<Record<Tier, number>>
  edge: Readonly<Record<Tier, number>>
  /** The least cells that an item is wide: its head needs room. */
  least: Readonly<Record<Tier, number>>
  gap: Readonly<Record<Tier, number>>
  /** Room above each row of cards that are tied to one another. */
  ties: number
}

export interface Item {
  x: number
  y: number
  width: number
  height: number
  /** Cells in a row of this item. */
  columns: number
}

export interface PlacedCamp {
  key: string
  own: boolean
  x: number
  y: number
  width: number
  height: number
  size: number
  tier: Tier
  aspect: number
  heading: Heading
  /** There is room for a summary only. */
  folded: boolean
  items: readonly Item[]
}

/** Where an item lies in the room that was laid out. */
export interface Box {
  left: number
  top: number
  bottom: number
  width: number
}

export interface Layout {
  size: number
  tier: Tier
  heading: Heading
  camps: readonly PlacedCamp[]
}

export interface Wish {
  /** Cells are never bigger than this. */
  most?: number
  headings?: readonly Heading[]
  /** Some cards are tied to others: there is room for the lines. */
  tied?: boolean
  /** How it lay in the same room before: cards that still fit do not grow for a little. */
  before?: Layout | null
}

const HEADINGS: readonly Heading[] = ['above', 'beside', 'sign']
/** Width and height that each heading takes from its camp. */
export const TAKES: Readonly<Record<Heading, readonly [number, number]>> = { above: [0, 22], beside: [66, 0], sign: [20, 0] }
/** Between camps, and between the edge of my own camp and what is in it. */
const BETWEEN = 7
const INNER = 4
const STEP = 2
/** The height of a folded camp, and its least width. */
export const FOLDED = { width: 76, height: 30 }
/** A heading that lets cards be so much bigger is worth that it says less. */
const WORTH: Readonly<Record<Heading, number>> = { above: 1, beside: 1.1, sign: 1.2 }
/** My own cards may be so much bigger than those of the others. */
const OWN = 1.4
/** Cards grow when they can be so much bigger, or show more: a few animals more or less do not change all of them to and fro. */
const GROWS = 1.25
const SHOWS_MORE = 1.15
/** When they have to become smaller, there is room for so many more in each camp, if they show no less for it. */
const SPARE = 1

/** A room for fewer of the finest cards side by side is narrow. */
const NARROW = 6

interface Kind {
  size: number
  tier: Tier
  aspect: number
}

export function kindOf(cut: Cut, size: number): Kind {
  const found = cut.tiers.find((one) => size >= one.from) ?? cut.tiers.at(-1)!
  return { size, tier: found.tier, aspect: found.aspect }
}

/** The box of an item in a room of this width. */
function boxOf(cut: Cut, { size, tier, aspect }: Kind, cells: number, width: number): Pick<Item, 'width' | 'height' | 'columns'> {
  const gap = cut.gap[tier]
  const most = Math.max(1, Math.floor((width - 2 * cut.edge[tier] + gap) / (size + gap)))
  const columns = Math.min(Math.max(1, cells), most)
  const rows = Math.max(1, Math.ceil(cells / columns))
  const across = Math.min(Math.max(columns, cut.least[tier]), most)
  return {
    width: across * size + (across - 1) * gap + 2 * cut.edge[tier],
    height: cut.head[tier] + rows * size * aspect + (rows - 1) * gap + 2 * cut.edge[tier],
    columns,
  }
}

/** The items of a camp side by side in rows; how high that is. Whoever wants to know where they lie says where to put that. */
function flow(cut: Cut, kind: Kind, items: readonly number[], width: number, ties: number, into?: Item[]): number {
  const gap = cut.gap[kind.tier]
  // A camp without cards still has room for a word, or for the first card.
  const least = ties + kind.size * kind.aspect * (items.length > 0 ? 1 : 0.4)
  const [first] = items
  if (!into && first !== undefined && items.every((cells) => cells === first)) {
    const box = boxOf(cut, kind, first, width)
    const rows = Math.ceil(items.length / Math.max(1, Math.floor((width + gap + 0.5) / (box.width + gap))))
    return Math.max(least, rows * (box.height + ties) + (rows - 1) * gap)
  }
  let [x, y, row] = [0, ties, 0]
  for (const cells of items) {
    const box = boxOf(cut, kind, cells, width)
    if (x > 0 && x + box.width > width + 0.5) {
      y += row + gap + ties
      x = row = 0
    }
    into?.push({ x, y, ...box })
    x += box.width + gap
    row = Math.max(row, box.height)
  }
  return Math.max(y + row, least)
}

/** How wide the items are in one row. */
function lineOf(cut: Cut, kind: Kind, items: readonly number[]): number {
  return items.reduce((sum, cells) => sum + boxOf(cut, kind, cells, Infinity).width + cut.gap[kind.tier], -cut.gap[kind.tier])
}

/** Shares a width among camps: as they need it, and never less than one item. */
function shares(needs: readonly number[], least: readonly number[], width: number): number[] {
  const open = width - BETWEEN * (needs.length - 1)
  const total = needs.reduce((sum, need) => sum + need, 0)
  if (total <= open) return needs.map((need) => need + ((open - total) * need) / total)
  const rest = open - least.reduce((sum, one) => sum + one, 0)
  const more = needs.map((need, at) => need - least[at]!)
  const wanted = more.reduce((sum, one) => sum + one, 0)
  return needs.map((_, at) => least[at]! + (wanted > 0 ? (Math.max(0, rest) * more[at]!) / wanted : 0))
}

/** Camps in rows of so many: their widths and heights. */
interface Rows {
  across: number
  widths: readonly number[]
  heights: readonly number[]
  height: number
}

/** Rows of so many camps with cards of one size; null if one is too narrow for them. */
function tryRows(cut: Cut, kind: Kind, camps: readonly Camp[], lines: readonly number[], across: number, heading: Heading, width: number, ties: number): Rows | null {
  const [aside, above] = TAKES[heading]
  const one = boxOf(cut, kind, 1, Infinity).width
  const widths: number[] = []
  const heights: number[] = []
  let height = 0
  for (let from = 0; from < camps.length; from += across) {
    const row = camps.slice(from, from + across)
    const needs = row.map((_, at) => aside + Math.max(one, lines[from + at]!))
    const least = row.map(() => aside + one)
    if (least.reduce((sum, part) => sum + part, BETWEEN * (row.length - 1)) > width) return null
    const wide = shares(needs, least, width)
    const high = Math.max(...row.map((camp, at) => flow(cut, kind, camp.items, wide[at]! - aside, ties) + above))
    widths.push(...wide)
    heights.push(high)
    height += high + BETWEEN
  }
  return { across, widths, heights, height }
}

/** The rows of the others that are lowest with cards of this size. */
function lowest(cut: Cut, kind: Kind, camps: readonly Camp[], heading: Heading, width: number, ties: number): Rows | null {
  let best: Rows | null = camps.length === 0 ? { across: 1, widths: [], heights: [], height: 0 } : null
  const lines = camps.map((camp) => lineOf(cut, kind, camp.items))
  for (let across = 1; across <= camps.length; across++) {
    const tried = tryRows(cut, kind, camps, lines, across, heading, width, ties)
    if (tried && (!best || tried.height < best.height - 0.5)) best = tried
  }
  return best
}

function fold(camps: readonly Camp[], width: number): Rows {
  const across = Math.max(1, Math.min(camps.length, Math.floor((width + BETWEEN) / (FOLDED.width + BETWEEN))))
  const rows = Math.ceil(camps.length / across)
  return {
    across,
    widths: camps.map(() => (width - BETWEEN * (across - 1)) / across),
    heights: Array.from({ length: rows }, () => FOLDED.height),
    height: rows * (FOLDED.height + BETWEEN),
  }
}

/** How high my own camp is; null if it is too narrow for a card. */
function ownHeight(cut: Cut, kind: Kind, camp: Camp, heading: Heading, width: number, ties: number): number | null {
  const [aside, above] = TAKES[heading]
  if (aside + 2 * INNER + kind.size + 2 * cut.edge[kind.tier] > width) return null
  return flow(cut, kind, camp.items, width - aside - 2 * INNER, ties) + above + 2 * INNER
}

function placed(cut: Cut, kind: Kind, camp: Camp, heading: Heading, box: Pick<PlacedCamp, 'x' | 'y' | 'width' | 'height'>, ties: number): PlacedCamp {
  const [aside, above] = TAKES[heading]
  const inner = camp.own ? INNER : 0
  const items: Item[] = []
  flow(cut, kind, camp.items, box.width - aside - 2 * inner, ties, items)
  return { key: camp.key, own: camp.own ?? false, ...box, ...kind, heading, folded: false, items: items.map((item) => ({ ...item, x: item.x + aside + inner, y: item.y + above + inner })) }
}

/** The biggest size for which something holds; the smaller, the more likely it does. */
function biggest(from: number, to: number, holds: (size: number) => boolean): number | null {
  let [low, high] = [0, Math.max(0, Math.floor((to - from) / STEP))]
  if (!holds(from)) return null
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(from + middle * STEP)) low = middle
    else high = middle - 1
  }
  return from + low * STEP
}

export function layout(cut: Cut, width: number, height: number, camps: readonly Camp[], { most = cut.largest, headings = HEADINGS, tied = false, before = null }: Wish = {}): Layout {
  const others = camps.filter((camp) => !camp.own)
  const own = camps.find((camp) => camp.own)
  const smallest = cut.tiers.at(-1)!.from
  const tiesOf = (kind: Kind) => (tied && kind.tier !== 'token' ? cut.ties : 0)
  const rowsOf = (size: number, heading: Heading) => {
    const kind = kindOf(cut, size)
    return lowest(cut, kind, others, heading, width, tiesOf(kind))
  }
  const mineOf = (size: number, heading: Heading) => {
    const kind = kindOf(cut, size)
    return own ? ownHeight(cut, kind, own, heading, width, tiesOf(kind)) : -BETWEEN
  }
  const fits = (heading: Heading) => (size: number) => {
    const mine = mineOf(size, heading)
    return mine !== null && (rowsOf(size, heading)?.height ?? Infinity) + mine <= height
  }
  const found = headings.flatMap((heading) => {
    const size = biggest(smallest, Math.min(most, cut.largest), fits(heading))
    return size === null ? [] : [{ size, heading, worth: size / WORTH[heading] }]
  })
  const biggestOf = found.sort((a, b) => b.worth - a.worth)[0]
  const grows = (from: number, to: number) => to > from * (kindOf(cut, to).tier === kindOf(cut, from).tier ? GROWS : SHOWS_MORE)
  const stays = before && biggestOf && !grows(before.size / WORTH[before.heading], biggestOf.worth) && headings.includes(before.heading) && before.size <= most && fits(before.heading)(before.size)
  const best = stays ? before : biggestOf
  const size = best?.size ?? smallest
  const heading = best?.heading ?? headings.at(-1)!
  const kind = kindOf(cut, size)
  const rows = (best ? rowsOf(size, heading) : null) ?? fold(others, width)
  const ownWith = (spare: number) => {
    const camp = own && { ...own, items: [...own.items, ...Array.from({ length: spare }, () => 1)] }
    const high = (bigger: number) => (camp ? ownHeight(cut, kindOf(cut, bigger), camp, heading, width, tiesOf(kindOf(cut, bigger))) : null)
    const larger = biggest(best ? smallest : cut.floor, best ? Math.min(cut.largest, Math.round(size * OWN)) : cut.largest, (bigger) => rows.height + (high(bigger) ?? Infinity) <= height)
    return Math.max(larger ?? size, best ? size : 0)
  }
  const ownBefore = before?.camps.find((camp) => camp.own)?.size ?? 0
  const ownMost = own ? ownWith(0) : size
  const ownStays = ownBefore >= size && ownBefore <= ownMost && !grows(ownBefore, ownMost)
  const planned = own && ownBefore > ownMost ? ownWith(SPARE) : ownMost
  const ownKind = kindOf(cut, ownStays ? ownBefore : kindOf(cut, planned).tier === kindOf(cut, ownMost).tier ? planned : ownMost)
  const mine = own ? (ownHeight(cut, ownKind, own, heading, width, tiesOf(ownKind)) ?? 0) : -BETWEEN

  // Rows from the top, my own camp at the bottom, the rest of the room between them.
  const between = Math.min(18, Math.max(0, height - rows.height - mine) / Math.max(1, rows.heights.length + 1))
  const result: PlacedCamp[] = []
  let y = 0
  rows.heights.forEach((high, row) => {
    let x = 0
    for (const [at, camp] of others.slice(row * rows.across, (row + 1) * rows.across).entries()) {
      const wide = rows.widths[row * rows.across + at]!
      const box = { x, y, width: wide, height: high }
      result.push(best ? placed(cut, kind, camp, heading, box, tiesOf(kind)) : { key: camp.key, own: false, ...box, ...kind, heading, folded: true, items: [] })
      x += wide + BETWEEN
    }
    y += high + BETWEEN + between
  })
  if (own) result.push(placed(cut, ownKind, own, heading, { x: 0, y: height - mine, width, height: mine }, tiesOf(ownKind)))
  return { size, tier: kind.tier, heading, camps: result }
}

const filledTo = (camps: readonly Camp[], count: (camp: Camp) => number): Camp[] =>
  camps.map((camp) => ({ ...camp, items: [...camp.items, ...Array.from({ length: Math.max(0, count(camp) - camp.items.length) }, () => 1)] }))

/**
 * As if every camp had at least so many items: the next ones move and shrink nothing. With fewer of them where cards would
 * show less for it, unless the room is so narrow that they soon will; with none where they would be mere tokens.
 * Cards keep the size they had as long as they fit; then they leave room for a few more.
 */
export function steadyLayout(cut: Cut, width: number, height: number, camps: readonly Camp[], least: number, wish: Wish = {}): Layout {
  const counts = new Map(camps.map((camp) => [camp.key, camp.items.length]))
  const own = (found: Layout): Layout => ({ ...found, camps: found.camps.map((camp) => ({ ...camp, items: camp.items.slice(0, counts.get(camp.key)) })) })
  const { before = null } = wish
  if (before) {
    for (const plan of plansFor(camps, least)) {
      const found = layout(cut, width, height, plan, wish)
      if (found.size === before.size && found.heading === before.heading && !found.camps.some((camp) => camp.folded)) return own(found)
    }
  }
  const exact = planned(cut, width, height, camps, least, wish)
  if (before && exact.size < before.size)
    for (let spare = SPARE; spare > 0; spare--) {
      const found = planned(cut, width, height, filledTo(camps, (camp) => camp.items.length + spare), least, { ...wish, before: null })
      if (found.tier === exact.tier && !found.camps.some((camp) => camp.folded)) return own(found)
    }
  return own(exact)
}

/** As if each camp had at least so many items, or one fewer …; and as they are. */
function plansFor(camps: readonly Camp[], least: number): (readonly Camp[])[] {
  const fewest = Math.min(...camps.map((camp) => camp.items.length))
  const plans: (readonly Camp[])[] = []
  for (let count = least; count > Math.max(1, fewest); count--) plans.push(filledTo(camps, () => count))
  return [...plans, camps]
}

function planned(cut: Cut, width: number, height: number, camps: readonly Camp[], least: number, wish: Wish): Layout {
  const [finest, coarsest] = [cut.tiers[0]!, cut.tiers.at(-1)!]
  const found: Layout[] = []
  for (const plan of plansFor(camps, least).slice(0, -1)) {
    const laid = layout(cut, width, height, plan, wish)
    if (laid.tier === coarsest.tier || laid.camps.some((camp) => camp.folded)) continue
    if (laid.tier === finest.tier) return laid
    found.push(laid)
  }
  return (width < NARROW * finest.from ? found[0] : undefined) ?? layout(cut, width, height, camps, wish)
}

/** Cards in the hand: side by side in rows, all of one size. */
export interface Fan {
  tier: Tier
  width: number
  height: number
  columns: number
}

export interface FanCut {
  /** From the finest to the coarsest: the least width and height; `aspect` is kept by what is drawn. */
  tiers: readonly { tier: Tier; from: number; low: number; aspect?: number }[]
  largest: number
  gap: number
}

export function fan(cut: FanCut, width: number, height: number, count: number): Fan {
  if (count === 0) return { tier: 'full', width: 0, height: 0, columns: 1 }
  for (const { tier, from, low, aspect } of cut.tiers) {
    let best: Fan | null = null
    for (let rows = 1; rows <= count; rows++) {
      const columns = Math.ceil(count / rows)
      const high = (height - cut.gap * (rows - 1)) / rows
      const wide = Math.min((width - cut.gap * (columns - 1)) / columns, cut.largest, aspect ? high / aspect : Infinity)
      const tall = aspect ? wide * aspect : Math.min(high, wide)
      if (wide >= from && tall >= low && (!best || wide * tall > best.width * best.height)) best = { tier, width: wide, height: tall, columns }
    }
    if (best) return best
  }
  // Smaller than anybody would wish, but all there.
  const { tier } = cut.tiers.at(-1)!
  const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * width) / height))))
  const rows = Math.ceil(count / columns)
  return { tier, width: (width - cut.gap * (columns - 1)) / columns, height: (height - cut.gap * (rows - 1)) / rows, columns }
}
