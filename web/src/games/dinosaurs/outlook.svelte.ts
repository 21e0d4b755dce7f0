/** A climate that may come, while somebody looks at it: the map shows its zones. */
export const outlook = $state<{ sector: number | null }>({ sector: null })
