import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { apiKeyHolder } from '#server/features/auth/api-keys'
import type { Session } from '#server/features/auth/sessions/sessions'
import type { Caller } from '#server/base/caller'
import { quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'
import { isHiddenFromKey, standingOf } from '#server/read/access/access-sql'
import { boundTo } from '#server/read/access/match'
import { titleAllowedFor } from '#server/read/known-people'
import type { Reader } from '#server/read/list'
import { readableFor } from '#server/read/find-one'
import { isId } from '#server/read/query'
import type { Rest } from '../request'
import { visitor } from '#server/write/services/visitor'
import type { ContentRecord, SignedContent } from '#server/read/uploads/address'
import { uploadById, uploadColumns, type StoredUpload } from '#server/features/files/keep'

/**
 * The upload of a signed address, if the reader it was signed for may still read it: their session is open or their
 * API key valid, and they may read the record that refers to it. The upload is read concurrently with the session
 * check, with the session as last read, so that there is only one wait for the database.
 */
export async function shownUpload(
  rest: Rest,
  database: Queryable,
  id: string,
  signed: SignedContent,
): Promise<StoredUpload | undefined> {
  const { session, key } = signed
  const reader = { app: rest.services.app, database }
  const read = (caller: Caller | undefined) => caller && readUpload({ ...reader, caller }, id, signed)
  if (key) return read(await keyCaller(rest, key))
  if (!session) return read(visitor('en'))
  const checked = rest.session.read(session)
  const guess = rest.session.last(session)
  const begun = guess && read(sessionCaller(guess))
  // Prevents an unhandled rejection before it is awaited.
  begun?.catch(() => {})
  const found = await checked
  if (!found) return undefined
  if (begun && guess.role === found.role && guess.userId === found.userId) return begun
  return read(sessionCaller(found))
}

const sessionCaller = ({ id, userId, role }: Session): Caller => ({
  userId,
  sessionId: id,
  role,
  language: 'en',
})

async function keyCaller({ services }: Rest, key: string): Promise<Caller | undefined> {
  const holder = await apiKeyHolder(services.database, key)
  return holder && { ...holder, sessionId: null, language: 'en' }
}

async function readUpload(
  reader: Reader,
  id: string,
  { record }: SignedContent,
): Promise<StoredUpload | undefined> {
  if (record) return uploadInRecord(reader, id, record)
  const upload = await uploadById(reader.database, id)
  return upload?.userId === reader.caller.userId ? upload : undefined
}

/** The rule of a record with an upload: a caller who shares a record with a user also reads their photo, no other file. */
function orPhotoOfKnown(app: App, resource: AnyResource, caller: Caller, id: string): SQL | undefined {
  const readable = readableFor(app, resource, standingOf(caller))
  const known =
    resource.name === 'users' && caller.userId !== null
      ? titleAllowedFor(app, resource, standingOf(caller))
      : undefined
  if (!known) return readable
  const ofPhoto = sql`(${known} and starts_with("users"."photoURL", ${`/api/contents/${id}`}))`
  return readable ? sql`(${readable} or ${ofPhoto})` : ofPhoto
}

/**
 * An upload in a record that the caller may read. An address is invalid once the record has moved into or out of the
 * trash.
 */
async function uploadInRecord(
  { app, database, caller }: Reader,
  id: string,
  { resource: name, id: recordId, isInTrash }: ContentRecord,
): Promise<StoredUpload | undefined> {
  const resource = app[name]
  const readable = resource && orPhotoOfKnown(app, resource, caller, id)
  if (!readable || isHiddenFromKey(resource, caller) || !isId(recordId)) return undefined
  const table = sql.raw(quoted(resource.name))
  const state = resource.trash ? sql` and (${table}."deletedAt" is not null) = ${isInTrash}` : sql``
  const [row] = await database.query<StoredUpload>(
    statement(
      sql`select ${sql.raw(uploadColumns)} from "uploads" where "uploads"."id" = ${id} and exists (select from ${table} where ${table}."id" = ${recordId}${state} and ${boundTo(caller, readable)})`,
    ),
  )
  return row && { ...row, size: Number(row.size) }
}
