/** How the client reaches tables: those of a server over HTTP and a socket, those of the page itself in a worker. */
import type { Card, ClientMessage, Course, Created, DeviceCode, Devices, Done, Expansion, Grant, Hint, MyTable, Problem, ReplayStep, ReviewState, Ruleset, ServerMessage, Settings, Snapshot, TableSummary, TakeAway, Welcome } from '../api/types'

/** What is wanted of a new table. */
export interface Wanted {
  settings?: Partial<Settings>
  record?: unknown
  scenario?: unknown
  seed?: number | string
  start?: boolean
}

/** Hears what happens at a table: first a snapshot, then what changes. */
export interface Listener {
  hear: (message: ServerMessage) => void
  /** The line is down; whoever still wants to hear subscribes again. */
  lost: () => void
}

export interface Line {
  send: (message: ClientMessage) => void
  close: () => void
}

/** Whatever is refused is thrown as `Refusal`. */
export interface Transport {
  welcome: () => Promise<Welcome>
  rulesets: () => Promise<Ruleset[]>
  /** Boxes that are not of the package. */
  expansions?: () => Promise<Expansion[]>
  cards: (ruleset: string, switches?: Settings['switches']) => Promise<Card[]>
  /** Open the link of a seat, of the host or of a spectator, or a code for another device. */
  open: (token: string) => Promise<Grant>
  /** Forget every link that this browser holds. */
  forget: () => Promise<unknown>
  mine: () => Promise<MyTable[]>
  publicTables: () => Promise<TableSummary[]>
  /** `local`: in this page, whatever else there is. */
  create: (wanted: Wanted, local?: boolean) => Promise<Created>
  sit: (id: string, seat: number | null) => Promise<Grant>
  devices: (id: string, seat: number) => Promise<Devices>
  addDevice: (id: string, seat: number) => Promise<DeviceCode>
  dropDevices: (id: string, seat: number) => Promise<Devices>
  look: (id: string, seat: number | null) => Promise<Snapshot>
  subscribe: (id: string, seat: number | null, listener: Listener) => Line
  say: (id: string, seat: number | null, message: ClientMessage) => Promise<Done>
  why: (id: string, seat: number | null, text: string) => Promise<{ why: Problem | null }>
  replay: (id: string, seat: number | null, step: number) => Promise<ReplayStep>
  /** Turn and points after each answer. */
  course: (id: string, seat: number | null) => Promise<Course>
  hint: (id: string, seat: number) => Promise<Hint>
  review: (id: string) => Promise<ReviewState>
  fork: (id: string, seat: number | null, step: number, how?: { invite?: boolean; start?: boolean; settings?: Partial<Settings> }) => Promise<Created>
  /** A game that I play alone, to go on with in this page if the connection drops. */
  takeAway: (id: string, seat: number) => Promise<TakeAway>
  goOn: (taken: TakeAway) => Promise<Created>
  rematch: (id: string) => Promise<{ id: string }>
  /** Go to a table to which one is invited from this one. */
  follow: (id: string, to: string) => Promise<{ id: string }>
  /** The whole game, and what belongs in a bug report: JSON to be saved. */
  record: (id: string) => Promise<unknown>
  report: (id: string, seat: number | null) => Promise<unknown>
  /** Delete a table that is all one's own. */
  remove: (id: string) => Promise<unknown>
}
