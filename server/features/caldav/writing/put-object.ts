import { faultText } from '#server/base/errors/language'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import { hostOf } from '#server/features/ics/host'
import { colorOf, ownSql } from '#server/features/ics/import/calendar-of-import'
import { knownEvents } from '#server/features/ics/import/known-events'
import { writeGroupInside } from '#server/features/ics/import/write-series'
import { eventKey } from '#server/features/ics/read-ics'
import { calendarOf } from '#server/features/ics/values-of-event'
import { advisoryLock } from '#server/write/advisory-lock'
import { inTransaction, type Writer, type Writing } from '#server/write/context'
import { objectAt, type Address } from '../addresses'
import { davCalendar, davCalendars, type DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import { DavError } from '../dav-error'
import { davCondition, empty, type DavResponse } from '../dav-response'
import { identified, memberWith, type Member } from '../objects/members'
import { readObjects } from '../objects/read-objects'
import { caldav } from '../xml/names'
import { adaptedValues } from './adapted-values'
import { peopleOfObject } from './people-of-object'
import { requireConditions, type Preconditions } from './preconditions'
import { sentObject, type SentFile, type SentObject } from './sent-object'

type ObjectAddress = Extract<Address, { kind: 'object' }>

/** A refusal because the user may only read the calendar, or the event. */
export const readOnly = (): DavError => new DavError(403, davCondition('need-privileges'))

/**
 * The calendar at an address, which the user may change.
 * @throws DavError 404 or 403
 */
export async function writableCalendar(context: DavContext, address: ObjectAddress): Promise<DavCalendar> {
  const calendar = address.user === context.user.id ? await davCalendar(context, address.calendar) : undefined
  if (!calendar) throw new DavError(404)
  if (!calendar.isWritable) throw readOnly()
  return calendar
}

/**
 * Creates or changes the events of an object by the same rules as an import of its file, in one transaction and one
 * batch, in the name of the user. The response has no ETag, as what is read again is written anew.
 * @throws DavError 404, 403, 412 or 415; Problem
 */
export async function putObject(
  writer: Writer,
  context: DavContext,
  address: ObjectAddress,
  { file, ...preconditions }: Preconditions & { readonly file: SentFile },
): Promise<DavResponse> {
  const calendar = await writableCalendar(context, address)
  const sent = await sentObject(file, context.user.zone)
  const isCreated = await inTransaction(writer, (writing) =>
    putInside(writing, context, { calendar, sent, preconditions, named: address.uid }),
  )
  const location = objectAt(context.user.id, calendar.name, sent.uid)
  // The last part of the address is always the identifier.
  const isElsewhere = sent.uid !== address.uid
  return empty(isCreated ? 201 : 204, isElsewhere ? { location } : {})
}

interface Putting {
  readonly calendar: DavCalendar
  readonly sent: SentObject
  readonly preconditions: Preconditions
  /** The identifier in the address. */
  readonly named: string
}

async function putInside(writing: Writing, context: DavContext, putting: Putting): Promise<boolean> {
  const { calendar, sent, preconditions, named } = putting
  const { resource } = calendar
  const inside: DavContext = { ...context, reader: { ...context.reader, database: writing.tx } }
  await lockObject(writing, inside, calendar, [...new Set([named, sent.uid])])
  const member = await memberWith(inside, calendar, named)
  requireConditions(preconditions, member)
  if (named !== sent.uid) await requireNew(inside, calendar, sent.uid, member)
  const known = await knownEvents(writing.tx, resource, [sent.uid], {
    host: hostOf(context.services.publicUrl),
    where: ownSql(context.services.app, resource, context.user.id),
  })
  const records = [...known.all.values()]
  if (records.length === 0) await requireUnknown(inside, calendar, sent.uid, member)
  const isMoved = records.length > 0 && !member
  const shown = isMoved ? { uid: sent.uid, ids: records.map(({ id }) => id), etag: '' } : member
  const [object] = await readObjects(inside, calendar, shown ? [shown] : [])
  const people = await peopleOfObject(inside, calendar, sent.group, records)
  const adapting = {
    calendar,
    people,
    isPublic: sent.isPublic,
    isMoved,
    shown: new Map((object?.events ?? []).map((event) => [eventKey(event), event])),
  }
  const untitled = faultText(context.reader.caller.language, { key: 'icsUntitled' })
  await writeGroupInside({ ...writing, isSynchronized: true }, sent.group, {
    resource,
    known,
    isWhole: true,
    created: createdIn(calendar),
    contextFor: () => ({
      untitled,
      own: context.user.address,
      invited: new Set(people.byAddress.keys()),
    }),
    adapted: (values, written) => adaptedValues(inside, adapting, values, written),
  })
  return !member
}

/** The values of new events that follow from their calendar. */
function createdIn({ resource, row }: DavCalendar) {
  const { calendar } = calendarOf(resource)
  return row === undefined || calendar === undefined ? {} : { [calendar]: row.id, ...colorOf(resource, row) }
}

/** Changes of one object wait for each other, also while it does not exist, and for other changes of its records. */
export async function lockObject(
  { tx }: Writing,
  context: DavContext,
  { resource }: DavCalendar,
  uids: readonly string[],
): Promise<void> {
  for (const uid of uids.toSorted()) await advisoryLock(tx, `caldav ${context.user.id} ${uid}`)
  const table = sql.raw(quoted(resource.name))
  // By the index of the organizer: there is none of identifiers.
  const own = ownSql(context.services.app, resource, context.user.id)
  const where = sql`${identified(context, resource, uids)} and ${own}`
  await tx.query(
    statement(sql`select ${table}."id" from ${table} where ${where} order by ${table}."id" for update`),
  )
}

const conflict = (context: DavContext, { name }: DavCalendar, uid: string): DavError =>
  new DavError(
    403,
    { namespace: caldav, name: 'no-uid-conflict' },
    { href: objectAt(context.user.id, name, uid) },
  )

/** An event cannot get another identifier, nor a second address. */
async function requireNew(
  context: DavContext,
  calendar: DavCalendar,
  uid: string,
  member: Member | undefined,
): Promise<void> {
  if (member || (await memberWith(context, calendar, uid))) throw conflict(context, calendar, uid)
}

/** An event of somebody else that the user sees is not copied under the same identifier. */
async function requireUnknown(
  context: DavContext,
  calendar: DavCalendar,
  uid: string,
  member: Member | undefined,
): Promise<void> {
  if (member) throw readOnly()
  for (const other of await davCalendars(context))
    if (other.resource === calendar.resource && (await memberWith(context, other, uid)))
      throw conflict(context, other, uid)
}
