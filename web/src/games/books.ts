/** The rules of each game in words, by its id; of a game without a book, the names of its cards. */
import type { Book } from './game'

const BOOKS: Readonly<Record<string, () => Promise<{ book: Book }>>> = {
  evolution: () => import('./evolution/book'),
  mutations: () => import('./mutations/book'),
  dinosaurs: () => import('./dinosaurs/book'),
}

export const PLAIN_BOOK: Book = { chapters: {}, examples: {}, tried: {}, sign: () => 'card', portrait: () => null, rank: () => '' }

export const loadBook = async (id: string): Promise<Book> => (await BOOKS[id]?.())?.book ?? PLAIN_BOOK
