import type { Role } from '#define/access'
import type { Queryable } from '#server/base/database'
import type { Encoding } from '#server/base/parsing/sheet/csv'
import type { Choice } from './upload-store'

/** What the job of a large file needs to be continued. */
export interface LargePlan extends Choice {
  /** The size of the uploaded file, in bytes. */
  readonly size: number
  /** The role as which it began. */
  readonly role: Role
  /** Known once the whole file was read: from then on rows are written. */
  readonly encoding?: Encoding
}

/** Whether a job imports a large file, which is stored in parts. */
export const isLargePlan = (plan: unknown): plan is LargePlan =>
  typeof plan === 'object' && plan !== null && 'size' in plan

/** Stores what was found out by reading the whole file: its encoding, and the number of its rows. */
export async function storeScan(
  database: Queryable,
  job: string,
  encoding: Encoding,
  total: number,
): Promise<void> {
  await database.query({
    name: 'import_scanned',
    text: `update "jobs" set "plan" = "plan" || jsonb_build_object('encoding', $2::text), "total" = $3::int,
      "bytes" = 0, "version" = "version" + 1, "updatedAt" = now() where "id" = $1`,
    values: [job, encoding, total],
  })
}
