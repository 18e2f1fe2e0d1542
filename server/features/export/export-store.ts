import type { Caller } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import type { ExportPlan } from './export-plan'
import type { RawPlan } from './raw-file'

/** How long the file of an export can be downloaded, in days. */
const fileDays = 7

/** The number of records that the export found in the end. */
export async function setTotal(database: Queryable, job: string, total: number): Promise<void> {
  await database.query({
    name: 'export_total',
    text: 'update "jobs" set "total" = $2::int where "id" = $1',
    values: [job, total],
  })
}

export async function setFileUntil(database: Queryable, job: string): Promise<void> {
  await database.query({
    name: 'export_file_until',
    text: `update "jobs" set "fileUntil" = now() + interval '${fileDays} days' where "id" = $1`,
    values: [job],
  })
}

/** A finished export. */
export interface StoredExport {
  readonly resource: string
  readonly name: string
  readonly total: number
  readonly plan: ExportPlan | RawPlan
  readonly createdAt: string
}

/**
 * A finished export of the caller whose file is still stored. A caller with a weaker role than the export does not get
 * it.
 */
export async function exportOf(
  database: Queryable,
  { userId, role }: Caller,
  job: string,
): Promise<StoredExport | undefined> {
  const [found] = await database.query<StoredExport>({
    name: 'export_of',
    text: `select "resource", "name", "total", "plan", "createdAt" from "jobs" where "id" = $1 and "user" = $2
      and "kind" = 'export' and "status" = 'finished' and "fileUntil" > now() and ("role" in ('user', $3) or $3 = 'admin')`,
    values: [job, userId, role],
  })
  return found
}
