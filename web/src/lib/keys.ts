/** Keys that do something by themselves. */
import { settings } from './settings.svelte'

/**
 * What was pressed, or nothing if it is not for us. A letter counts by its place on the keyboard if that writes
 * another alphabet. Whoever has no use for keys that write (a voice types them by chance) switches them off.
 */
export function keyOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).closest('input, textarea, select, dialog')) return ''
  const { key, code } = event
  if (key.length > 1) return key
  if (settings.keys === 'off') return ''
  return /^[^\x00-\x7f]$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase()
}
