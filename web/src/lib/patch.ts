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
