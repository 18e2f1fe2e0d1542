import type { AnyResource } from '../../src/define/resource'
import type { Fault } from '../../src/define/parse'
import type { Queryable } from '../db/database'
import { invalid, Problem } from '../errors/problem'
import { restoreVersion } from '../history/restore-version'
import { isId } from '../read/query'
import { inTransaction, type Writer } from '../write/context'
import { manyChanges } from '../write/many-changes'
import { remove } from '../write/update'
import { patient, within } from './one-transaction'

interface Entry {
  readonly record: string
  readonly operation: string
  readonly version: number
}

/** What a batch did to the records of a resource, the last first. */
async function entriesOf(tx: Queryable, resource: AnyResource, batch: string): Promise<Entry[]> {
  if (!isId(batch)) throw new Problem({ kind: 'missing' })
  const entries = await tx.query<Entry>({
    name: 'import_entries',
    text: `select "record", "operation", "version" from "changes"
      where "batch" = $1 and "resource" = $2 order by "id" desc`,
    values: [batch, resource.name],
  })
  const isImport = entries.every(({ operation }) => operation === 'create' || operation === 'update')
  if (entries.length === 0 || !isImport) throw new Problem({ kind: 'missing' })
  return entries
}

/**
 * Takes back a whole import, in one transaction: what it created is deleted, what it changed gets its values back. It
 * takes the verbs that the same would take by hand. Where a record was changed since, nothing is taken back.
 * @returns how many records it was.
 * @throws Problem missing, forbidden, referenced, or invalid with the ids of the records that were changed since.
 */
export async function undoImport(writer: Writer, resource: AnyResource, batch: string): Promise<number> {
  const whole: Writer = { ...writer, database: patient(writer.database) }
  return inTransaction(whole, async ({ tx }) => {
    const inside: Writer = { ...writer, database: within(tx, writer.database) }
    const faults: Record<string, Fault[]> = {}
    const entries = await entriesOf(tx, resource, batch)
    return manyChanges(tx, async () => {
      for (const { record, operation, version } of entries)
        try {
          if (operation === 'create') await remove(inside, resource, record, { version })
          else await restoreVersion(inside, resource, record, version - 1, { version })
        } catch (error) {
          if (!(error instanceof Problem) || !isLater(error)) throw error
          faults[record] = [{ key: 'changedSince' }]
        }
      if (Object.keys(faults).length > 0) throw invalid(faults)
      return entries.length
    })
  })
}

/** Whether a record is not as the import left it: another version, or gone. */
const isLater = ({ refusal }: Problem) => refusal.kind === 'stale' || refusal.kind === 'missing'
