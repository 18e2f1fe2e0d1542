import { invalidField, Problem } from '#server/base/errors/problem'
import { entriesOf } from '#server/write/change-entries'
import { isId } from '#server/read/query'
import { sentenceOf } from '#server/base/errors/problem-response'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { namedRefusals, type Refused } from '../work/refused'
import type { Watch } from '#server/base/progress'
import { endJob } from '../work/end-job'
import { dropItems } from '../work/items'
import { beginJob, type OpenJob } from '../work/jobs'
import { recordStep } from '../work/record-step'
import { asRunning } from '../work/running'
import { throughItems } from '../work/through-items'
import { within } from '#server/db/within'
import { appOf, inTransaction, type Writer } from '#server/write/context'
import type { AnyResource } from '#define/resource'
import { batchOf, entriesIn, storeTouched, summaryOf } from './batch-entries'
import { requireNotFinal } from './final'
import { failingTogether } from './failing-together'
import { followingValues } from './following-values'
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

/** Maximum number of refused records that a response names. */
const maxRefused = 10_000

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
  const { users, resources } = await summaryOf(database, batch)
  if (resources.size === 0 || !isTheirs(writer, users)) throw new Problem({ kind: 'missing' })
  await requireNotFinal(database, app, batch)
  const total = await storeTouched(database, writer.batch, batch)
  const [first = null] = resources
  const name = namesOf(writer, resources)
  await beginJob(database, caller, {
    id: writer.batch,
    kind: 'undo',
    name,
    resource: first,
    total,
    plan: batch,
  })
  return asRunning(writer, () => runUndo(writer, batch, { start: 0, total, name, resource: first, watch }))
}

/**
 * Continues an undo whose server has ended.
 * @throws Problem `running` if another server has continued it.
 */
export async function resumeUndo(writer: Writer, job: OpenJob, watch: Watch): Promise<void> {
  if (typeof job.plan !== 'string') throw new Problem({ kind: 'missing' })
  await runUndo(writer, job.plan, { ...job, start: job.done, watch, isResumed: true })
}

/** The names of the first resources that a batch has changed, in the language of the caller. */
function namesOf(writer: Writer, resources: ReadonlySet<string>): string {
  const labels = sheetLabels(writer.caller.language)
  const known = [...resources].flatMap((name) => appOf(writer)[name] ?? [])
  return known
    .slice(0, 3)
    .map((resource) => labels.resource(resource))
    .join(', ')
}

interface Undoing {
  /** The number of records that were done before. */
  readonly start: number
  readonly total: number
  readonly name: string
  readonly resource: string | null
  readonly watch: Watch
  readonly isResumed?: boolean
}

async function runUndo(writer: Writer, batch: string, undoing: Undoing): Promise<UndoOutcome> {
  const { database, caller } = writer
  const app = appOf(writer)
  const refused: Refused[] = []
  let count = 0
  const { left, failure } = await throughItems(writer, {
    ...undoing,
    work: async (inside, item) => {
      const resource = app[item.resource]
      if (!resource) throw new Problem({ kind: 'missing' })
      await undoRecord(inside, resource, item.record, await entriesIn(inside.database, batch, item))
    },
    failing: failingTogether,
    onStep: async (step) => {
      count += step.done.size
      const unnamed = [...step.refused].flatMap(([{ resource: name, record: id }, problem]) => {
        const resource = app[name]
        return resource ? [{ resource, id, message: sentenceOf(problem, caller.language) }] : []
      })
      const named = await namedRefusals(writer, unnamed)
      if (refused.length < maxRefused) refused.push(...named)
      await recordStep(database, writer.batch, { changed: step.done.size, problems: named })
    },
  })
  if (failure) throw failure
  await forgetImport(writer, batch)
  if (left === 0) await forgetUndo(writer, batch)
  const undoable = count > 0 && (await isUndoable(writer, writer.batch))
  await endJob(writer, { kind: 'undo', ...undoing, left, changed: count, isUndoable: undoable })
  await dropItems(database, writer.batch, undoing.total)
  return { batch: writer.batch, undoable, count, refused, left }
}

/** A job that was undone is no longer offered to be undone. */
async function forgetUndo({ database }: Writer, batch: string): Promise<void> {
  await database.query({
    name: 'undo_job',
    text: 'update "jobs" set "isUndoable" = false, "version" = "version" + 1, "updatedAt" = now() where "id" = $1',
    values: [batch],
  })
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
    const kept = await followingValues(tx, resource, record, last)
    await undoRecord(inside, resource, record, [last], kept)
    if (last.after === null) await reviveDependents(inside, resource, record)
  })
}
