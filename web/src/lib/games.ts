/** The games as the home screen offers them, and what can be added to each. */
import type { Ruleset } from '../api/types'
import type { Offer } from '../games/game'
import { OFFERED } from '../games/offers'

const ALL = Object.values(OFFERED)
/** One of each game, then what else there is of them. */
export const OFFERS: readonly Offer[] = [...ALL.flatMap((own) => own.slice(0, 1)), ...ALL.flatMap((own) => own.slice(1))]
/** What is played where nothing is said. */
export const USUAL = OFFERS[0]!

/** A box that is not of the package. */
export function addBox(base: string, box: string): void {
  const offer = OFFERS.find((one) => one.base === base)
  if (offer) offer.boxes = [...offer.boxes, box]
}

const baseOf = (ruleset: string) => ruleset.split('+')[0] ?? ''
const known = (base: string) => OFFERS.find((offer) => offer.base === base)

/** Also of a game that has no module: all that the server says of it are names. */
export function offerOf(ruleset: string, rulesets: readonly Ruleset[] = []): Offer {
  const base = baseOf(ruleset)
  const boxes = () => [...new Set(rulesets.filter((one) => baseOf(one.name) === base).flatMap((one) => one.name.split('+').slice(1)))]
  return known(base) ?? { base, boxes: boxes(), animals: [], players: 2 }
}

/** Our games, and whatever else can be played on this server. */
export function offersOf(rulesets: readonly Ruleset[]): readonly Offer[] {
  const others = new Set(rulesets.map((one) => baseOf(one.name)).filter((base) => !known(base)))
  return [...OFFERS, ...[...others].map((base) => offerOf(base, rulesets))]
}

/** The id of the game that a ruleset belongs to. */
export function gameIdOf(ruleset: string): string {
  const base = baseOf(ruleset)
  return Object.entries(OFFERED).find(([, own]) => own.some((offer) => offer.base === base))?.[0] ?? base
}

/** Where it stands in a list: game by game, the smaller ones first. */
export function rankOf(ruleset: string): number {
  return 100 * ALL.flat().findIndex((offer) => offer.base === baseOf(ruleset)) + ruleset.length
}

/** The same boxes, in whatever order. */
export function sameRuleset(a: string, b: string): boolean {
  return a.split('+').sort().join() === b.split('+').sort().join()
}
