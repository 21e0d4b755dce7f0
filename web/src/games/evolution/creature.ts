/** How an animal of the card game is drawn and put into words. */
import type { AnimalState } from '../../art/animal'
import type { Creature, EvolutionView } from '../../api/types'
import { t } from '../../lib/words.svelte'

export function drawnTraits(animal: Creature, view: EvolutionView): string[] {
  const own = animal.traits.filter((trait) => !trait.off).map((trait) => trait.name)
  const paired = view.pairs.filter((pair) => pair.a === animal.id || pair.b === animal.id).map((pair) => pair.name)
  const sea = animal.at === 'ocean' ? ['swimming'] : []
  return [...new Set([...own, ...paired, ...sea])]
}

export function drawnState(animal: Creature): AnimalState {
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

/** The whole animal as one sentence, for those who do not see the drawing. */
export function describe(animal: Creature, view: EvolutionView, owner: string): string {
  const traits = animal.traits.map((trait) => t(`trait-${trait.name}`) + (trait.active ? ` (${t('web-active')})` : '') + (trait.off ? ` (${t('web-off')})` : ''))
  for (const pair of view.pairs)
    if (pair.a === animal.id || pair.b === animal.id)
      traits.push(t('web-paired', { trait: t(`trait-${pair.name}`), animal: pair.a === animal.id ? pair.b : pair.a }))
  const fat = animal.traits.filter((trait) => trait.fat).length
  const told = [
    t('web-animal', { animal: animal.id, owner }),
    view.territories.length > 1 ? t(`territory-${animal.at}`) : '',
    traits.join(', ') || t('web-no-traits'),
    t('web-food-of', { food: animal.food, need: animal.need }),
    animal.fed ? t('web-fed') : '',
    fat > 0 ? t('web-fat', { count: fat }) : '',
    animal.poisoned ? t('web-poisoned') : '',
    animal.paralysed ? t('web-paralysed') : '',
    animal.hungry ? t('web-hungry') : '',
    animal.body === false ? t('web-no-body') : '',
    animal.card ? t('web-its-card', { card: cardName(animal.card) }) : '',
  ]
  return told.filter(Boolean).join('; ')
}

export function cardName(card: string): string {
  return card
    .split('/')
    .map((side) => t(`trait-${side}`))
    .join(' / ')
}

