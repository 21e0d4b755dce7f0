/** Short names for the generated types. */
import type { components as Http } from './http'
import type { components as Socket } from './socket'

type Said = Socket['schemas']
type Told = Http['schemas']

export type ClientMessage = Said['ClientMessage']
export type ServerMessage = Said['ServerMessage']
export type Snapshot = Said['Snapshot']
export type Update = Said['Update']
export type TableState = Said['TableState']
export type Deal = TableState['deal']
export type SeatState = Said['SeatState']
export type Colour = SeatState['colour']
export type Settings = Said['Settings']
export type GameState = Said['GameState']
export type Preview = Said['PreviewView']
export type Text = Said['Text']
export type Choice = Said['Choice']
export type Question = Said['Question']
export type Line = Said['Line']
export type Remark = Said['Remark']
export type Link = Said['Link']
export type Problem = Said['Problem']
export type You = Said['You']
export type Done = Said['Done']
export type Invitation = TableState['invitations'][number]
export type Present = NonNullable<Snapshot['presence'][number]>

export type EvolutionView = Said['View-evolution']
export type Creature = Said['fittest.games.evolution.view.AnimalView']
export type Pair = Said['PairView']
export type MutationsView = Said['View-mutations']
export type Species = Said['fittest.games.mutations.view.SpeciesView']
export type SpeciesAnimal = Said['fittest.games.mutations.view.AnimalView']
export type DinosaursView = Said['View-dinosaurs']
export type Herd = Said['fittest.games.dinosaurs.view.SpeciesView']
export type Hex = Said['HexView']
export type AnyView = EvolutionView | MutationsView | DinosaursView

export type Welcome = Told['Welcome']
export type Ruleset = Told['RulesetDocument']
export type Expansion = Told['ExpansionDocument']
export type Card = Told['CardDocument']
export type MyTable = Told['MyTable']
export type TableSummary = Told['TableSummary']
export type ReplayStep = Told['ReplayStep']
export type Hint = Told['HintDocument']
export type ReviewState = Told['ReviewDocument']
export type Review = Told['Review']
export type TakeAway = Told['TakeAway']
export type Created = Told['Created']
export type Grant = Told['Grant']
export type Devices = Told['Devices']
export type DeviceCode = Told['DeviceCode']

export type GameName = 'evolution' | 'mutations' | 'dinosaurs'

/** Which of the three boards a ruleset is played on. */
export function gameOf(ruleset: string): GameName {
  const base = ruleset.split('+')[0]
  return base === 'mutations' || base === 'dinosaurs' ? base : 'evolution'
}
