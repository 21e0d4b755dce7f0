/** Bots with a temperament: `quick:hunter` is the hunter at the level `quick`. Names and tempers are `character-<id>`. */
export const levelOf = (bot: string): string => bot.split(':')[0] ?? bot
export const characterOf = (bot: string): string => bot.split(':')[1] ?? ''
export const withCharacter = (level: string, character: string): string => (character ? `${level}:${character}` : level)

/** Those of the characters that none of these bots is yet, from a place on, round to it again. */
export function unused(characters: readonly string[], bots: readonly string[], from = 0): string[] {
  const start = from % Math.max(1, characters.length)
  const taken = bots.map(characterOf)
  return [...characters.slice(start), ...characters.slice(0, start)].filter((one) => !taken.includes(one))
}

/** So many bots of a level, no two alike; when the characters run out, without any. */
export function company(level: string, count: number, characters: readonly string[], from = 0): string[] {
  const order = unused(characters, [], from)
  return Array.from({ length: count }, (_, at) => withCharacter(level, order[at] ?? ''))
}
