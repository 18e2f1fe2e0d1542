import type { RowOf } from '#define'
import { defineComments } from '#define/comments.wire'
import { ownCards } from './kanban-access.wire'

/** Comments on the cards of the board, for those who may read the card. */
export const cardComments = defineComments('cardComments', 'kanbanCards', {
  label: ['Card comment', 'Card comments'],
  readBy: { admin: true, manager: true, user: ownCards },
})
export type CardComment = RowOf<typeof cardComments>
