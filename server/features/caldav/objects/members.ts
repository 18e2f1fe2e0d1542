import { createHash } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import { conditionSql, type Condition } from '#server/read/conditions/condition'
import type { Queryable } from '#server/base/database'
import { uidOfRecord } from '#server/features/ics/event-of-record'
import { hostOf } from '#server/features/ics/host'
import { identifiedSql } from '#server/features/ics/import/known-events'
import { maxIcsEvents } from '#server/features/ics/read-ics'
import { calendarOf } from '#server/features/ics/values-of-event'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import { DavError } from '../dav-error'
import { davCondition } from '../dav-response'

/** The records of one object: a series and those that replace its occurrences, or one event. */
export interface Member {
  readonly uid: string
  readonly ids: readonly string[]
  /** It changes with each of the records. */
  readonly etag: string
}

interface MemberRow {
  readonly id: string
  readonly version: number
  readonly uid: string | null
  readonly master: string | null
}

/** The conditions of the events of a calendar itself, without those that replace occurrences of them. */
export function conditionsOf({ kind, resource, row }: DavCalendar, userId: string): Condition[] {
  const { calendar, invitations } = calendarOf(resource)
  if (kind === 'calendar') return [{ field: calendar ?? '', op: 'eq', values: [row?.id] }]
  if (!invitations) throw new Error(`${resource.name} has no invitations`)
  const isOwn: Condition = {
    field: invitations.organizer,
    op: kind === 'own' ? 'eq' : 'ne',
    values: [userId],
  }
  if (kind === 'invited') return [isOwn, { field: invitations.attendees, op: 'eq', values: [userId] }]
  return [isOwn, ...(calendar === undefined ? [] : [{ field: calendar, op: 'null' as const, values: [] }])]
}

const column = ({ name }: AnyResource, field: string): SQL => sql.raw(`${quoted(name)}.${quoted(field)}`)

/**
 * The records of a calendar that the user may read, as SQL. What replaces an occurrence is in the calendar of its series;
 * of invitations, in each to which the user is invited.
 */
export function memberSql({ reader, user }: DavContext, calendar: DavCalendar): SQL {
  const { resource, kind } = calendar
  const { series } = calendarOf(resource)
  const readable = requireAllowed(reader.app, resource, 'read', reader.caller)
  const alive = resource.trash ? sql` and ${column(resource, 'deletedAt')} is null` : sql``
  const own = conditionSql(resource, { and: conditionsOf(calendar, user.id) })
  if (!series || kind === 'invited') return sql`${readable}${alive} and ${own}`
  const master = column(resource, series.master)
  const table = sql.identifier(resource.name)
  return sql`${readable}${alive} and ((${master} is null and ${own}) or ${master} in (select "id" from ${table} where ${own}))`
}

interface MemberSearch {
  /** Only those that a condition selects. */
  readonly where?: SQL
  readonly database?: Queryable
}

/**
 * The objects of a calendar.
 * @throws DavError 507 if there are more than a calendar may have
 */
export async function members(
  context: DavContext,
  calendar: DavCalendar,
  { where = sql`true`, database = context.reader.database }: MemberSearch = {},
): Promise<Map<string, Member>> {
  const { resource } = calendar
  const { series, invitations } = calendarOf(resource)
  const table = sql.identifier(resource.name)
  const master = series ? column(resource, series.master) : sql`null`
  const uid = invitations ? column(resource, invitations.uid) : sql`null`
  const rows = await database.query<MemberRow>(
    statement(
      sql`select ${column(resource, 'id')}, ${column(resource, 'version')}, ${uid} as "uid", ${master} as "master" from ${table} where ${memberSql(context, calendar)} and ${where} order by ${column(resource, 'id')} limit ${maxIcsEvents + 1}`,
    ),
  )
  if (rows.length > maxIcsEvents) throw new DavError(507, davCondition('number-of-matches-within-limits'))
  return grouped(rows, hostOf(context.services.publicUrl))
}

/** The identifier of the object that a record belongs to. */
export const uidOfRow = ({ id, uid, master }: Omit<MemberRow, 'version'>, host: string): string =>
  uid ?? uidOfRecord(master ?? id, host)

function grouped(rows: readonly MemberRow[], host: string): Map<string, Member> {
  const groups = new Map<string, MemberRow[]>()
  for (const row of rows) {
    const uid = uidOfRow(row, host)
    const group = groups.get(uid)
    if (group) group.push(row)
    else groups.set(uid, [row])
  }
  return new Map(
    [...groups].map(([uid, group]) => [uid, { uid, ids: group.map(({ id }) => id), etag: etagOf(group) }]),
  )
}

const etagOf = (rows: readonly MemberRow[]): string => {
  const versions = rows.map(({ id, version }) => `${id} ${version}`).join()
  return `"${createHash('sha256').update(versions).digest('base64url').slice(0, 27)}"`
}

/** The condition that records belong to objects with some identifiers. */
export const identified = ({ services }: DavContext, resource: AnyResource, uids: readonly string[]): SQL =>
  sql`(${identifiedSql(resource, uids, hostOf(services.publicUrl))})`

/** One object of a calendar; undefined if the user sees none with the identifier. */
export async function memberWith(
  context: DavContext,
  calendar: DavCalendar,
  uid: string,
  database?: Queryable,
): Promise<Member | undefined> {
  const where = identified(context, calendar.resource, [uid])
  return (await members(context, calendar, { where, ...(database && { database }) })).get(uid)
}

/** A text that changes whenever an event of the calendar is added, changed or removed (CTag). */
export async function ctagOf(context: DavContext, calendar: DavCalendar): Promise<string> {
  const { resource } = calendar
  const [id, version] = [column(resource, 'id'), column(resource, 'version')]
  const [found] = await context.reader.database.query<{ tag: string }>(
    statement(
      sql`select count(*) || '-' || coalesce(sum(hashtextextended(${id} || ' ' || ${version}, 0)::numeric), 0) as "tag" from ${sql.identifier(resource.name)} where ${memberSql(context, calendar)}`,
    ),
  )
  return found?.tag ?? ''
}
