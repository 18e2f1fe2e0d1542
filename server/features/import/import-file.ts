import type { AnyResource } from '#define/resource'
import { invalid, Problem } from '#server/base/errors/problem'
import { inSteps } from '../work/in-steps'
import type { Watch } from '#server/base/progress'
import { advanceWork } from '../work/works'
import { appOf, type Writer } from '#server/write/context'
import { endRun } from './end-run'
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
 * @throws Problem `invalid`, `tooLarge`, `running`, or `idempotency` if the key was used for something else.
 */
export async function importFile(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
  watch: Watch,
): Promise<ImportReport> {
  const plan = await planImport(writer, resource, upload)
  const { rows } = plan.sheet
  const earlier = await earlierRun(writer, resource, upload)
  if (earlier?.work.finishedAt) return reportOn(earlier, plan, { repeated: true })
  const known = await knownOf({ app: appOf(writer), database: writer.database, caller: writer.caller }, plan)
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
  const run = earlier ?? (await beginRun(writer, resource, upload))
  const { done } = run.work
  const written = await goThrough(plan, run.writer, rows.slice(done), known, {
    watch: part(total - rows.length + done),
    begins: async (tx, from, to) => {
      if (!(await advanceWork(tx, run.writer.batch, done + from, done + to)))
        throw new Problem({ kind: 'running' })
    },
  })
  const { faults, left } = written
  const rest = { faults: faults.faults, rows: faults.rowsIn(rows), wrong: faults.count, left }
  const report =
    done > 0
      ? await reportOn(run, plan, rest)
      : { ...reportBase(run.writer, plan), ...written.counts, ...rest }
  if (left === 0) await endRun(run.writer, resource, upload, report)
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
  const known = await knownOf({ app: appOf(writer), database: writer.database, caller: writer.caller }, plan)
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
}

/** Sends the rows through the write pipeline. Collects the faults of rejected rows and counts the others. */
async function goThrough(
  plan: ImportPlan,
  writer: Writer,
  rows: readonly SheetRow[],
  known: Known,
  going: Going,
) {
  const faults = new RowFaults()
  const counts = noCounts()
  const { left, failure } = await inSteps(writer, rows, {
    ...going,
    lanes: lanesOf(writer, plan.resource),
    together: togetherOf(writer, plan, known),
    work: (inside, row) => writeRow(inside, plan, row, known),
    onStep: ({ done, refused }) => {
      for (const outcome of done.values()) counts[outcome] += 1
      for (const [row, problem] of refused) faults.add(row.line, faultsFrom(problem))
    },
  })
  if (failure) throw failure
  return { faults, counts, left: left.length }
}
