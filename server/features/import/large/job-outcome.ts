import type { Queryable } from '#server/base/database'
import type { Writer } from '#server/write/context'
import { isUndoable } from '../../undo/undoable'

/** How many records a job has changed, and the number of its rows. */
export async function changesOf(
  database: Queryable,
  job: string,
): Promise<{ readonly changed: number; readonly total: number }> {
  const [found] = await database.query<{ changed: number; total: number }>({
    name: 'import_changed',
    text: 'select "changed", "total" from "jobs" where "id" = $1',
    values: [job],
  })
  return found ?? { changed: 0, total: 0 }
}

/** What a failed import has written before can be undone. */
export async function offerUndo(writer: Writer): Promise<void> {
  const { database, batch } = writer
  const { changed } = await changesOf(database, batch)
  if (changed === 0 || !(await isUndoable(writer, batch))) return
  await database.query({
    name: 'import_offer_undo',
    text: 'update "jobs" set "isUndoable" = true where "id" = $1',
    values: [batch],
  })
}
