import { invalidField, Problem } from '#server/base/errors/problem'
import { entriesOf } from '#server/write/change-entries'
import { isId } from '#server/read/query'
import { sentenceOf } from '#server/base/errors/problem-response'
import { inSteps } from '../work/in-steps'
import { namedRefusals, type Refused } from '../work/refused'
import type { Watch } from '#server/base/progress'
import { beginWork, finishWork } from '../work/works'
import { within } from '#server/db/within'
import { appOf, inTransaction, type Writer } from '#server/write/context'
import type { AnyResource } from '#define/resource'
import { batchOf, entriesIn, touchedBy, type Touched } from './batch-entries'
import { requireNotFinal } from './final'
import { reviveDependents } from './revive-dependents'
import { undoRecord } from './undo-record'
import { isUndoable } from './undoable'

export interface UndoOutcome {
  /** The batch of the undo itself. */
  readonly batch: string
  /** Whether the caller may undo the undo, at least in part. */
  readonly undoable: boolean
  /** The number of records that were reset. */
  readonly count: number
  readonly refused: readonly Refused[]
  /** The number of records not reached, because it was stopped. */
  readonly left: number
}

/** A user may undo their own changes; an administrator may undo all changes. */
const isTheirs = ({ caller }: Writer, users: Iterable<string | null>) =>
  caller.role === 'admin' || [...users].every((userId) => userId === caller.userId)

/**
 * Undoes a whole batch as far as possible: a record that was changed since, or that the caller may not change, is
 * left as it is and reported. The undo is a batch itself.
 * @throws Problem `missing` if the caller has no such batch; `final` if it contains something final; `invalid` if it
 * is not a batch id.
 */
export async function undoBatch(writer: Writer, batch: string, watch: Watch): Promise<UndoOutcome> {
  const { database, caller } = writer
  const app = appOf(writer)
  if (!isId(batch)) throw invalidField('batch', 'format.uuid')
  const { users, touched } = await touchedBy(database, batch)
  if (touched.length === 0 || !isTheirs(writer, users)) throw new Problem({ kind: 'missing' })
  await requireNotFinal(database, app, batch)
  await beginWork(database, caller, writer.batch)
  const refused = new Map<Touched, Problem>()
  let count = 0
  const { left, failure } = await inSteps(writer, touched, {
    watch,
    work: async (inside, item) => {
      const resource = app[item.resource]
      if (!resource) throw new Problem({ kind: 'missing' })
      await undoRecord(inside, resource, item.record, await entriesIn(inside.database, batch, item))
    },
    onStep: (step) => {
      count += step.done.size
      for (const [item, problem] of step.refused) refused.set(item, problem)
    },
  })
  if (failure) throw failure
  await finishWork(database, writer.batch)
  await forgetImport(writer, batch)
  const refusals = [...refused].flatMap(([{ resource: name, record: id }, problem]) => {
    const resource = app[name]
    return resource ? [{ resource, id, message: sentenceOf(problem, caller.language) }] : []
  })
  const undoable = count > 0 && (await isUndoable(writer, writer.batch))
  return {
    batch: writer.batch,
    undoable,
    count,
    refused: await namedRefusals(writer, refusals),
    left: left.length,
  }
}

/** A file whose import was undone may be imported again. */
async function forgetImport({ database }: Writer, batch: string): Promise<void> {
  await database.query({
    name: 'undo_forget_import',
    text: 'delete from "idempotency" where "record" = $1',
    values: [batch],
  })
}

/**
 * Undoes the last change of a record.
 * @param version the version after that change; if the record has another one, the call is rejected
 * @throws Problem `missing`, `forbidden`, `final`, or `invalid` if the record was changed since or cannot be
 * restored.
 */
export async function undoLast(
  writer: Writer,
  resource: AnyResource,
  record: string,
  version: number | undefined,
): Promise<void> {
  const [last] = isId(record) ? await entriesOf(writer.database, resource.name, record, { limit: 1 }) : []
  if (!last) throw new Problem({ kind: 'missing' })
  if (!isTheirs(writer, [last.userId])) throw new Problem({ kind: 'missing' })
  if (version !== undefined && last.version !== version)
    throw new Problem({ kind: 'invalid', faults: { '': [{ key: 'changedSince' }] } })
  await inTransaction(writer, async ({ tx }) => {
    const inside = { ...writer, database: within(writer.database.engine, tx) }
    await requireNotFinal(tx, appOf(writer), await batchOf(tx, last.id))
    await undoRecord(inside, resource, record, [last])
    if (last.after === null) await reviveDependents(inside, resource, record)
  })
}
