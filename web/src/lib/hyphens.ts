/** Soft hyphens for long words on small cards: browsers know the syllables of few languages. */
const VOWELS = 'аеёиоуыэюяaeiouy'
const CONSONANTS = 'бвгджзйклмнпрстфхцчшщbcdfghjklmnpqrstvwxz'
const LONG = 9
// Before a consonant with its vowel, with at least two letters on either side.
const BREAK = new RegExp(`(?<=\\p{L}[${VOWELS}ьъ]|\\p{L}[${VOWELS}][${CONSONANTS}][ьъ]?)(?=[${CONSONANTS}][${VOWELS}]\\p{L})`, 'giu')

export function soft(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.length < LONG ? word : word.replace(BREAK, '\u00ad')))
    .join(' ')
}
