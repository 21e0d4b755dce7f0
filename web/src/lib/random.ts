/** A random text that nobody guesses; unlike `crypto.randomUUID` also on pages without https. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
