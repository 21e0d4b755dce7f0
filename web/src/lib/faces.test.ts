import { describe, expect, it } from 'vitest'
import { faceOf } from './faces'

describe('faces', () => {
  it('are the same for the same name, however it is written', () => {
    expect(faceOf('Anna')).toEqual(faceOf(' anna '))
  })
  it('are different for most names', () => {
    const drawn = new Set(['Anna', 'Boris', 'Vera', 'Gleb', 'Дина', 'Егор', 'Жанна', 'Зоя'].map((name) => JSON.stringify(faceOf(name))))
    expect(drawn.size).toBe(8)
  })
})
