import { describe, expect, it } from 'vitest'
import { partsOf, withNames } from './sentence'

const things = (sentence: string) => partsOf(sentence).flatMap((part) => ('thing' in part ? [part.thing] : 'seat' in part ? [`seat:${part.seat}`] : []))

describe('a sentence', () => {
  it('names players and things', () => {
    expect(things('P2 attacks #13 with #4.')).toEqual(['seat:1', 'animal:13', 'animal:4'])
    expect(things('Игрок 1: животное 65.1 атакует вид 35.')).toEqual(['seat:0', 'animal:65.1', 'species:35'])
    expect(things('P1: species 14 gets Big.')).toEqual(['seat:0', 'species:14'])
    expect(things('P3 attacks P4 on 0,-1 from -1,0: a 4, and wins.')).toEqual(['seat:2', 'seat:3', 'hex:0,-1', 'hex:-1,0'])
  })

  it('keeps a mark with what it follows', () => {
    expect(partsOf('P2: #13 gets food with #4.').flatMap((part) => ('text' in part ? [part.text] : [part.after]))).toEqual([':', ' ', '', ' gets food with ', '.'])
  })

  it('says the names of players', () => {
    expect(withNames('Игрок 2 атакует #13.', (seat) => ['Анна', 'Борис'][seat] ?? '')).toBe('Борис атакует #13.')
  })

  it('loses no word', () => {
    const sentence = 'P3 rolls 4, 5 and 6 for 7 food.'
    expect(things(sentence)).toEqual(['seat:2'])
    expect(withNames(sentence, (seat) => `P${seat + 1}`)).toBe(sentence)
  })
})
