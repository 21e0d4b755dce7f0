import { describe, expect, it, vi } from 'vitest'
import type { AnyView, Line } from '../api/types'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { effects: dinosaurs } = await import('../games/dinosaurs/effects')
const { effects: evolution } = await import('../games/evolution/effects')
const { effects: mutations } = await import('../games/mutations/effects')
const { Effects } = await import('./effects.svelte')
const { lastTurn, newestTurn } = await import('./recap.svelte')

const line = (number: number, key: string, args: Record<string, number | string> = {}): Line => ({ number, text: { key, args } })
const cards = { seat: 0, phase: 'feeding', animals: [{ id: 1, owner: 0 }, { id: 2, owner: 1 }] } as unknown as AnyView
const timeOf = (known: typeof evolution, one: Line, view: AnyView = cards) => new Effects(() => known).time([one], view, view)

describe('how long an event is looked at', () => {
  it('longer if it happens to me', () => {
    const mine = timeOf(evolution, line(1, 'event-attacked', { player: 'P2', animal: 2, other: 1 }))
    const another = timeOf(evolution, line(1, 'event-attacked', { player: 'P1', animal: 1, other: 2 }))
    expect(mine).toBeGreaterThan(another)
    expect(timeOf(mutations, line(1, 'event-mut-starved', { player: 1, species: 3, number: 1 }))).toBeGreaterThan(timeOf(mutations, line(1, 'event-mut-starved', { player: 2, species: 3, number: 1 })))
    expect(timeOf(dinosaurs, line(1, 'event-dino-bid-target', { player: 'P2', target: 'P1', row: 1 }))).toBeGreaterThan(timeOf(dinosaurs, line(1, 'event-dino-bid-target', { player: 'P1', target: 'P2', row: 1 })))
  })

  it('longer if somebody plays a card on my animal, but not if I do it', () => {
    const parasite = (player: string) => timeOf(evolution, line(1, 'event-played', { player, trait: '@trait-parasite', animal: 1 }))
    expect(parasite('P2')).toBeGreaterThan(parasite('P1'))
    const pair = (player: string) => timeOf(evolution, line(1, 'event-played-pair', { player, trait: '@trait-trematode', animal: 1, other: 1 }))
    expect(pair('P2')).toBeGreaterThan(pair('P1'))
  })

  it.each(['poisoned', 'paralysed', 'climbed', 'inked', 'hid', 'torn'])('longer if my animal is %s', (what) => {
    const happens = (player: string) => timeOf(evolution, line(1, `event-${what}`, { player, animal: 1 }))
    expect(happens('P1')).toBeGreaterThan(happens('P2'))
  })

  it('longer if an attack is turned to my species', () => {
    const redirected = (player: string) => timeOf(mutations, line(1, 'event-mut-redirected', { player, species: 1, other: 2 }))
    expect(redirected('P1')).toBeGreaterThan(redirected('P2'))
  })

  it('dice and points longer than routine, and the end of a move not at all', () => {
    expect(timeOf(evolution, line(1, 'event-bank-rolled', {}))).toBeGreaterThan(3 * timeOf(evolution, line(1, 'event-fed-red', { animal: 2 })))
    expect(timeOf(evolution, { ...line(1, 'event-ended', { player: 'P2' }), quiet: true })).toBe(0)
    expect(timeOf(dinosaurs, line(1, 'event-dino-meteor-rolled', {}))).toBeGreaterThan(timeOf(dinosaurs, line(1, 'event-dino-moved', {})))
  })

  it('longer when a phase begins', () => {
    const told = [line(1, 'event-passed', { player: 'P2' })]
    const show = new Effects(() => evolution)
    expect(show.time(told, cards, { ...cards, phase: 'extinction' } as AnyView)).toBeGreaterThan(show.time(told, cards, cards))
  })

  it('of spectators nothing is theirs', () => {
    const watched = { ...cards, seat: null } as AnyView
    const one = line(1, 'event-starved', { player: 'P1', animal: 1 })
    expect(timeOf(evolution, one, watched)).toBeLessThan(timeOf(evolution, one))
  })
})

describe('dice', () => {
  it('land where they matter', () => {
    const rolls = (known: typeof evolution, key: string, args: Record<string, unknown>) => known[key]?.dice?.(args).map(({ values, at }) => [at, ...values])
    expect(rolls(mutations, 'event-mut-climate', { 'food-dice': ['2', '5'], 'parasite-dice': ['1'], 'shelter-dice': ['6'] })).toEqual([['token:red', 2, 5], ['token:black', 1], ['token:green', 6]])
    expect(rolls(mutations, 'event-mut-tie-rolled', { player: 'P2', die: 3 })).toEqual([['seat:1', 3]])
    expect(rolls(dinosaurs, 'event-dino-rolled-off', { rolls: ['P1 – 3', 'P3 – 5'] })).toEqual([['seat:0', 3], ['seat:2', 5]])
    expect(rolls(dinosaurs, 'event-dino-fight-won', { die: 4, goal: '1,-1' })).toEqual([['hex:1,-1', 4]])
    expect(rolls(evolution, 'event-bank-rolled', { dice: ['3', '4'] })).toEqual([['bank:table', 3, 4]])
  })
})

describe('the turn that is over', () => {
  it('lies between the newest two beginnings', () => {
    const lines = [line(0, 'turn'), line(1, 'a'), line(2, 'turn'), line(3, 'b'), line(4, 'c'), line(6, 'turn'), line(7, 'd')]
    expect(lastTurn(lines, 'turn')?.map((one) => one.number)).toEqual([3, 4])
    expect(lastTurn(lines.slice(0, 2), 'turn')).toBeNull()
  })

  it('has its news also when no other turn follows', () => {
    const game = { story: { turn: 'turn' }, effects: { dies: { time: 1, recap: true }, moves: { time: 1 } } } as never
    const lines = [line(0, 'turn'), line(1, 'dies'), line(2, 'turn'), line(3, 'moves'), line(4, 'dies.seen')]
    expect(newestTurn(lines, game).map((one) => one.number)).toEqual([4])
    expect(newestTurn(lines.slice(3), game)).toEqual([])
  })

  it('tells in one line what befell several of a species', () => {
    const starved = (number: number, species: number, animal: number) => line(number, 'event-mut-starved', { player: 'P1', species, number: animal })
    const told = newestTurn([line(0, 'turn'), starved(1, 2, 1), starved(2, 2, 3), starved(3, 4, 1)], { story: { turn: 'turn' }, effects: mutations } as never)
    expect(told.map((one) => [one.text.key, one.text.args['count']])).toEqual([['web-recap-mut-starved', 2], ['event-mut-starved', undefined]])
  })
})
