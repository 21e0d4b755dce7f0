/** Boxes that are not of the package: what they say and how they are drawn comes from the server. */
import { addIcon } from '../art/icons'
import { addPart } from '../art/parts'
import { api } from '../transport'
import { addBox } from './games'
import { addTexts } from './words.svelte'

class Expansions {
  /** Nothing is drawn before this is known. */
  ready = $state(false)

  async load(): Promise<void> {
    try {
      for (const one of (await api.expansions?.()) ?? []) {
        addBox(one.base, one.name)
        addTexts(one.texts)
        for (const [trait, { layers, sign }] of Object.entries(one.pictures)) {
          addPart(trait, layers)
          if (sign) addIcon(trait, sign)
        }
      }
    } catch {
      // Then the game is played without their names and drawings.
    }
    this.ready = true
  }
}

export const expansions = new Expansions()
