/** Reads what `fittest.server.difference` writes: how a document has changed. */
export type Change = readonly unknown[] | { readonly [name: string]: unknown }

interface ListChange {
  cut?: readonly number[]
  add?: readonly (readonly [number, unknown])[]
  at?: Readonly<Record<string, Change>>
}

/** The document after the change; whatever has not changed is the same object as before. */
export function changed(old: unknown, change: Change | null | undefined): unknown {
  if (change === null || change === undefined) return old
  if (Array.isArray(change)) return change[0]
  if (Array.isArray(old)) return changedList(old, change as ListChange)
  const found: Record<string, unknown> = { ...(old as Record<string, unknown>) }
  for (const [name, inner] of Object.entries(change)) {
    if (inner === null) delete found[name]
    else found[name] = changed(found[name], inner as Change)
  }
  return found
}

function changedList(old: readonly unknown[], { cut = [], add = [], at = {} }: ListChange): unknown[] {
  const found = old.filter((_, place) => !cut.includes(place))
  for (const [place, item] of add) found.splice(place, 0, item)
  for (const [place, inner] of Object.entries(at)) found[Number(place)] = changed(found[Number(place)], inner)
  return found
}

/** What has arrived anew, with all that is as it was taken from the old: whoever draws it has nothing to do. */
export function kept<T>(old: unknown, now: T): T {
  if (Object.is(old, now) || old === null || now === null || typeof old !== 'object' || typeof now !== 'object' || Array.isArray(old) !== Array.isArray(now)) return now
  if (Array.isArray(now)) return keptList(old as readonly unknown[], now) as T
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>]
  const names = Object.keys(after)
  const found: Record<string, unknown> = {}
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    found[name] = kept(before[name], after[name])
    if (found[name] !== before[name]) same = false
  }
  return (same ? old : found) as T
}

/** Items that carry an id or a name are found again wherever they are. */
function keptList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = new Map(old.map((item) => [idOf(item), item]))
  const found = now.map((item, place) => {
    const id = idOf(item)
    return kept(id === undefined || idOf(old[place]) === id ? old[place] : known.get(id), item)
  })
  return found.length === old.length && found.every((item, place) => item === old[place]) ? old : found
}

function idOf(item: unknown): unknown {
  if (item === null || typeof item !== 'object') return undefined
  const { id, name } = item as { id?: unknown; name?: unknown }
  return id ?? name
}
