import type { AnyResource } from '#define/resource'
import { invalid, Problem } from '#server/base/errors/problem'
import { inSteps } from '../work/in-steps'
import type { Watch } from '#server/base/progress'
import { advanceJob, type OpenJob } from '../work/jobs'
import { recordStep } from '../work/record-step'
import { asRunning } from '../work/running'
import { appOf, type Writer } from '#server/write/context'
import { endImport } from './end-import'
import { isLargePlan } from './large/large-plan'
import { resumeLarge } from './large/run-large'
import { storedFile } from './import-file-store'
import { rowProblem, type RefusedRow } from './row-problem'
import { beginRun, earlierRun, type ImportRun } from './import-run'
import { planImport, type ImportPlan } from './plan'
import { batchCounts, noCounts, RowFaults, type ImportReport } from './report'
import { faultsFrom, knownOf, type Known } from './rows'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import type { ImportUpload } from './import-upload'
import { lanesOf, togetherOf, writeRow } from './write-row'

/**
 * Imports a file through the write pipeline, in steps and as one batch: each row creates a record or, if its key is
 * known, updates one. All rows are tried first; if any is invalid, nothing is stored and the faults are returned. A
 * partial import skips invalid rows and reports them. A stopped import continues when the same file is sent again
 * with the same idempotency key.
 * @param onBegin called with the id of its job once the rows have been checked: from then on the import continues
 * without its request; the job may be that of an earlier request
 * @throws Problem `invalid`, `tooLarge`, `running`, or `idempotency` if the key was used for something else.
 */
export async function importFile(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
  watch: Watch,
  onBegin: (job: string) => void = () => {},
): Promise<ImportReport> {
  const plan = await planImport(writer, resource, upload)
  const { rows } = plan.sheet
  const earlier = await earlierRun(writer, resource, upload)
  if (earlier?.job.finishedAt) return reportOn(earlier, plan, { repeated: true })
  const known = await knownOf(readerOf(writer), plan)
  const checks = !upload.isPartial && !earlier
  const total = checks ? 2 * rows.length : rows.length
  const part = (from: number): Watch => ({
    onProgress: ({ done }) => watch.onProgress({ done: from + done, total }),
  })
  if (checks) {
    const checked = await goThrough(plan, writer, rows, known, { watch: part(0), isTrial: true })
    if (!checked.faults.isEmpty) throw invalid(checked.faults.faults)
    if (checked.left > 0) return { ...reportBase(writer, plan), ...noCounts(), left: rows.length }
  }
  const run = earlier ?? (await beginRun(writer, resource, upload, rows.length))
  onBegin(run.job.id)
  return asRunning(run.writer, () =>
    writeRows(run, plan, { upload, known, watch: part(total - rows.length) }),
  )
}

/**
 * Continues an import whose server has ended.
 * @throws Problem `running` if another server has continued it.
 */
export async function resumeImport(writer: Writer, job: OpenJob, watch: Watch): Promise<void> {
  if (isLargePlan(job.plan)) return resumeLarge(writer, job, job.plan, watch)
  const resource = job.resource === null ? undefined : appOf(writer)[job.resource]
  const bytes = await storedFile(writer.database, job.id)
  if (!resource || !bytes) throw new Problem({ kind: 'missing' })
  const upload: ImportUpload = { ...(job.plan as Omit<ImportUpload, 'bytes'>), bytes }
  const plan = await planImport(writer, resource, upload)
  const known = await knownOf(readerOf(writer), plan)
  const run: ImportRun = { writer, job: { ...job, finishedAt: null } }
  await writeRows(run, plan, { upload, known, watch, isResumed: true })
}

const readerOf = (writer: Writer) => ({
  app: appOf(writer),
  database: writer.database,
  caller: writer.caller,
})

interface WritingRows {
  readonly upload: ImportUpload
  readonly known: Known
  readonly watch: Watch
  readonly isResumed?: boolean
}

