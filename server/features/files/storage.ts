import type { App } from '#define/app'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'

/** What takes room, in bytes: the one definition that the quota, the file manager and the overview share. */
export interface StorageUse {
  /** Files that are not in the trash, by their owner. */
  readonly files: number
  /** Files in the trash, which take room until they are deleted for good. */
  readonly trash: number
  /** What else was uploaded: attachments, pictures, and what no record has yet. */
  readonly other: number
  readonly used: number
}

/** What takes room: of one person, or of everybody. */
export async function storageUse(
  database: Queryable,
  { files }: App,
  whose: { readonly userId: string | null } | 'everybody',
): Promise<StorageUse> {
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
