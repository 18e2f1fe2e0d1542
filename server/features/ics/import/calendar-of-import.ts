import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField, Problem } from '#server/base/errors/problem'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import { findOne } from '#server/read/find-one'
import { isId } from '#server/read/query'
import { appOf, type Writer } from '#server/write/context'
import { calendarOf } from '../values-of-event'

/** The resource of the calendars that records belong to; undefined if they belong to none. */
export function calendarsOf(app: App, resource: AnyResource): AnyResource | undefined {
  const field = resource.fields[calendarOf(resource).calendar ?? '']
  return field?.kind === 'ref' ? app[field.to] : undefined
}

/**
 * The values of new events that follow from their calendar.
 * @throws Problem invalid for a calendar that is not the caller's, or whose events are read from elsewhere.
 */
export async function valuesIn(
  writer: Writer,
  resource: AnyResource,
  calendar: string | undefined,
): Promise<Values> {
  const view = calendarOf(resource)
  const calendars = calendarsOf(appOf(writer), resource)
  if (calendar === undefined || view.calendar === undefined || !calendars) return {}
  if (!isId(calendar)) throw invalidField('calendar', 'format.uuid')
  const row: Values = await findOne({ ...writer, app: appOf(writer) }, calendars, calendar).catch(
    (error: unknown) => {
      throw error instanceof Problem ? invalidField('calendar', 'notOffered') : error
    },
  )
  if (view.source !== undefined && row[view.source]) throw invalidField('calendar', 'icsSubscribed')
  return { [view.calendar]: calendar, ...colorOf(resource, row) }
}

/** The colour of records that must have one: that of their calendar. */
export function colorOf(resource: AnyResource, calendar: Values): Values {
  const { color } = calendarOf(resource)
  if (color === undefined || resource.fields[color]?.optional || !calendar[color]) return {}
  return { [color]: calendar[color] }
}

/** The caller's own events, without those that are read from elsewhere. */
export function ownSql(app: App, resource: AnyResource, userId: string): SQL {
  const view = calendarOf(resource)
  const column = (name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  const own = view.invitations ? sql`${column(view.invitations.organizer)} = ${userId}` : sql`false`
  const calendars = calendarsOf(app, resource)
  if (view.calendar === undefined || view.source === undefined || !calendars) return own
  const read = sql`select "id" from ${sql.identifier(calendars.name)} where ${sql.raw(quoted(view.source))} is not null`
  return sql`${own} and (${column(view.calendar)} is null or ${column(view.calendar)} not in (${read}))`
}