/** Writes the rows that are not done yet, and ends the job. */
async function writeRows(
  run: ImportRun,
  plan: ImportPlan,
  { upload, known, watch, isResumed }: WritingRows,
): Promise<ImportReport> {
  const { writer, job } = run
  const { rows } = plan.sheet
  // A step in which every row is rejected is rolled back, with its progress.
  let stored = job.done
  let reached = job.done
  const { faults, left, counts } = await goThrough(plan, writer, rows.slice(job.done), known, {
    watch: { onProgress: ({ done, total }) => watch.onProgress({ done: job.done + done, total }) },
    begins: async (tx, _, to) => {
      reached = job.done + to
      if (!(await advanceJob(tx, writer.batch, stored, reached))) throw new Problem({ kind: 'running' })
    },
    onStep: async (changed, refused) => {
      if (changed > 0 || refused.length === 0) stored = reached
      await recordStep(writer.database, writer.batch, {
        changed,
        problems: refused.map(([row, found]) => rowProblem(writer, plan, row, found)),
      })
    },
  })
  const rest = { faults: faults.faults, rows: faults.rowsIn(rows), wrong: faults.count, left }
  const report =
    job.done > 0 ? await reportOn(run, plan, rest) : { ...reportBase(writer, plan), ...counts, ...rest }
  await endImport(run, plan, { upload, report, isResumed })
  return report
}

/**
 * Tries an import: each row goes through the write pipeline and is rolled back.
 * @throws Problem `invalid` if the file cannot be read; `tooLarge`.
 */
export async function tryFile(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
  watch: Watch,
): Promise<Omit<ImportReport, 'batch'>> {
  const plan = await planImport(writer, resource, upload)
  const { rows } = plan.sheet
  const known = await knownOf(readerOf(writer), plan)
  const { faults, counts, left } = await goThrough(plan, writer, rows, known, { watch, isTrial: true })
  const { batch: _, ...base } = reportBase(writer, plan)
  return { ...base, ...counts, faults: faults.faults, rows: faults.rowsIn(rows), wrong: faults.count, left }
}

const reportBase = ({ batch }: Writer, { sheet, columns }: ImportPlan) => ({
  batch,
  count: sheet.rows.length,
  columns,
  faults: {},
  rows: [],
  wrong: 0,
  left: 0,
})

async function reportOn(
  { writer }: ImportRun,
  plan: ImportPlan,
  more: Partial<ImportReport>,
): Promise<ImportReport> {
  const counts = await batchCounts(writer.database, plan.resource, writer.batch)
  return { ...reportBase(writer, plan), ...counts, ...more }
}

interface Going {
  readonly watch: Watch
  readonly isTrial?: boolean
  readonly begins?: Parameters<typeof inSteps<SheetRow, never>>[2]['begins']
  /** Called after each step with the number of its records that changed, and its rejected rows. */
  readonly onStep?: (changed: number, refused: readonly RefusedRow[]) => Promise<void>
}

/** Sends the rows through the write pipeline. Collects the faults of rejected rows and counts the others. */
async function goThrough(
  plan: ImportPlan,
  writer: Writer,
  rows: readonly SheetRow[],
  known: Known,
  { onStep, ...going }: Going,
) {
  const faults = new RowFaults()
  const counts = noCounts()
  const { left, failure } = await inSteps(writer, rows, {
    ...going,
    lanes: lanesOf(writer, plan.resource),
    together: togetherOf(writer, plan, known),
    work: (inside, row) => writeRow(inside, plan, row, known),
    onStep: async ({ done, refused }) => {
      const outcomes = [...done.values()]
      for (const outcome of outcomes) counts[outcome] += 1
      const rejected = [...refused].map(([row, problem]): RefusedRow => [row, faultsFrom(problem)])
      for (const [row, found] of rejected) faults.add(row.line, found)
      await onStep?.(outcomes.filter((outcome) => outcome !== 'unchanged').length, rejected)
    },
  })
  if (failure) throw failure
  return { faults, counts, left: left.length }
}
