import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import { faultText } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import { quoted } from '#server/db/tables/columns'
import { sql } from '#server/db/statement'
import { findOne } from '#server/read/find-one'
import { inTransaction, programWriter, type Writer } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import { hostOf } from '../host'
import type { IcsEvent } from '../ics-event'
import { eventKey } from '../read-ics'
import { calendarsOf, colorOf } from '../import/calendar-of-import'
import { groupsOf } from '../import/import-ics'
import { knownEvents, type KnownEvents } from '../import/known-events'
import { remove } from '../import/write-record'
import { writeGroup, type SeriesWriting } from '../import/write-series'
import { calendarOf } from '../values-of-event'
import type { Subscription } from './subscription-store'

/**
 * Makes the records of a calendar those of a file: creates and updates what differs, and deletes what the file does not
 * have. Events that cannot be used are left out. Returns the number of records.
 */
export async function replaceEvents(
  services: Services,
  subscription: Subscription,
  found: readonly IcsEvent[],
): Promise<number> {
  const resource = services.app[subscription.resource]
  if (!resource) throw new Error(`There is no resource ${subscription.resource}`)
  const writer = programWriter(services)
  const events = found.filter(isShown).map(withoutPeople)
  const known = await knownIn(services, resource, subscription.calendar)
  const how = await howToWrite(writer, resource, subscription, known)
  for (const group of groupsOf(events))
    await writeGroup(writer, group, how).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
  const keys = new Set(events.map(eventKey))
  for (const [key, record] of known.all)
    if (!keys.has(key))
      await inTransaction(writer, (writing) => remove(writing, resource, record)).catch((error: unknown) => {
        // It was deleted with its series.
        if (!(error instanceof Problem && error.refusal.kind === 'missing')) throw error
      })
  return (await knownIn(services, resource, subscription.calendar)).all.size
}

/** A cancelled event is not shown; a cancelled occurrence is excluded in its series. */
const isShown = ({ status, originalStart }: IcsEvent): boolean =>
  status !== 'cancelled' || originalStart !== null

/** Nobody here is invited by a calendar that is only read, nor reminded. */
const withoutPeople = (event: IcsEvent): IcsEvent => ({ ...event, attendees: [], alarms: [] })

const knownIn = (
  { database, publicUrl }: Services,
  resource: AnyResource,
  calendar: string,
): Promise<KnownEvents> => {
  const { calendar: name = '' } = calendarOf(resource)
  const column = sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  return knownEvents(database, resource, undefined, {
    host: hostOf(publicUrl),
    where: sql`${column} = ${calendar}`,
  })
}

async function howToWrite(
  writer: Writer,
  resource: AnyResource,
  { calendar, userId }: Subscription,
  known: KnownEvents,
): Promise<SeriesWriting> {
  const view = calendarOf(resource)
  const calendars = calendarsOf(writer.services.app, resource)
  if (!calendars || view.calendar === undefined) throw new Error(`${resource.name} has no calendars`)
  const row = await findOne({ ...writer, app: writer.services.app }, calendars, calendar)
  const untitled = faultText(await languageOf(writer, userId), { key: 'icsUntitled' })
  return {
    resource,
    known,
    isWhole: true,
    contextFor: () => ({ own: undefined, untitled, isPrivate: true }),
    created: { [view.calendar]: calendar, ...colorOf(resource, row) },
    owned: view.invitations ? { [view.invitations.organizer]: userId } : {},
  }
}

async function languageOf({ database }: Writer, userId: string): Promise<Language> {
  const [user] = await database.query<{ locale: Language }>({
    name: 'subscription_language',
    text: 'select "locale" from "users" where "id" = $1',
    values: [userId],
  })
  return user?.locale ?? 'en'
}
