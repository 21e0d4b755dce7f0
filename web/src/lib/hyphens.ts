/** Soft hyphens for long words on small cards: browsers know the syllables of few languages. */
const VOWELS = 'аеёиоуыэюяaeiouy'
const CONSONANTS = 'бвгджзйклмнпрстфхцчшщbcdfghjklmnpqrstvwxz'
const LONG = 7
// Before a consonant with its vowel, with at least two letters on either side.
const BREAK = new RegExp(`(?<=\\p{L}[${VOWELS}ьъ]|\\p{L}[${VOWELS}][${CONSONANTS}][ьъ]?)(?=[${CONSONANTS}][${VOWELS}]\\p{L})`, 'giu')

// Where a word is put together: its parts stay whole, whatever the syllables would be.
const JOINTS = ['теп-ло-кров', 'во-до-плав', 'нео-плаз', 'со-труд', 'от-брас', 'ка-приз']
const HYPHEN = '\u00ad'

export function soft(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.length < LONG ? word : hyphenated(word)))
    .join(' ')
}

function hyphenated(word: string): string {
  const joint = JOINTS.find((parts) => word.toLowerCase().startsWith(parts.replaceAll('-', '')))
  let rest = word
  let begun = ''
  for (const part of joint?.split('-').slice(0, -1) ?? []) {
    begun += rest.slice(0, part.length) + HYPHEN
    rest = rest.slice(part.length)
  }
  return begun + rest.replace(BREAK, HYPHEN)
}
