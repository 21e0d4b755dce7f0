import { expect, test } from 'vitest'
import { story as dinosaurs } from '../games/dinosaurs/story'
import { story as evolution } from '../games/evolution/story'
import { story as mutations } from '../games/mutations/story'
import { groupsOf, type Story } from './log'

const told = (story: Story, ...lines: [string, string | number | null][]) =>
  groupsOf(
    lines.map(([key, player], number) => ({ number, quiet: key === 'event-ended', text: { key, args: (player === null ? {} : { player }) as Record<string, string | number> } })),
    story,
  ).map(({ seat, turn, lines }) => [turn ? 'turn' : seat, ...lines.map((line) => line.number)])

test('what others do in a move belongs to it', () => {
  const attack: [string, number][] = [
    ['event-attacked', 3],
    ['event-ran', 1],
    ['event-mimicked', 1],
    ['event-eaten', 3],
    ['event-fed-blue', 3],
    ['event-scavenged', 2],
    ['event-ended', 3],
  ]
  expect(told(evolution, ...attack, ['event-fed-red', 1])).toEqual([
    [2, 0, 1, 2, 3, 4, 5],
    [0, 7],
  ])
})

test('two moves of one player are two', () => {
  expect(told(evolution, ['event-played', 1], ['event-played', 1], ['event-passed', 1], ['event-bank-rolled', null], ['event-pirated', 1], ['event-fed-red', 1], ['event-ended', 1], ['event-fed-red', 1])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [null, 3],
    [0, 4, 5],
    [0, 7],
  ])
})

test('what nobody does stands together, and turns apart', () => {
  expect(told(evolution, ['event-fed-red', 1], ['event-ended', 1], ['event-starved', 2], ['event-died-of', 1], ['event-drew', 1], ['event-turn', null], ['event-laid', 1])).toEqual([
    [0, 0],
    [null, 2, 3, 4],
    ['turn', 5],
    [0, 6],
  ])
})

test('the other games', () => {
  expect(told(mutations, ['event-mut-turned', 1], ['event-mut-laid', 1], ['event-mut-attacked', 2], ['event-mut-eaten', 1], ['event-mut-extinct', 1], ['event-mut-put-red', 3])).toEqual([
    [0, 0, 1],
    [1, 2, 3, 4],
    [2, 5],
  ])
  expect(told(dinosaurs, ['event-dino-played', 'P1'], ['event-dino-climate-moved', null], ['event-dino-moved', 'P2'], ['event-dino-fight-won', 'P2'], ['event-dino-moved', 'P1'], ['event-dino-died', 'P3'], ['event-dino-scored', 'P2'])).toEqual([
    [0, 0, 1],
    [1, 2, 3],
    [0, 4],
    [null, 5, 6],
  ])
})

test('of an unknown game, whatever one player does', () => {
  expect(told({ turn: '', moves: [], parts: null, table: [], weighty: [] }, ['event-toy', 1], ['event-toy', 1], ['event-toy', 2])).toEqual([
    [0, 0, 1],
    [1, 2],
  ])
})
