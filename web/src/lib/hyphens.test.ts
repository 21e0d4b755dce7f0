import { describe, expect, it } from 'vitest'
import { soft } from './hyphens'

const shown = (text: string) => soft(text).replaceAll('\u00ad', '-')

describe('soft hyphens', () => {
  it('stand between syllables of long words', () => {
    expect(shown('Метаморфоза')).toBe('Ме-та-мор-фоза')
    expect(shown('Specialization A')).toBe('Spe-cia-li-za-tion A')
  })

  it('keep the parts of a word whole', () => {
    expect(shown('Теплокровность')).toBe('Теп-ло-кров-ность')
    expect(shown('Водоплавающее')).toBe('Во-до-пла-ваю-щее')
    expect(shown('Сотрудничество')).toBe('Со-труд-ни-чество')
    expect(shown('Отбрасывание хвоста')).toBe('От-бра-сы-ва-ние хвоста')
  })

  it('leave short words alone, and never a single letter', () => {
    expect(shown('Хищник')).toBe('Хищник')
    expect(shown('Адаптация')).not.toMatch(/^.-|-.$/)
  })
})
