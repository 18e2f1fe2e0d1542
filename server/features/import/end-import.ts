import type { Queryable } from '#server/base/database'
import { endJob } from '../work/end-job'
import type { JobProblem } from '../work/record-step'
import { isUndoable } from '../undo/undoable'
import { dropFile } from './import-file-store'
import { nameOfImport, type ImportRun } from './import-run'
import type { ImportUpload } from './import-upload'
import type { ImportPlan } from './plan'
import type { ImportReport } from './report'

interface Ending {
  readonly upload: ImportUpload
  readonly report: ImportReport
  readonly isResumed?: boolean | undefined
}

/** Ends the job of an import. A stopped one continues when the same file is sent again. */
export async function endImport(
  { writer }: ImportRun,
  plan: ImportPlan,
  { upload, report, isResumed = false }: Ending,
): Promise<void> {
  const { database, batch } = writer
  await keepFailedRows(database, batch, plan)
  await endJob(writer, {
    kind: 'import',
    name: nameOfImport(writer, plan.resource, upload),
    resource: plan.resource.name,
    total: plan.sheet.rows.length,
    left: report.left,
    changed: report.created + report.updated,
    isUndoable: await isUndoable(writer, batch),
    mayContinue: true,
    isResumed,
  })
  if (report.left === 0) await dropFile(database, batch)
}

/** Stores the cells of the rejected rows, so that they can be downloaded, corrected and imported again. */
async function keepFailedRows(database: Queryable, job: string, { sheet }: ImportPlan): Promise<void> {
  const [stored] = await database.query<{ problems: readonly JobProblem[] }>({
    name: 'import_problems',
    text: 'select "problems" from "jobs" where "id" = $1',
    values: [job],
  })
  const lines = new Set(stored?.problems.map(({ line }) => line))
  const rows = sheet.rows.filter(({ line }) => lines.has(line))
  if (rows.length === 0) return
  await database.query({
    name: 'import_failed_rows',
    text: 'update "jobs" set "failedRows" = $2 where "id" = $1',
    values: [job, JSON.stringify({ headers: sheet.headers, rows })],
  })
}
