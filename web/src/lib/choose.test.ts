import { describe, expect, it } from 'vitest'
import { taps as dinosaurs } from '../games/dinosaurs/taps'
import { taps as cards } from '../games/evolution/taps'
import { taps as mutations } from '../games/mutations/taps'
import { groupMoves, isComplete, leads, lit, readMove, remaining, type Move } from './choose'

const choice = (text: string, key: string, args: Record<string, number | string>, idle = false) => ({ text, label: { key, args }, idle })
const evolution = [
  choice('feed 2', 'option-feed', { animal: 2 }),
  choice('attack 2 5', 'option-attack', { animal: 2, other: 5 }),
  choice('attack 3 2', 'option-attack', { animal: 3, other: 2 }),
  choice('play big/carnivorous as big on 4', 'option-play', { card: '@trait-big/trait-carnivorous', trait: '@trait-big', animal: 4 }),
  choice('lay big/carnivorous', 'option-lay', { card: '@trait-big/trait-carnivorous' }),
  choice('stow 2', 'option-stow', { animal: 2 }),
  choice('pass', 'option-pass', {}),
].map((one) => readMove(cards, one))

describe('choosing', () => {
  it('reads the things of a label in order', () => {
    expect(evolution.map((move) => move.things)).toEqual([
      ['animal:2'],
      ['animal:2', 'animal:5'],
      ['animal:3', 'animal:2'],
      ['card:big/carnivorous', 'animal:4'],
      ['card:big/carnivorous', 'slot:new'],
      [],
      [],
    ])
  })

  it('prefers the moves that begin with what was tapped', () => {
    expect(remaining(evolution, ['animal:2']).map((move) => move.text)).toEqual(['feed 2', 'attack 2 5'])
    expect(remaining(evolution, ['animal:5']).map((move) => move.text)).toEqual(['attack 2 5'])
  })

  it('takes two animals that play different parts in the order in which they were tapped', () => {
    const card = { card: '@trait-symbiosis', trait: '@trait-symbiosis' }
    const directed = (animal: number, partner: number) => readMove(cards, choice(`play symbiosis on ${animal} ${partner}`, 'option-play-directed', { ...card, animal, partner }))
    const moves = [directed(1, 2), directed(2, 1), directed(1, 3), directed(3, 1)]
    expect(cards.hint?.(['card:symbiosis'], moves)).toBe('web-tap-directed-first')
    expect([...lit(moves, ['card:symbiosis', 'animal:1'])]).toEqual(['animal:2', 'animal:3'])
    expect(cards.hint?.(['card:symbiosis', 'animal:2'], remaining(moves, ['card:symbiosis', 'animal:2']))).toBe('web-tap-directed-second')
    expect(remaining(moves, ['card:symbiosis', 'animal:2', 'animal:1'])).toEqual([moves[1]])
    const alike = readMove(cards, choice('play cooperation on 1 2', 'option-play-pair', { card: '@trait-cooperation', trait: '@trait-cooperation', animal: 1, partner: 2 }))
    expect(cards.hint?.(['card:cooperation'], [alike])).toBe('web-tap-pair-first')
    expect(remaining([alike], ['card:cooperation', 'animal:2', 'animal:1'])).toEqual([alike])
  })

  it('lights what can be tapped next', () => {
    expect([...lit(evolution, ['card:big/carnivorous'])].sort()).toEqual(['animal:4', 'slot:new'])
  })

  it('lights nothing that tells no move from another', () => {
    const moves = ['option-mut-trait', 'option-mut-grow'].map((key) => readMove(mutations, choice(key, key, { species: 3 })))
    expect([...lit(moves, [])].sort()).toEqual(['deck:own', 'species:3'])
    expect([...lit(moves, ['species:3'])]).toEqual([])
    expect([...lit(moves, ['deck:own'])]).toEqual(['species:3'])
  })

  it('takes food from the bank of the place', () => {
    const [fed] = [cards.refine(evolution[0]!, { animals: [{ id: 2, at: 'ocean' }] } as never)].flat() as [Move]
    expect([...lit([fed], ['bank:ocean'])]).toEqual(['animal:2'])
    expect([...leads([fed], [])]).toEqual(['animal:2', 'bank:ocean'])
    expect(remaining([fed], ['bank:laurasia'])).toEqual([])
  })

  it('shows where to begin before it shows where that leads', () => {
    expect([...leads(evolution, [])].sort()).toEqual(['animal:2', 'animal:3', 'card:big/carnivorous'])
    expect([...leads(evolution, ['card:big/carnivorous'])].sort()).toEqual(['animal:4', 'slot:new'])
    const laid = readMove(cards, choice('lay big in gondwana', 'option-lay-in', { territory: '@territory-gondwana', card: '@trait-big' }))
    expect(laid.things).toEqual(['card:big', 'place:gondwana'])
  })

  it('knows whom a question is about', () => {
    expect(cards.subjects({ key: 'prompt-react', args: { animal: 3, prey: 8 } })).toEqual(['animal:3', 'animal:8'])
    expect(cards.subjects({ key: 'prompt-play', args: {} })).toEqual([])
    expect(mutations.subjects({ key: 'prompt-mut-react', args: { animal: '3.1', species: 8 } })).toEqual(['animal:3.1', 'species:8'])
    expect(mutations.subjects({ key: 'prompt-mut-lose', args: { animal: 'none', species: 8 } })).toEqual(['species:8'])
    expect(mutations.subjects({ key: 'prompt-mut-feeding', args: {} })).toEqual([])
  })

  it('puts moves of a kind together, and doing nothing last', () => {
    const moves = [choice('decline', 'option-decline', {}, true), choice('drop big', 'option-drop', { trait: '@trait-big' }), choice('run', 'option-run', {}), choice('drop shy', 'option-drop', { trait: '@trait-shy' })]
    const groups = groupMoves(cards, moves.map((one) => readMove(cards, one)))
    expect(groups.map((group) => [group.trait, group.moves.length])).toEqual([['tail-loss', 2], ['running', 1], [null, 1]])
  })

  it('knows when all is said', () => {
    const [only] = remaining(evolution, ['animal:2', 'animal:5'])
    expect(only && isComplete(only, ['animal:2', 'animal:5'])).toBe(true)
  })

  it('reads the other games', () => {
    expect(readMove(mutations, choice('attack 3.1 5', 'option-mut-attack', { animal: '3.1', species: 5 })).things).toEqual(['animal:3.1', 'species:5'])
    expect(readMove(dinosaurs, choice('play sickness P2 1,0', 'option-dino-play-hex', { card: '@dino-card-sickness', target: 'P2', hex: '1,0' })).things).toEqual(['card:sickness', 'seat:1', 'hex:1,0'])
  })

  it('puts what does nothing last', () => {
    const moves = [choice('pass', 'option-mut-pass', {}, true), choice('species', 'option-mut-species', {})].map((one) => readMove(mutations, one))
    expect(groupMoves(mutations, moves).map((group) => group.key)).toEqual(['option-mut-species', 'option-mut-pass'])
  })

  it('makes one move of a row of the auction and a bid', () => {
    const view = { auction: { rows: [{ gene: 'egg', lowest: 4 }, { gene: 'horn', lowest: 1 }], highest: 2, prices: [0, 0, 1] } } as never
    const moves = [dinosaurs.refine(readMove(dinosaurs, choice('row 2', 'option-dino-row', { number: 2 })), view)].flat()
    expect(moves.map((move) => move.answers)).toEqual([['row 2', 'bid 1'], ['row 2', 'bid 2']])
    expect([...lit(moves, ['row:2'])]).toEqual(['bid:1', 'bid:2'])
    expect(moves.at(-1)?.label.args).toEqual({ gene: '@dino-gene-horn', bid: 2, pays: 1 })
  })

  it('takes a dinosaur for its owner too', () => {
    const label = { card: '@dino-card-sickness', target: 'P2', hex: '1,0' }
    const [move] = [dinosaurs.refine(readMove(dinosaurs, choice('play sickness P2 1,0', 'option-dino-play-target-hex', label)), {} as never)].flat()
    expect(isComplete(move!, ['card:sickness', 'hex:1,0'])).toBe(true)
    expect([...lit([move!], ['card:sickness'])].sort()).toEqual(['hex:1,0', 'seat:1'])
  })

  it('plays a card by one of its halves', () => {
    const [play, lay] = [evolution[3]!, evolution[4]!].flatMap((move) => cards.refine(move, {} as never))
    expect(play?.also).toEqual(['half:big/carnivorous|big'])
    expect(lay?.also).toEqual(['half:big/carnivorous|big', 'half:big/carnivorous|carnivorous'])
    expect(cards.implied('half:big/carnivorous|big')).toEqual(['card:big/carnivorous'])
    expect(remaining([play!, lay!], ['half:big/carnivorous|carnivorous', 'card:big/carnivorous'])).toEqual([lay])
  })

  it('begins a parasite with its token, and takes an animal for its species', () => {
    const black = readMove(mutations, choice('black 4.1', 'option-mut-black', { animal: '4.1' }))
    expect([...leads([black], [])]).toEqual(['token:black'])
    expect(mutations.meant('animal:4.1', new Set(['species:4']))).toBe('species:4')
    expect(mutations.meant('species:4', new Set(['animal:4.2']))).toBe('animal:4.2')
    expect(mutations.meant('species:4', new Set(['animal:4.1', 'animal:4.2']))).toBe('species:4')
  })

  it('knows whom a move hurts', () => {
    const view = { animals: [{ id: 5, owner: 1 }] } as never
    expect(cards.victim(evolution[1]!, view)).toBe(1)
    expect(cards.victim(evolution[0]!, view)).toBe(null)
  })
})
