import type { RowOf } from '#define'
import { defineComments } from '#define/comments'
import { kanbanCards } from './kanban-cards.resource'

/** Comments on the cards of the board. */
export const cardComments = defineComments('cardComments', kanbanCards)
export type CardComment = RowOf<typeof cardComments>
