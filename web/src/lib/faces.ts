/** A small creature for everybody, always the same for the same name. */
const TRAITS = ['flight', 'sharp-vision', 'big', 'running', 'camouflage', 'shell', 'tail-loss', 'swimming', 'carnivorous', 'shy', 'burrowing', 'poisonous'] as const

export interface Face {
  id: number
  traits: readonly string[]
}

/** The faces of the bots with a temperament. */
export const CHARACTER_FACES: Readonly<Record<string, Face>> = {
  breeder: { id: 21, traits: ['viviparous', 'communication'] },
  hunter: { id: 14, traits: ['carnivorous', 'big'] },
  miser: { id: 6, traits: ['fat-tissue', 'hibernation'] },
  gambler: { id: 33, traits: ['running', 'flight'] },
  guardian: { id: 9, traits: ['shell', 'sharp-vision'] },
  pest: { id: 4, traits: ['poisonous', 'piracy'] },
}

export function faceOf(name: string): Face {
  let hash = 2166136261
  for (const letter of name.trim().toLowerCase()) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0
  const first = TRAITS[hash % TRAITS.length]!
  const second = TRAITS[(hash >>> 8) % TRAITS.length]!
  return { id: (hash >>> 16) % 997, traits: first === second ? [first] : [first, second] }
}
