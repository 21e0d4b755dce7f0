/** How an animal of the card game is drawn and put into words. */
import type { Creature, EvolutionView, Pair } from '../../api/types'
import { t } from '../../lib/words.svelte'

export { drawnState, drawnTraits } from '../../art/look'

export const pairsOf = (animal: Creature, view: EvolutionView): Pair[] => view.pairs.filter((pair) => pair.a === animal.id || pair.b === animal.id)

/** The whole animal as one sentence, for those who do not see the drawing. */
export function describe(animal: Creature, pairs: readonly Pair[], owner: string, spread: boolean): string {
  const traits = animal.traits.map((trait) => t(`trait-${trait.name}`) + (trait.active ? ` (${t('web-active')})` : '') + (trait.off ? ` (${t('web-off')})` : ''))
  for (const pair of pairs) {
    const first = pair.a === animal.id
    const way = pair.directed ? (first ? '-to' : '-from') : ''
    traits.push(t(`web-paired${way}`, { trait: t(`trait-${pair.name}`), animal: first ? pair.b : pair.a }))
  }
  const fat = animal.traits.filter((trait) => trait.fat).length
  const told = [
    t('web-animal', { animal: animal.id, owner }),
    spread ? t(`territory-${animal.at}`) : '',
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

