import { describe, expect, it } from 'vitest'
import { soft } from './hyphens'

const shown = (text: string) => soft(text).replaceAll('\u00ad', '-')

describe('soft hyphens', () => {
  it('stand between syllables of long words', () => {
    expect(shown('Теплокровность')).toBe('Теп-лок-ров-ность')
    expect(shown('Отбрасывание хвоста')).toBe('Отбра-сы-ва-ние хвоста')
    expect(shown('Specialization A')).toBe('Spe-cia-li-za-tion A')
  })

  it('leave short words alone, and never a single letter', () => {
    expect(shown('Хищник')).toBe('Хищник')
    expect(shown('Адаптация')).not.toMatch(/^.-|-.$/)
  })
})
