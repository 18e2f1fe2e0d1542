import { DatabaseUnavailable } from '#server/base/database'
import type { AnyResource } from '#define/resource'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Watch } from '#server/base/progress'
import type { Encoding } from '#server/base/parsing/sheet/csv'
import { headersOf, type SheetRow } from '#server/base/parsing/sheet/sheet'
import { appOf, type Writer } from '#server/write/context'
import { isUndoable } from '../../undo/undoable'
import { endJob } from '../../work/end-job'
import { dropParts } from '../../work/job-parts'
import { storeBytes } from '../../work/file-jobs'
import type { OpenJob } from '../../work/jobs'
import { requireSameRole } from '../../work/require-same-role'
import { isTaken } from '../../work/running'
import { plannedColumns, type PlannedColumns } from '../plan'
import { storedOf } from './batch-record'
import { changesOf, offerUndo } from './job-outcome'
import { encodingOf, rowsOfFile, type StoredFile } from './file-text'
import { storeScan, type LargePlan } from './large-plan'
import { prepareBatch, writeBatch, type Batch, type PreparedBatch } from './write-batch'

/** Rows per transaction: others share the embedded database, and wait for each of them. */
export const rowsAtOnce = { embedded: 100, postgres: 500 } as const
/** Progress is stored, and a stop noticed, after so many parts of the file. */
const partsBetween = 8

/** The job of a large file. */
export type LargeJob = Pick<OpenJob, 'id' | 'name' | 'done' | 'total'> & { readonly plan: LargePlan }

interface Running {
  readonly writer: Writer
  readonly resource: AnyResource
  readonly job: LargeJob
  readonly watch: Watch
}

/**
 * Imports a large file that was uploaded in parts: reads all of it first, then writes its rows in batches, from the
 * first that is not written yet. The file is deleted at the end.
 * @throws Problem `invalid` if the file cannot be read, has too many rows, or its user has lost their role; `running`
 * if another server has continued it.
 */
export async function runLarge(run: Running & { readonly isResumed?: boolean }): Promise<void> {
  const { writer } = run
  try {
    // The mapping and the rights of a file are those of the role with which it began.
    if (run.job.plan.role !== writer.caller.role) throw invalidField('role', 'roleLost')
    const left = await readAndWrite(run)
    await end(run, left, run.isResumed ?? false)
  } catch (error) {
    if (error instanceof DatabaseUnavailable || isTaken(error)) throw error
    await dropParts(writer.database, writer.batch)
    await offerUndo(writer)
    throw error
  }
}

/** Returns how many rows are left, or undefined if it was stopped before they were counted. */
async function readAndWrite(run: Running): Promise<number | undefined> {
  const { writer, job } = run
  const { database } = writer
  const file: StoredFile = { id: job.id, size: job.plan.size }
  const known = job.plan.encoding
  if (known) return writeRows(run, file, known, job.total)
  const found = await scan(run, file)
  if (!found) return undefined
  await storeScan(database, job.id, found.encoding, found.total)
  return writeRows(run, file, found.encoding, found.total)
}

/** Reads the whole file before any row is written: its encoding, and the number of its rows. */
async function scan(
  { writer, job, watch }: Running,
  file: StoredFile,
): Promise<{ readonly encoding: Encoding; readonly total: number } | undefined> {
  const { database, services, caller } = writer
  const { rows: limit } = services.importLimits
  const encoding = await encodingOf(database, file, caller.language)
  let [count, part] = [0, 0]
  for await (const read of rowsOfFile(database, file, encoding, { isCount: true })) {
    count += read.count
    if (count - 1 > limit) throw invalidField('file', 'sheetRows', { limit })
    if (++part % partsBetween !== 0) continue
    await storeBytes(database, job.id, read.bytes)
    if (!(await watch.onProgress({ done: read.bytes, total: file.size }))) return undefined
  }
  if (count < 2) throw invalidField('file', 'sheetEmpty')
  return { encoding, total: count - 1 }
}

async function writeRows(
  running: Running,
  file: StoredFile,
  encoding: Encoding,
  total: number,
): Promise<number> {
  const { writer, job, watch } = running
  const { database } = writer
  let stored = await storedOf(database, job.id)
  for await (const batch of preparedBatches(running, file, encoding)) {
    await requireSameRole(writer)
    stored = await writeBatch(writer, batch, stored)
    const goesOn = await watch.onProgress({ done: batch.to, total })
    if (!goesOn && batch.to < total) return total - batch.to
  }
  return 0
}

/**
 * The batches that are not written yet. The next one is prepared while the database writes the one before, unless it
 * updates existing records: it must read those that the one before has written.
 */
async function* preparedBatches(
  { writer, resource, job }: Running,
  file: StoredFile,
  encoding: Encoding,
): AsyncGenerator<PreparedBatch> {
  const sheet = { headers: [] as string[] }
  const batches = batchesOf(writer, file, encoding, { done: job.done, sheet })
  let planned: PlannedColumns | undefined
  const prepared = async (): Promise<PreparedBatch | undefined> => {
    const { value: batch } = await batches.next()
    if (!batch) return undefined
    planned ??= plannedColumns(writer, resource, sheet.headers, job.plan)
    return prepareBatch(writer, { writer, resource, ...sheet, ...planned }, batch)
  }
  let next: ReturnType<typeof prepared> | undefined
  for (let batch = await prepared(); batch; batch = await (next ?? prepared())) {
    next = batch.plan.key ? undefined : prepared()
    // It is awaited only after the batch before was written, and never if that failed.
    next?.catch(() => {})
    yield batch
  }
}

/** The rows that are not written yet, in batches. Sets the headers before the first one. */
async function* batchesOf(
  { database }: Writer,
  file: StoredFile,
  encoding: Encoding,
  { done, sheet }: { readonly done: number; readonly sheet: { headers: string[] } },
): AsyncGenerator<Batch> {
  const size = rowsAtOnce[database.engine]
  let skipped = -1
  let from = done
  let rows: SheetRow[] = []
  let read = 0
  for await (const part of rowsOfFile(database, file, encoding)) {
    read = part.bytes
    for (const row of part.rows) {
      if (skipped < 0) sheet.headers = headersOf(row)
      if (skipped++ < done) continue
      rows.push(row)
      if (rows.length < size) continue
      yield { rows, from, to: from + rows.length, bytes: read }
      from += rows.length
      rows = []
    }
  }
  if (rows.length > 0) yield { rows, from, to: from + rows.length, bytes: read }
}

async function end(
  { writer, resource, job }: Running,
  left: number | undefined,
  isResumed: boolean,
): Promise<void> {
  const { database, batch } = writer
  const { changed, total } = await changesOf(database, batch)
  await endJob(writer, {
    kind: 'import',
    name: job.name,
    resource: resource.name,
    total,
    changed,
    isResumed,
    left: left ?? 0,
    isStopped: left !== 0,
    isUndoable: changed > 0 && (await isUndoable(writer, batch)),
  })
  await dropParts(database, batch)
}

/**
 * Continues the import of a large file whose server has ended.
 * @throws Problem as `runLarge`.
 */
export async function resumeLarge(
  writer: Writer,
  job: OpenJob,
  plan: LargePlan,
  watch: Watch,
): Promise<void> {
  const resource = job.resource === null ? undefined : appOf(writer)[job.resource]
  if (!resource) throw new Problem({ kind: 'missing' })
  await runLarge({ writer, resource, job: { ...job, plan }, watch, isResumed: true })
}
