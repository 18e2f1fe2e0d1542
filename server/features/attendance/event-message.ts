import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import { sql, statement } from '#server/db/statement'
import { exclusiveView, targetOf } from '#server/write/exclusive/others'
import type { Services } from '#server/write/services/services'
import { eventOfRecord } from '../ics/event-of-record'
import type { IcsEvent, IcsPerson } from '../ics/ics-event'
import { idsIn } from '../notifications/notified-users'
import type { Attended } from './attendance-fields'

interface Context {
  readonly services: Pick<Services, 'publicUrl' | 'app'>
  readonly tx: Queryable
}

/** The host of the application, by which its events are identified elsewhere. */
export const hostOf = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => new URL(publicUrl).hostname

/**
 * The event of a record, with its organizer and all invitees, as a message about it has it. Reminders are everybody's
 * own.
 */
export async function eventMessage(
  { services, tx }: Context,
  { resource, view, record }: Attended,
): Promise<IcsEvent> {
  const ids = [...idsIn(record[view.organizer]), ...idsIn(record[view.attendees])]
  const source = { resource, host: hostOf(services), people: await peopleOf(tx, ids) }
  const event = eventOfRecord(source, await withExclusiveTitle({ services, tx }, resource, record))
  if (!event) throw new Error(`A record of ${resource.name} has no start`)
  return { ...event, alarms: [] }
}

/** A record with the title of what it has to itself, such as its room. */
export async function withExclusiveTitle(
  { services, tx }: Context,
  resource: AnyResource,
  record: Values,
): Promise<Values> {
  const view = exclusiveView(resource)
  const id = view && record[view.exclusive]
  if (!view || typeof id !== 'string') return record
  const target = targetOf(services.app, resource, view)
  const [row] = await tx.query<{ title: string | null }>(
    statement(
      sql`select ${sql.identifier(target.title)} as "title" from ${sql.identifier(target.name)} where "id" = ${id}`,
    ),
  )
  return { ...record, _refs: { [id]: row?.title ?? '' } }
}

async function peopleOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, IcsPerson>> {
  const found = await tx.query<{ id: string; email: string; displayName: string }>({
    name: 'attendance_people',
    text: 'select "id", "email", "displayName" from "users" where "id" = any($1::uuid[])',
    values: [ids],
  })
  return new Map(found.map(({ id, email, displayName }) => [id, { address: email, name: displayName }]))
}
