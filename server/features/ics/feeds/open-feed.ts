import type { Role } from '#define/access'
import type { Caller, Language } from '#server/base/caller'
import { faultText } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import type { Services } from '#server/write/services/services'
import { eventsOf } from '../export/export-ics'
import type { AnyResource } from '#define/resource'
import { isHue } from '#define/choices/hues'
import { hues } from '#theme/tokens'
import type { IcsColor } from '../write-ics'
import type { IcsEvent } from '../ics-event'
import { calendarsOf } from '../import/calendar-of-import'
import { writeIcs } from '../in-thread'
import { feedWith, noteUse, type FeedDetail } from './feed-store'
import { feedHash, feedSecretForm } from './feeds'

/** How long events that are over stay in a feed, in milliseconds. */
const past = 366 * 86_400_000
const dayLong = 86_400_000

/**
 * The file of a feed: what the owner of the calendar may still read, as long as their account is active.
 * @throws Problem missing for any other secret; invalid if there are too many events; busy.
 */
export async function openFeed(services: Services, secret: string): Promise<string> {
  const missing = new Problem({ kind: 'missing' })
  if (!feedSecretForm.test(secret)) throw missing
  const { app, database, publicUrl } = services
  const feed = await feedWith(database, feedHash(services.digest, secret))
  const resource = feed && app[feed.resource]
  const calendars = resource && calendarsOf(app, resource)
  const caller = feed && (await ownerOf(services, feed.userId))
  if (!calendars || !caller) throw missing
  const reader: Reader = { app, database, caller }
  const calendar = await readable(() => findOne(reader, calendars, feed.calendar))
  if (!calendar) throw missing
  // The same until the end of the day, so that the file is.
  const from = new Date(Math.floor((Date.now() - past) / dayLong) * dayLong).toISOString()
  const events = await eventsOf({ reader, resource, publicUrl }, { calendar: feed.calendar, from })
  await noteUse(database, feed.id)
  return writeIcs({
    method: 'PUBLISH',
    color: icsColor(resource, calendar),
    name: String((calendar as Readonly<Record<string, unknown>>)[calendars.title] ?? ''),
    events: events.flatMap((event) => shownEvent(event, feed.detail, caller.language)),
  })
}

/** The colour of a calendar, by the field in which its events have one. */
function icsColor({ views }: AnyResource, calendar: Row): IcsColor | undefined {
  const name = String((calendar as Readonly<Record<string, unknown>>)[views?.calendar?.color ?? ''] ?? '')
  const digits = isHue(name) ? hues('light')[name] : undefined
  // The names of the colours are also those of CSS.
  return digits === undefined ? undefined : { name, digits }
}

async function ownerOf({ database }: Services, userId: string): Promise<Caller | undefined> {
  const [found] = await database.query<{ role: Role; locale: Language }>({
    name: 'calendar_feed_owner',
    text: `select "role", "locale" from "users" where "id" = $1 and "status" = 'active'`,
    values: [userId],
  })
  return found && { userId, sessionId: null, role: found.role, language: found.locale }
}

async function readable(read: () => Promise<Row>): Promise<Row | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && ['missing', 'forbidden'].includes(error.refusal.kind)) return undefined
    throw error
  }
}

/** An event as others see it: without who is invited, and a private one as its owner chose. */
function shownEvent(event: IcsEvent, detail: FeedDetail, language: Language): IcsEvent[] {
  const shared = { ...event, organizer: null, attendees: [], alarms: [] }
  if (!event.isPrivate || detail === 'full') return [shared]
  if (detail === 'hidden') return []
  const summary = faultText(language, { key: 'icsBusy' })
  return [{ ...shared, summary, description: null, location: null }]
}
