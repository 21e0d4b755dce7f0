/** The tables of this browser in its own database: their events, a line of each for the list, and reviews. */
import type { MyTable } from '../api/types'

interface Listed {
  id: string
  seq: number
  touched: number
  mine: string
}

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('fittest', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('log')
      request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('reviews')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })

const events = (table: string, after: number) => IDBKeyRange.bound([table, after + 1], [table, Infinity])

/** Other tabs hear of what is stored here: table and number of the event, 0 when it is removed. */
export const others = new BroadcastChannel('fittest.tables')

/** What `fittest.page.store` does with it. */
export const backing = {
  async append(table: string, seq: number, body: string): Promise<boolean> {
    const transaction = (await database()).transaction('log', 'readwrite')
    transaction.objectStore('log').add(body, [table, seq])
    try {
      await finished(transaction)
    } catch (error) {
      // There is one with this number already: another tab was faster.
      if ((error as DOMException | null)?.name === 'ConstraintError') return false
      throw error
    }
    others.postMessage([table, seq])
    return true
  },

  async read(table: string, after: number): Promise<string> {
    const log = (await database()).transaction('log').objectStore('log')
    return JSON.stringify(await done(log.getAll(events(table, after))))
  },

  async note(id: string, seq: number, touched: number, mine: string): Promise<void> {
    const tables = (await database()).transaction('tables', 'readwrite').objectStore('tables')
    const before = (await done(tables.get(id))) as Listed | undefined
    if (!before || before.seq <= seq) await done(tables.put({ id, seq, touched, mine } satisfies Listed))
  },

  async delete(id: string): Promise<void> {
    const transaction = (await database()).transaction(['log', 'tables', 'reviews'], 'readwrite')
    transaction.objectStore('log').delete(events(id, 0))
    transaction.objectStore('tables').delete(id)
    transaction.objectStore('reviews').delete(id)
    await finished(transaction)
    others.postMessage([id, 0])
  },

  async review(id: string): Promise<string> {
    const reviews = (await database()).transaction('reviews').objectStore('reviews')
    return ((await done(reviews.get(id))) as string | undefined) ?? ''
  },

  async keep_review(id: string, body: string): Promise<void> {
    const transaction = (await database()).transaction('reviews', 'readwrite')
    transaction.objectStore('reviews').put(body, id)
    await finished(transaction)
  },
}

/** The list of tables, the newest first; for this no engine is needed. */
export async function listed(): Promise<MyTable[]> {
  const tables = (await database()).transaction('tables').objectStore('tables')
  const found = (await done(tables.getAll())) as Listed[]
  return found.sort((a, b) => b.touched - a.touched).map((one) => JSON.parse(one.mine) as MyTable)
}
