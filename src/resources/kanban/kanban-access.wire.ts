import { me } from '#define'

/** The columns that users who are not staff change: those of boards that they own or of which they are a member. */
export const columnsOfBoards = [{ board: { owner: me } }, { board: { members: me } }] as const

/** The columns that they read: also those of boards that are open to all users. */
export const readableColumns = [...columnsOfBoards, { board: { isOpen: true } }] as const

/** The cards on which they work: assigned ones, those that they have created, and all cards of their boards. */
export const ownCards = [
  { assignees: me },
  { reporter: me },
  { column: { board: { owner: me } } },
  { column: { board: { members: me } } },
] as const

/** The cards that they delete: those that they have created, and all cards of the boards that they own. */
export const deletableCards = [{ reporter: me }, { column: { board: { owner: me } } }] as const
