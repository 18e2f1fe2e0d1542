import { uuid7 } from '#server/db/uuid7'
import { within } from '#server/db/within'
import { Problem } from '#server/base/errors/problem'
import { appOf, inTransaction, type Writer } from '#server/write/context'
import { entriesIn, touchedBy, type Touched } from './batch-entries'
import { requireNotFinal } from './final'
import { undoRecord } from './undo-record'

/** Maximum number of records to try before a batch counts as not undoable. */
const maxTried = 20

/**
 * Whether undoing a batch of the caller would change anything: tries its records, with a rollback, until one
 * succeeds.
 */
export async function isUndoable(writer: Writer, batch: string): Promise<boolean> {
  const { database } = writer
  try {
    await requireNotFinal(database, appOf(writer), batch)
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
  for (const item of await touchedBy(database, batch, maxTried))
    if (await wouldBeUndone(writer, batch, item)) return true
  return false
}

/** Thrown to roll back a transaction that succeeded. */
class Tried extends Error {}

async function wouldBeUndone(writer: Writer, batch: string, item: Touched): Promise<boolean> {
  const resource = appOf(writer)[item.resource]
  if (!resource) return false
  try {
    await inTransaction({ ...writer, batch: uuid7() }, async ({ tx, ...trying }) => {
      const inside = { ...trying, database: within(writer.database.engine, tx) }
      await undoRecord(inside, resource, item.record, await entriesIn(tx, batch, item))
      throw new Tried()
    })
  } catch (error) {
    if (error instanceof Tried) return true
    if (error instanceof Problem) return false
    throw error
  }
  return false
}
