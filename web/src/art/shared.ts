/** The drawings for those who have no page: `npm run art` makes src/fittest/pictures/art.js of this. */
import { GROUNDS, TERRAIN_SIGNS } from '../games/dinosaurs/signs'
import { drawAnimal } from './animal'
import { drawDinosaur, drawPiece, type Genes } from './dinosaur'
import { eventSign, icon } from './icons'
import { cardAnimal, drawnState, drawnTraits } from './look'
import { SEAT_PAINTS } from './paints'

const COLOURS = Object.values(SEAT_PAINTS)
const paint = (seat: number) => COLOURS[seat % COLOURS.length]!

/** An animal of the card game, as it stands in a view. */
export const animal = (view: Parameters<typeof drawnState>[0], pairs: readonly { name: string }[]) => drawAnimal(view.id, drawnTraits(view, pairs), drawnState(view))

/** An animal of a species of Random Mutations. */
export const member = (species: number, traits: readonly string[], attacked: boolean) => drawAnimal(species, traits, { paralysed: attacked })

/** The animal on one side of a card. */
export const side = (card: string, trait: string) => drawAnimal(cardAnimal(card), [trait])

export const dinosaur = (seat: number, genes: Genes) => drawDinosaur(seat, genes, paint(seat).base, paint(seat).dark)

export const piece = (seat: number, size: number) => drawPiece(paint(seat).base, paint(seat).dark, size)

export const sign = (name: string) => icon(name)

export const eventIcon = (card: string) => icon(eventSign(card))

export const colour = (seat: number) => paint(seat)

export const ground = (terrain: string) => ({ fill: GROUNDS[terrain] ?? '', sign: TERRAIN_SIGNS[terrain] ?? '' })
