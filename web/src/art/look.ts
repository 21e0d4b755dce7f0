/** What of a view decides how a thing is drawn: for the page and for pictures made without it. */
import type { AnimalState } from './animal'

interface Drawn {
  id: number
  at: string
  traits: readonly { name: string; active?: boolean; off?: boolean }[]
  body?: boolean
  poisoned?: boolean
  paralysed?: boolean
  hungry?: boolean
}

export function drawnTraits(animal: Drawn, pairs: readonly { name: string }[]): string[] {
  const own = animal.traits.filter((trait) => !trait.off).map((trait) => trait.name)
  const paired = pairs.map((pair) => pair.name)
  const sea = animal.at === 'ocean' ? ['swimming'] : []
  return [...new Set([...own, ...paired, ...sea])]
}

export function drawnState(animal: Drawn): AnimalState {
  const active = (name: string) => animal.traits.some((trait) => trait.name === name && trait.active === true)
  return {
    asleep: active('hibernation'),
    hidden: active('shell'),
    poisoned: animal.poisoned === true,
    paralysed: animal.paralysed === true,
    hungry: animal.hungry === true,
    dead: animal.body === false,
  }
}

/** The animal on a card: the same for each kind of card. */
export function cardAnimal(card: string): number {
  return [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
}
