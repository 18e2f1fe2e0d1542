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
  /** What taking it back did, as a batch of its own. */
  readonly batch: string
  /** Whether the caller may take that back as well, at least in part. */
  readonly undoable: boolean
  /** So many records are as they were. */
  readonly count: number
  readonly refused: readonly Refused[]
  /** So many were not come to, as it was stopped before. */
  readonly left: number
}

/** A user may undo their own changes; an administrator may undo all changes. */
const isTheirs = ({ caller }: Writer, users: Iterable<string | null>) =>
  caller.role === 'admin' || [...users].every((userId) => userId === caller.userId)

/**
 * Takes back a whole batch of the ledger, whatever it was, as far as that can be done: a record that was changed since,
 * or that the caller may not change, stays as it is and is named. It is a batch itself.
 * @throws Problem missing where there is no such batch for the caller; final where something in it is; invalid where that
 * is no name of one.
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

/** A file whose import was taken back may be imported again. */
async function forgetImport({ database }: Writer, batch: string): Promise<void> {
  await database.query({
    name: 'undo_forget_import',
    text: 'delete from "idempotency" where "record" = $1',
    values: [batch],
  })
}

/**
 * Takes back the last change of a record, whatever it was.
 * @param version the one that the change has left; another one is refused.
 * @throws Problem missing, forbidden, final, or invalid where the record was changed since or cannot be again what it was.
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
