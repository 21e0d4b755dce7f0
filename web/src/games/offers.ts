/** What each game has to offer on the home screen, by its id; here, unlike in the games themselves, all come at once. */
import { offers as dinosaurs } from './dinosaurs/offers'
import { offers as evolution } from './evolution/offers'
import type { Offer } from './game'
import { offers as mutations } from './mutations/offers'

export const OFFERED: Readonly<Record<string, readonly Offer[]>> = { evolution, mutations, dinosaurs }
