import type { Queryable } from '#server/base/database'

/** The choices for a file: the field of each header, and the field that identifies existing records. */
export interface Choice {
  readonly mapping: Readonly<Record<string, string | null>>
  readonly key?: string
}

/** A large file whose parts are being uploaded. */
export interface Upload {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly choice: Choice
}

/** Size of each part but the last one, in bytes. */
export const partBytes = 1024 * 1024

export const countOfParts = (size: number): number => Math.ceil(size / partBytes)

/** The size of a part of a file. */
export const sizeOfPart = (size: number, part: number): number => Math.min(partBytes, size - part * partBytes)

/** An upload without a new part for so many minutes is deleted. */
const abandonedMinutes = 30

export async function addUpload(
  database: Queryable,
  userId: string | null,
  resource: string,
  { id, name, size, choice }: Upload,
): Promise<void> {
  await database.query({
    name: 'import_upload_add',
    text: `insert into "import_uploads" ("id", "userId", "resource", "name", "size", "choice", "usedAt")
      values ($1, $2, $3, $4, $5, $6, now())`,
    values: [id, userId, resource, name, size, JSON.stringify(choice)],
  })
}

/** An upload of a user; undefined where there is none. The time of its last part is set to now. */
export async function usedUpload(
  database: Queryable,
  userId: string | null,
  resource: string,
  id: string,
): Promise<Upload | undefined> {
  const [found] = await database.query<Upload>({
    name: 'import_upload_use',
    text: `update "import_uploads" set "usedAt" = now() where "id" = $1 and "userId" = $2 and "resource" = $3
      returning "id", "name", "size", "choice"`,
    values: [id, userId, resource],
  })
  return found
}

/** Forgets an upload of a user, but not its parts; returns whether there was one. */
export async function forgetUpload(database: Queryable, userId: string | null, id: string): Promise<boolean> {
  const rows = await database.query({
    name: 'import_upload_forget',
    text: 'delete from "import_uploads" where "id" = $1 and "userId" = $2 returning "id"',
    values: [id, userId],
  })
  return rows.length > 0
}

/** The number of uploads and running large imports of a user. */
export async function countOfUser(database: Queryable, userId: string | null): Promise<number> {
  const [found] = await database.query<{ count: number }>({
    name: 'import_uploads_count',
    text: `select ((select count(*) from "import_uploads" where "userId" = $1) + (select count(*) from "jobs"
      where "user" = $1 and "kind" = 'import' and "status" in ('running', 'stopping') and "totalBytes" is not null
      ))::int as "count"`,
    values: [userId],
  })
  return found?.count ?? 0
}

/** Deletes uploads that were abandoned, with their parts. */
export async function sweepImportUploads(database: Queryable): Promise<void> {
  await database.query({
    name: 'import_uploads_sweep',
    text: `with "old" as (delete from "import_uploads"
        where "usedAt" < now() - interval '${abandonedMinutes} minutes' returning "id")
      delete from "job_parts" where "job" in (select "id" from "old")`,
  })
}
