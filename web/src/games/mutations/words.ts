import type { MutationsView, Species, SpeciesAnimal } from '../../api/types'
import { t } from '../../lib/words.svelte'


export function traitName(trait: string): string {
  return t(`mut-trait-${trait}`)
}

/** The card of a trait, where it is called otherwise: an Anglerfish laid on a species is Carnivorous. */
export function cardNote(species: Species, at: number): string {
  const card = species.cards[at]
  return card === undefined || card === species.traits[at] ? '' : t('web-its-card', { card: traitName(card) })
}

function traitTold(species: Species, at: number): string {
  const note = cardNote(species, at)
  return traitName(species.traits[at] as string) + (note && ` (${note})`)
}

export function describeSpecies(species: Species, owner: string): string {
  return [
    t('web-species', { species: species.id, owner }),
    species.traits.map((_, at) => traitTold(species, at)).join(', ') || t('web-no-traits'),
    t('web-animals', { count: species.animals.length }),
    species.shared.length > 0 ? t('web-shares', { species: species.shared.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

export function describeAnimal(animal: SpeciesAnimal, species: Species): string {
  return [
    t('web-animal-of', { animal: animal.name }),
    t('web-food-of', { food: animal.food, need: species.need }),
    animal.fed ? t('web-fed') : '',
    animal.sheltered ? t('web-sheltered') : '',
    animal.parasites > 0 ? t('web-parasites', { count: animal.parasites }) : '',
    animal.attacked ? t('web-has-attacked') : '',
    animal.card ? t('web-its-card', { card: traitName(animal.card) }) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

export function tell(view: MutationsView, nameOf: (seat: number) => string): string[] {
  const lines = [t('web-centre', { red: view.red, green: view.green, black: view.black })]
  view.table.forEach((player, seat) => {
    lines.push(t('web-decks-told', { who: nameOf(seat), deck: player.deck, discard: player.discard, points: view.scores[seat] ?? 0 }))
    for (const species of player.row) {
      lines.push(describeSpecies(species, nameOf(seat)))
      for (const animal of species.animals) lines.push(describeAnimal(animal, species))
    }
  })
  return lines
}
