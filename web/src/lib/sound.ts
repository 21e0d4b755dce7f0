/** Small sounds made on the spot; nothing is fetched. */
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'card' | 'food' | 'bite' | 'fall' | 'dice' | 'end'

/** Each note: pitch, when, how long, how loud, wave. */
type Note = readonly [number, number, number, number, OscillatorType]
const SCORES: Record<Sound, readonly Note[]> = {
  turn: [
    [523, 0, 0.12, 0.1, 'sine'],
    [784, 0.11, 0.2, 0.1, 'sine'],
  ],
  card: [[330, 0, 0.05, 0.06, 'triangle']],
  food: [[660, 0, 0.08, 0.07, 'sine']],
  bite: [
    [150, 0, 0.12, 0.14, 'sawtooth'],
    [90, 0.08, 0.14, 0.12, 'sawtooth'],
  ],
  fall: [
    [300, 0, 0.14, 0.08, 'triangle'],
    [170, 0.12, 0.26, 0.08, 'triangle'],
  ],
  dice: [
    [900, 0, 0.03, 0.05, 'square'],
    [700, 0.07, 0.03, 0.05, 'square'],
    [820, 0.13, 0.04, 0.05, 'square'],
  ],
  end: [
    [392, 0, 0.2, 0.1, 'sine'],
    [523, 0.18, 0.2, 0.1, 'sine'],
    [659, 0.36, 0.4, 0.1, 'sine'],
  ],
}

let context: AudioContext | null = null

export function sound(name: Sound): void {
  // Browsers keep silent until the first click.
  if (!settings.sounds || document.hidden || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const [pitch, wait, length, loud, wave] of SCORES[name]) {
    const start = context.currentTime + wait
    const source = context.createOscillator()
    const gain = context.createGain()
    source.type = wave
    source.frequency.value = pitch
    gain.gain.setValueAtTime(loud, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    source.connect(gain).connect(context.destination)
    source.start(start)
    source.stop(start + length)
  }
}
