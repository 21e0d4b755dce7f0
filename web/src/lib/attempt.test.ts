import { describe, expect, it } from 'vitest'
import * as dinosaurs from '../games/dinosaurs/taps'
import * as cards from '../games/evolution/taps'
import * as mutations from '../games/mutations/taps'
import { readMove } from './choose'

const choice = (text: string, key: string, args: Record<string, number | string>) => ({ text, label: { key, args } })
const view = (known: object) => known as never

describe('an illegal wish in words', () => {
  it('of the card game', () => {
    const table = view({ animals: [] })
    const moves = [
      choice('feed 2', 'option-feed', { animal: 2 }),
      choice('attack 2 5', 'option-attack', { animal: 2, other: 5 }),
      choice('play big/carnivorous as big on 4', 'option-play', { card: '@trait-big/trait-carnivorous', trait: '@trait-big', animal: 4 }),
    ].map((one) => readMove(cards.taps, one))
    expect(cards.attempt(table, moves, ['animal:2'], 'animal:9')).toBe('attack 2 9')
    expect(cards.attempt(table, moves, ['card:big/carnivorous'], 'animal:9')).toBe('play big/carnivorous as big on 9')
    expect(cards.attempt(table, [], [], 'animal:9')).toBe('feed 9')
    const animals = [{ id: 2, owner: 0, traits: [{ name: 'carnivorous' }] }, { id: 3, owner: 0, traits: [] }, { id: 9, owner: 1, traits: [] }]
    const eating = view({ ruleset: 'evolution', seat: 0, animals, question: { seat: 0, prompt: { key: 'prompt-feeding', args: {} } } })
    expect(cards.attempt(eating, moves, [], 'animal:9')).toBe('attack 2 9')
    expect(cards.attempt(eating, moves, [], 'animal:3')).toBe('feed 3')
  })

  it('of the card game asks the carnivore that is free and near, and a fed animal what else it does', () => {
    const carnivore = (id: number, at: string, used: boolean) => ({ id, owner: 0, at, traits: [{ name: 'carnivorous', used }] })
    const animals = [
      carnivore(1, 'ocean', false),
      carnivore(2, 'laurasia', true),
      carnivore(4, 'laurasia', false),
      { id: 3, owner: 0, at: 'laurasia', fed: true, traits: [{ name: 'grazing' }] },
      { id: 9, owner: 1, at: 'laurasia', traits: [] },
    ]
    const eating = view({ ruleset: 'evolution', seat: 0, animals, question: { seat: 0, prompt: { key: 'prompt-feeding', args: {} } } })
    const moves = [readMove(cards.taps, choice('feed 1', 'option-feed', { animal: 1 }))]
    expect(cards.attempt(eating, moves, [], 'animal:9')).toBe('attack 4 9')
    expect(cards.attempt(eating, moves, [], 'animal:3')).toBe('graze 3')
  })

  it('of mutations', () => {
    const row = (id: number, ...names: string[]) => ({ row: [{ id, animals: names.map((name) => ({ name })) }] })
    const players = [row(3, '3.1'), row(4, '4.1', '4.2')]
    const table = view({ ruleset: 'mutations', phase: 'development', seat: 1, table: players })
    const feeding = view({ ruleset: 'mutations', phase: 'feeding', seat: 1, table: players })
    expect(mutations.attempt(table, [], [], 'token:red')).toBe('red 4.1')
    expect(mutations.attempt(table, [], [], 'token:black')).toBe('black 3.1')
    expect(mutations.attempt(table, [], [], 'species:3')).toBe('trait 3')
    expect(mutations.attempt(feeding, [], [], 'species:3')).toBe('attack 4.1 3')
    expect(mutations.attempt(feeding, [], [], 'species:4')).toBe('trait 4')
  })

  it('of dinosaurs', () => {
    const hex = (q: number, r: number, owner: number | null) => ({ q, r, owner })
    const table = view({ ruleset: 'dinosaurs', seat: 0, hexes: [hex(0, 0, 0), hex(1, 0, 1), hex(2, 0, null)] })
    const moves = [readMove(dinosaurs.taps, choice('move 0,0 0,1', 'option-dino-move', { start: '0,0', goal: '0,1' }))]
    const births = [readMove(dinosaurs.taps, choice('birth 0,1', 'option-dino-birth', { hex: '0,1' }))]
    expect(dinosaurs.attempt(table, moves, ['hex:0,0'], 'hex:2,0')).toBe('move 0,0 2,0')
    expect(dinosaurs.attempt(table, moves, ['hex:0,0'], 'hex:1,0')).toBe('attack 0,0 1,0')
    expect(dinosaurs.attempt(table, moves, [], 'hex:2,0')).toBe('attack 2,0 1,0')
    expect(dinosaurs.attempt(table, births, [], 'hex:2,0')).toBe('birth 2,0')
    expect(dinosaurs.attempt(table, [], [], 'hex:2,0')).toBe('birth 2,0')
    expect(dinosaurs.attempt(table, [], [], 'hex:0,0')).toBe('attack 0,0 1,0')
  })
})
