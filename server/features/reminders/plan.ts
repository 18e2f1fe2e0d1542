import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { nextReminder, remindersIn, type NextReminder } from './reminder-fields'

/** The time zone in which whole days of a record begin, unless it has its own: that of its organizer. */
export async function zoneOf(tx: Queryable, { views }: AnyResource, record: Values): Promise<string> {
  const { allDay, invitations } = views?.calendar ?? {}
  const organizer = invitations === undefined ? null : record[invitations.organizer]
  if (allDay === undefined || record[allDay] !== true || typeof organizer !== 'string') return 'UTC'
  const [user] = await tx.query<{ timezone: string | null }>({
    name: 'reminder_zone',
    text: 'select "timezone" from "users" where "id" = $1',
    values: [organizer],
  })
  return user?.timezone ?? 'UTC'
}

/**
 * Plans when to remind of a record next, in the transaction of its change.
 * @param after in milliseconds: only later reminders are planned.
 */
export async function planReminder(
  tx: Queryable,
  resource: AnyResource,
  record: Values & { readonly id: string },
  after: number,
): Promise<void> {
  const next =
    remindersIn(resource, record).length === 0
      ? undefined
      : nextReminder(resource, record, { after, zone: await zoneOf(tx, resource, record) })
  await (next ? store(tx, resource, record.id, next) : forget(tx, resource, record.id))
}

const store = (tx: Queryable, { name }: AnyResource, record: string, next: NextReminder) =>
  tx.query({
    name: 'reminder_plan',
    text: `insert into "due_reminders" ("resource", "record", "startsAt", "dueAt") values ($1, $2, $3, $4)
      on conflict ("resource", "record") do update set "startsAt" = excluded."startsAt", "dueAt" = excluded."dueAt", "retryAt" = null`,
    values: [name, record, new Date(next.startsAt).toISOString(), new Date(next.dueAt).toISOString()],
  })

/** Removes the planned reminder of a record. */
export const forget = (tx: Queryable, { name }: AnyResource, record: string) =>
  tx.query({
    name: 'reminder_forget',
    text: 'delete from "due_reminders" where "resource" = $1 and "record" = $2',
    values: [name, record],
  })
