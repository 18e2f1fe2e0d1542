import { commentHooks } from '#server/features/comments/comment-hooks'
import { kanbanCards } from '../kanban-cards.resource'

export const cardCommentsHooks = commentHooks(kanbanCards)
