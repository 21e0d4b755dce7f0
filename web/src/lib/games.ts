/** The games as the home screen offers them, and what can be added to each. */
export interface Offer {
  base: string
  /** Boxes that may be added with a plus. */
  boxes: readonly string[]
  /** Animals of the picture: id and traits. */
  cast: readonly (readonly [number, readonly string[]])[]
  /** How many sit down unless the player says otherwise. */
  players: number
}

export const OFFERS: readonly Offer[] = [
  {
    base: 'evolution',
    boxes: ['time-to-fly', 'continents', 'gift'],
    cast: [
      [4, ['big', 'carnivorous']],
      [12, ['camouflage', 'running']],
      [8, ['swimming', 'fat-tissue']],
    ],
    players: 3,
  },
  {
    base: 'mutations',
    boxes: ['divergence', 'borrowed'],
    cast: [
      [6, ['budding', 'parasite']],
      [6, ['budding']],
      [9, ['extremophile', 'big']],
    ],
    players: 3,
  },
  { base: 'dinosaurs', boxes: ['scarce-genes'], cast: [], players: 4 },
  {
    base: 'seasons',
    boxes: ['reserve'],
    cast: [
      [11, ['hibernation']],
      [5, ['grazing', 'sharp-vision']],
    ],
    players: 3,
  },
  {
    base: 'cataclysm',
    boxes: ['extra'],
    cast: [
      [2, ['poisonous', 'tail-loss']],
      [7, ['carnivorous', 'scavenger']],
    ],
    players: 3,
  },
]

/** A box that is not of the package. */
export function addBox(base: string, box: string): void {
  const offer = OFFERS.find((one) => one.base === base)
  if (offer) offer.boxes = [...offer.boxes, box]
}

export function offerOf(ruleset: string): Offer {
  const base = ruleset.split('+')[0]
  return OFFERS.find((offer) => offer.base === base) ?? OFFERS[0]!
}

/** The same boxes, in whatever order. */
export function sameRuleset(a: string, b: string): boolean {
  return a.split('+').sort().join() === b.split('+').sort().join()
}

/** `evolution+continents` as keys of its name. */
export function nameKeys(ruleset: string): string[] {
  return ruleset.split('+').map((part) => `ruleset-${part}`)
}
