/** What a player seems to mean by tapping a thing that is not lit; the server then says what is wrong with it. */
import { gameOf, type AnyView, type DinosaursView, type EvolutionView, type Hex, type MutationsView } from '../api/types'
import { remaining, type Move, type Thing } from './choose'

/** What is tried when nothing of the kind is being asked. */
const CARD_GAME: Readonly<Record<string, string>> = { animal: 'feed *', card: 'lay *', slot: 'pass', bank: 'end', place: 'pass' }
const MUTATIONS: Readonly<Record<string, string>> = { animal: 'red *', species: 'trait *', deck: 'species', slot: 'species' }
const DINOSAURS: Readonly<Record<string, string>> = { card: 'play *', row: 'row *', seat: 'pick 0' }

export function attempt(view: AnyView, moves: readonly Move[], picked: readonly Thing[], thing: Thing): string {
  const [kind = '', value = ''] = thing.split(/:(.*)/s)
  const fill = (table: Readonly<Record<string, string>>) => (table[kind] ?? '*').replace('*', value)
  const game = gameOf(view.ruleset)
  if (game === 'dinosaurs' && kind === 'hex') return onHex(view as DinosaursView, moves, picked, value)
  const hunt = game === 'evolution' && picked.length === 0 ? inHunt(view as EvolutionView, kind, value) : null
  const replaced = hunt ?? replace(moves, picked, kind, value)
  if (replaced) return replaced
  if (game === 'dinosaurs') return fill(DINOSAURS)
  if (game === 'mutations') return inMutations(view as MutationsView, kind, value) ?? fill(MUTATIONS)
  return fill(CARD_GAME)
}

/** While animals eat, a rival's animal is prey, if there is anybody who hunts. */
function inHunt(view: EvolutionView, kind: string, value: string): string | null {
  const asked = view.question?.seat === view.seat ? view.question?.prompt.key : ''
  if (kind !== 'animal' || (asked !== 'prompt-go' && asked !== 'prompt-go-on')) return null
  if (view.animals.some((one) => String(one.id) === value && one.owner === view.seat)) return null
  const hunter = view.animals.find((one) => one.owner === view.seat && one.traits.some((trait) => trait.name === 'carnivorous'))
  return hunter ? `attack ${hunter.id} ${value}` : null
}

/** A move that could be meant, with the thing in the place of one of its kind. */
function replace(moves: readonly Move[], picked: readonly Thing[], kind: string, value: string): string | null {
  for (const move of remaining(moves, picked)) {
    const replaced = move.things.filter((other) => !picked.includes(other) && other.startsWith(`${kind}:`)).at(-1)
    if (replaced) {
      const old = replaced.slice(kind.length + 1)
      const words = move.text.split(' ')
      const at = words.lastIndexOf(old)
      if (at >= 0) return words.map((word, i) => (i === at ? value : word)).join(' ')
    }
  }
  return null
}

/** A parasite is for somebody else, any other token for an own animal; a rival's species is prey while animals eat. */
function inMutations(view: MutationsView, kind: string, value: string): string | null {
  const animalOf = (own: boolean) => view.table.filter((_, seat) => (seat === view.seat) === own).flatMap((player) => player.row.flatMap((species) => species.animals))[0]?.name ?? '0.0'
  if (kind === 'token') return `${value} ${animalOf(value !== 'black')}`
  const owned = view.table[view.seat ?? -1]?.row.some((species) => String(species.id) === value)
  return kind === 'species' && view.phase === 'feeding' && !owned ? `attack ${animalOf(true)} ${value}` : null
}

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] as const

/** A step begins on the hex, or leads there from the one that was tapped before; with nothing else to do there, a birth. */
function onHex(view: DinosaursView, moves: readonly Move[], picked: readonly Thing[], value: string): string {
  const at = (place: string): Hex | undefined => view.hexes.find((hex) => `${hex.q},${hex.r}` === place)
  const step = (start: string, goal: string) => {
    const owner = at(goal)?.owner ?? null
    return `${owner === null || owner === view.seat ? 'move' : 'attack'} ${start} ${goal}`
  }
  const start = picked.find((thing) => thing.startsWith('hex:'))
  if (start) return step(start.slice(4), value)
  const steps = moves.some((move) => move.things.filter((thing) => thing.startsWith('hex:')).length > 1)
  const replaced = steps ? null : replace(moves, picked, 'hex', value)
  if (replaced) return replaced
  const hex = at(value)
  if (!steps && hex?.owner === null) return `birth ${value}`
  const beside = SIDES.map(([q, r]) => `${(hex?.q ?? 0) + q},${(hex?.r ?? 0) + r}`).find((place) => at(place))
  return step(value, beside ?? value)
}
