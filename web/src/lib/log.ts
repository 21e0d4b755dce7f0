/** Lines of the log that belong together: a move, whoever has a part in it. */
import type { Line } from '../api/types'
import { seatOf } from './tally'

/** Which lines begin something, by their keys; all others tell what comes of it. */
export interface Story {
  /** With this a turn begins. */
  turn: string
  /** A move each. */
  moves: readonly string[]
  /** Several of them are one move, until somebody else does something or it is ended. Null: whatever names a seat. */
  parts: readonly string[] | null
  /** Nobody does this. */
  table: readonly string[]
  /** Why points come or go. */
  weighty: readonly string[]
}

export interface Group {
  /** Whose move it is; null for what nobody does. */
  seat: number | null
  turn: boolean
  lines: Line[]
}

function actorOf(line: Line): number | null {
  const player = line.text.args['player']
  return player === undefined ? null : seatOf(player)
}

export function groupsOf(lines: readonly Line[], story: Story): Group[] {
  const found: Group[] = []
  /** What still goes on. */
  let open: Group | undefined
  for (const line of lines) {
    const { key } = line.text
    // That a move ends is plain from what follows.
    if (line.quiet) {
      open = undefined
      continue
    }
    const turn = key === story.turn
    const move = story.moves.includes(key)
    const seat = move || (story.parts?.includes(key) ?? true) ? actorOf(line) : null
    const follows = seat === null && !turn && !story.table.includes(key)
    if (open && !turn && !move && (follows || open.seat === seat)) open.lines.push(line)
    else {
      const made: Group = { seat, turn, lines: [line] }
      found.push(made)
      open = turn ? undefined : made
    }
  }
  return found
}
