/** What passes between the page and the worker that has its tables. */
export type ToWorker =
  | { kind: 'call'; id: number; name: string; body: string }
  | { kind: 'subscribe'; line: number; table: string; seat: number | null }
  | { kind: 'say'; line: number; body: string }
  | { kind: 'close'; line: number }

export type FromWorker =
  /** How much of the engine has been loaded, from 0 to 1. */
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'broken'; why: string }
  /** A result as JSON; after `!`, a refusal. */
  | { kind: 'result'; id: number; body: string }
  | { kind: 'told'; line: number; body: string }

/** What passes between the two workers. */
export interface Thought {
  id: number
  name: string
  body: string
}

export type FromBots = { kind: 'ready' } | { kind: 'broken'; why: string } | { kind: 'thought'; id: number; body: string }
