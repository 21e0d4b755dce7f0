/** Puts a document into the user's folder of downloads. */
export function save(name: string, document_: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
