/** The games as the home screen offers them, and what can be added to each. */
import type { Genes } from '../art/dinosaur'

/** An animal by its id and traits, or a dinosaur by its seat and genes. */
export type Portrait = readonly [number, readonly string[] | Genes]

export interface Offer {
  base: string
  /** Boxes that may be added with a plus. */
  boxes: readonly string[]
  /** On the picture. */
  animals: readonly Portrait[]
  /** How many sit down unless the player says otherwise. */
  players: number
}

export const OFFERS: readonly Offer[] = [
  {
    base: 'evolution',
    boxes: ['time-to-fly', 'continents', 'gift'],
    animals: [
      [4, ['big', 'carnivorous']],
      [12, ['camouflage', 'running']],
      [8, ['swimming', 'fat-tissue']],
    ],
    players: 3,
  },
  {
    base: 'mutations',
    boxes: ['divergence', 'borrowed'],
    animals: [
      [6, ['budding', 'parasite']],
      [6, ['budding']],
      [9, ['extremophile', 'big']],
    ],
    players: 3,
  },
  {
    base: 'dinosaurs',
    boxes: ['scarce-genes'],
    animals: [
      [0, { tail: 2, leg: 3, horn: 2, egg: 2, fur: 1, parasol: 2 }],
      [1, { tail: 1, leg: 1, fur: 2 }],
    ],
    players: 4,
  },
  {
    base: 'seasons',
    boxes: ['reserve'],
    animals: [
      [11, ['hibernation']],
      [5, ['grazing', 'sharp-vision']],
    ],
    players: 3,
  },
  {
    base: 'cataclysm',
    boxes: ['extra'],
    animals: [
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
  const [base = ''] = ruleset.split('+')
  return OFFERS.find((offer) => offer.base === base) ?? { base, boxes: [], animals: [], players: 2 }
}

/** The same boxes, in whatever order. */
export function sameRuleset(a: string, b: string): boolean {
  return a.split('+').sort().join() === b.split('+').sort().join()
}

/** `evolution+continents` as keys of its name. */
export function nameKeys(ruleset: string): string[] {
  return ruleset.split('+').map((part) => `ruleset-${part}`)
}
