import type { App } from '#define/app'
import { filesOf } from '#define/reading'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'

/** Storage in use, in bytes. The only definition, shared by the quota, the file manager and the overview. */
export interface StorageUse {
  /** Files that are not in the trash, counted for their owner. */
  readonly files: number
  /** Files in the trash, which count until they are purged. */
  readonly trash: number
  /** Other uploads: attachments, images, and uploads without a record. */
  readonly other: number
  readonly used: number
}

/** Storage in use by one user or by all. */
export async function storageUse(
  database: Queryable,
  app: App,
  whose: { readonly userId: string | null } | 'everybody',
): Promise<StorageUse> {
  const files = filesOf(app)
  const of = (column: string): SQL =>
    whose === 'everybody' ? sql`true` : sql`${sql.identifier(column)} = ${whose.userId}::uuid`
  const table = files && sql.identifier(files.name)
  const isContent = table
    ? sql`exists (select from ${table} "f" where split_part("f"."content", '/', 4) = "u"."id"::text)`
    : sql`false`
  const inFiles = (condition: SQL): SQL =>
    table
      ? sql`(select coalesce(sum("size"), 0)::bigint from ${table} where ${of('owner')} and ${condition})`
      : sql`0`
  const [row] = await database.query<Omit<StorageUse, 'used'>>(
    statement(
      sql`select ${inFiles(sql`"deletedAt" is null`)} as "files", ${inFiles(sql`"deletedAt" is not null`)} as "trash", (select coalesce(sum("u"."size"), 0)::bigint from "uploads" "u" where ${of('userId')} and not ${isContent}) as "other"`,
    ),
  )
  const [live, trash, other] = [Number(row?.files), Number(row?.trash), Number(row?.other)]
  return { files: live, trash, other, used: live + trash + other }
}
