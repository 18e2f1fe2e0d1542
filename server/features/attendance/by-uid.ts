import type { AnyResource } from '#define/resource'
import { Problem } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { attendanceOf } from './attendance-fields'

const ownUid = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@(.+)$/i

/** The id in the identifier of an event that was made at a host; undefined for any other. */
export function idInUid(uid: string, host: string): string | undefined {
  const [, id, madeAt] = ownUid.exec(uid) ?? []
  return madeAt === host ? id : undefined
}

/**
 * The record of an event by its identifier in iCalendar: one that was made here, or one of the caller's own.
 * @throws Problem missing where the caller has none, or may not read it.
 */
export async function findByUid(
  reader: Reader,
  resource: AnyResource,
  uid: string,
  host: string,
): Promise<Row> {
  const id = idInUid(uid, host) ?? (await ownWith(reader, resource, uid))
  if (id === undefined) throw new Problem({ kind: 'missing' })
  return findOne(reader, resource, id)
}

async function ownWith(
  { database, caller }: Reader,
  resource: AnyResource,
  uid: string,
): Promise<string | undefined> {
  const view = attendanceOf(resource)
  if (!view || caller.userId === null || uid === '' || uid.includes('\0')) return undefined
  const { series } = view.calendar
  const isWhole = series ? sql` and ${sql.identifier(series.master)} is null` : sql``
  const [found] = await database.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(resource.name)} where ${sql.identifier(view.organizer)} = ${caller.userId}::uuid and ${sql.identifier(view.uid)} = ${uid}${isWhole} order by "id" limit 1`,
    ),
  )
  return found?.id
}
