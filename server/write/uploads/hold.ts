import { filesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Fault, Values } from '#define/parsing/parse'
import { isProgram } from '#server/base/caller'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import { invalid } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access/access-sql'
import { appOf, type Writing } from '../context'
import { isPicture } from './content-type'
import { uploadsIn, type Used } from '#server/read/uploads/values'

interface Upload {
  readonly id: string
  readonly userId: string | null
  readonly contentType: string
}

/**
 * Marks the uploads that new values refer to as used. A user who saves a record gives its readers access to the
 * upload, so it must be their own upload, or the content of a file that they may read. Uploads that the record
 * already had are not checked again.
 * @throws Problem invalid at each field whose upload does not exist for the caller, or is not an image where one is
 * required.
 */
export async function holdUploads(
  writing: Writing,
  resource: AnyResource,
  values: Values,
  previous: Values = {},
): Promise<void> {
  const used = uploadsIn(resource.fields, values)
  if (used.length === 0) return
  const stored = new Set(uploadsIn(resource.fields, previous).map(({ id }) => id))
  const added = used.filter(({ id }) => !stored.has(id))
  if (added.length === 0) return
  const found = await taken(
    writing,
    added.map(({ id }) => id),
  )
  const readable = await readableFiles(
    writing,
    [...found.values()].filter(({ userId }) => userId !== writing.caller.userId).map(({ id }) => id),
  )
  const faults: Record<string, Fault[]> = {}
  for (const item of added) {
    const fault = faultOf(writing, item, found.get(item.id), readable)
    if (fault) faults[item.path] = [{ key: fault }]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

function faultOf(
  { caller }: Writing,
  { kind, id }: Used,
  upload: Upload | undefined,
  readable: ReadonlySet<string>,
): string | undefined {
  if (!upload) return 'upload'
  if (!isProgram(caller) && upload.userId !== caller.userId && !readable.has(id)) return 'upload'
  return kind === 'image' && !isPicture(upload.contentType) ? 'picture' : undefined
}

/** Marks uploads as used, so that the sweep does not delete them. */
async function taken({ tx, now }: Writing, ids: readonly string[]): Promise<Map<string, Upload>> {
  const rows = await tx.query<Upload>({
    name: 'uploads_use',
    text: `update "uploads" set "usedAt" = coalesce("usedAt", $2) where "id" = any($1::uuid[])
      returning "id", "userId", "contentType"`,
    values: [[...new Set(ids)].toSorted(), now()],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The uploads that are the content of a file that the caller may read. */
async function readableFiles(writing: Writing, ids: readonly string[]): Promise<Set<string>> {
  const files = filesOf(appOf(writing))
  const allowed = files && ids.length > 0 && allowedSql(appOf(writing), files, 'read', writing.caller)
  if (!files || !allowed) return new Set()
  const table = sql.identifier(files.name)
  const rows = await writing.tx.query<{ upload: string }>(
    statement(
      sql`select split_part("content", '/', 4) as "upload" from ${table} where split_part("content", '/', 4) = any(${sql.param([...ids])}) and ${sql.raw(quoted(files.name))}."deletedAt" is null and ${allowed}`,
    ),
  )
  return new Set(rows.map(({ upload }) => upload))
}
