import { advisoryLock } from '#server/write/advisory-lock'
import { insertTrusted } from '#server/write/insert-trusted'
import { asSystem } from '#server/write/related'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import { list } from '#server/read/list'
import { kanbanBoards } from '../kanban-boards.resource'
import type { kanbanColumns } from '../kanban-columns.resource'

type Columns = typeof kanbanColumns

/** A column without a board belongs to the first one that the user may read: some clients of the API know of one only. */
export const kanbanColumnsHooks: ResourceHooks<Columns> = {
  beforeSave: async (context) => {
    if (context.values.board) return
    const first = await firstBoard(context)
    if (first !== undefined) return { board: first }
    // Of two first columns at the same time only one creates a board.
    await advisoryLock(context.tx, 'first board')
    return { board: (await firstBoard(context)) ?? (await newBoard(context)) }
  },
}

async function firstBoard({ services, tx, caller }: SaveContext<Columns>): Promise<string | undefined> {
  const { rows } = await list({ app: services.app, database: tx, caller }, kanbanBoards, {
    where: [],
    trash: false,
    tabs: false,
    sorts: [{ field: 'createdAt', order: 'asc' }],
    page: { kind: 'keyset', limit: 1 },
  })
  return rows[0]?.id
}

/** The first board of a workspace that has none. */
async function newBoard(context: SaveContext<Columns>): Promise<string> {
  const board = await insertTrusted(asSystem(context), kanbanBoards, {
    name: 'Board',
    owner: context.caller.userId,
    members: [],
    isOpen: true,
  })
  return board.id
}
