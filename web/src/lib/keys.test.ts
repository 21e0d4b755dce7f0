// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { keyOf } = await import('./keys')
const { settings } = await import('./settings.svelte')

const press = (key: string, code: string, more: object = {}) => keyOf({ key, code, target: { closest: () => null }, ...more } as unknown as KeyboardEvent)

describe('keys', () => {
  afterEach(() => (settings.keys = 'on'))

  it('are those of the place, whatever the alphabet', () => {
    expect(press('r', 'KeyR')).toBe('r')
    expect(press('R', 'KeyR')).toBe('r')
    expect(press('к', 'KeyR')).toBe('r')
    expect(press('a', 'KeyQ')).toBe('a')
    expect(press('?', 'Digit7')).toBe('?')
    expect(press('Escape', 'Escape')).toBe('Escape')
  })

  it('are left to whoever writes or commands', () => {
    expect(press('r', 'KeyR', { ctrlKey: true })).toBe('')
    expect(press('r', 'KeyR', { target: { closest: () => ({}) } })).toBe('')
  })

  it('that write can be switched off', () => {
    settings.keys = 'off'
    expect(press('r', 'KeyR')).toBe('')
    expect(press('1', 'Digit1')).toBe('')
    expect(press('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft')
  })
})
