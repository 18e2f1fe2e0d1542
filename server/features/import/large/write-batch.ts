import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import { appOf, inTransaction, type Writer } from '#server/write/context'
import type { CleanInput } from '#server/write/values/clean-input'
import { advanceJob } from '../../work/jobs'
import { doStep } from '../../work/steps'
import { cleanedCells } from '../cleaned-cells'
import type { ImportPlan } from '../plan'
import type { Counts } from '../report'
import { rowProblem } from '../row-problem'
import { faultsFrom, knownOf, type Known } from '../rows'
import { lanesOf, togetherOf, validInput, writeRow } from '../write-row'
import { recordBatch, keepable, type Stored } from './batch-record'

/** Rows of a file that are written in one transaction, and the progress of the job before and after it. */
export interface Batch {
  readonly rows: readonly SheetRow[]
  readonly from: number
  readonly to: number
  /** How far the file is read after it. */
  readonly bytes: number
}

type Base = Omit<ImportPlan, 'sheet' | 'cleaned' | 'inputs'> & { readonly headers: readonly string[] }
type Problems = ReadonlyMap<SheetRow, Problem>

/** A batch whose rows are read and validated: what it needs to be written, and its invalid rows. */
export interface PreparedBatch extends Batch {
  readonly plan: ImportPlan
  readonly known: Known
  readonly refused: Problems
}

/** Reads and validates a batch. What it reads is bounded by its rows, however many records there are. */
export async function prepareBatch(writer: Writer, base: Base, batch: Batch): Promise<PreparedBatch> {
  const sheet = { headers: base.headers, rows: batch.rows }
  const inputs = new Map<SheetRow, CleanInput>()
  const plan: ImportPlan = { ...base, sheet, cleaned: await cleanedCells(base.filled, sheet), inputs }
  const known = await knownInJob(writer, plan)
  const refused = new Map<SheetRow, Problem>()
  for (const [index, row] of batch.rows.entries()) {
    // Other requests are processed in between.
    if (index % 100 === 99) await new Promise(setImmediate)
    try {
      inputs.set(row, validInput(writer, plan, row, known))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.set(row, error)
    }
  }
  return { ...batch, plan, known, refused }
}

/**
 * Writes a batch: the progress of the job, the rows, and the problems of refused rows in one transaction, so that no
 * row is written twice.
 * @returns what is stored of the refused rows of the job then.
 * @throws Problem `running` if another server has continued the job.
 */
export async function writeBatch(writer: Writer, batch: PreparedBatch, stored: Stored): Promise<Stored> {
  const { plan, known, refused } = batch
  let after = stored
  const advance = async (tx: Queryable) => {
    if (!(await advanceJob(tx, writer.batch, batch.from, batch.to, batch.bytes)))
      throw new Problem({ kind: 'running' })
  }
  const record = async (tx: Queryable, done: ReadonlyMap<SheetRow, keyof Counts>, late: Problems) => {
    const all = [...refused, ...late].toSorted(([row], [other]) => row.line - other.line)
    const { kept, after: storedThen } = keepable(
      stored,
      all.map(([row, problem]) => ({ row, problem: rowProblem(writer, plan, row, faultsFrom(problem)) })),
    )
    const changed = [...done.values()].filter((outcome) => outcome !== 'unchanged').length
    const { headers } = plan.sheet
    await recordBatch(tx, writer.batch, headers, { changed, refused: all.length, kept })
    after = storedThen
  }
  // Valid rows can be written together.
  const valid = batch.rows.filter((row) => !refused.has(row))
  const { done, refused: late } = await doStep(writer, valid, {
    work: (inside, row) => writeRow(inside, plan, row, known),
    lanes: lanesOf(writer, plan.resource),
    together: togetherOf(writer, plan, known),
    first: advance,
    last: (tx, outcome) => record(tx, outcome.done, outcome.refused),
  })
  // Every row was refused, so nothing was stored.
  if (done.size === 0)
    await inTransaction(writer, async ({ tx }) => {
      await advance(tx)
      await record(tx, done, late)
    })
  return after
}

/** What is known about the rows; a record that an earlier row of the file has changed is not changed again. */
async function knownInJob(writer: Writer, plan: ImportPlan): Promise<Known> {
  const { database, caller } = writer
  const known = await knownOf({ app: appOf(writer), database, caller }, plan)
  const ids = plan.key ? plan.sheet.rows.flatMap((row) => known.existing(row)?.id ?? []) : []
  if (!plan.key || ids.length === 0) return known
  const { name } = plan.key
  const rows = await database.query<{ record: string }>({
    name: 'import_changed_before',
    text: `select distinct "record" from "changes"
      where "resource" = $1 and "record" = any($2::uuid[]) and "batch"::text = $3`,
    values: [plan.resource.name, ids, writer.batch],
  })
  const changed = new Set(rows.map(({ record }) => record))
  return {
    ...known,
    faultsOf: (row) =>
      changed.has(known.existing(row)?.id ?? '') ? { [name]: [{ key: 'taken' }] } : known.faultsOf(row),
  }
}
