import { setImmediate } from 'node:timers/promises'
import type { Values } from '#define/parsing/parse'
import { list } from '#server/read/list'
import { eventsFrom } from '#server/features/ics/export/export-ics'
import type { IcsEvent } from '#server/features/ics/ics-event'
import { writeIcs } from '#server/features/ics/in-thread'
import { maxIcsEvents } from '#server/features/ics/read-ics'
import { calendarOf } from '#server/features/ics/values-of-event'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import { DavError } from '../dav-error'
import { davCondition } from '../dav-response'
import type { Member } from './members'

/** The events of an object. */
export interface CalendarObject {
  readonly member: Member
  readonly events: readonly IcsEvent[]
}

/** Reads the events of objects, as the user may read them. */
export async function readObjects(
  { reader, services }: DavContext,
  { resource }: DavCalendar,
  found: Iterable<Member>,
): Promise<CalendarObject[]> {
  const all = [...found]
  if (all.length === 0) return []
  const { start } = calendarOf(resource)
  const { rows } = await list(reader, resource, {
    where: [],
    trash: false,
    tabs: false,
    ids: all.flatMap(({ ids }) => ids),
    sorts: [{ field: start, order: 'asc' }],
    page: { kind: 'keyset', limit: maxIcsEvents },
  })
  const { publicUrl } = services
  const events = new Map<string, IcsEvent[]>()
  for (const event of await eventsFrom({ reader, resource, publicUrl }, rows as readonly Values[]))
    events.set(event.uid, [...(events.get(event.uid) ?? []), event])
  return all.map((member) => ({ member, events: events.get(member.uid) ?? [] }))
}

/** How many objects are written before other requests get their turn. */
const pause = 20

/**
 * Writes objects as iCalendar, one by one.
 * @throws DavError 507 if they are longer than a response may be
 */
export async function objectTexts(
  { services }: DavContext,
  objects: readonly CalendarObject[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let size = 0
  for (const [index, { member, events }] of objects.entries()) {
    if (index % pause === pause - 1) await setImmediate()
    const text = await textOf(events)
    size += text.length
    if (size > services.responseBytes)
      throw new DavError(507, davCondition('number-of-matches-within-limits'))
    texts.set(member.uid, text)
  }
  return texts
}

/** An object as iCalendar. It has no METHOD (RFC 4791, section 4.1). */
async function textOf(events: readonly IcsEvent[]): Promise<string> {
  const text = await writeIcs({ method: 'PUBLISH', events })
  return text.replace('METHOD:PUBLISH\r\n', '')
}

/** One object as iCalendar. */
export async function objectText(
  context: DavContext,
  calendar: DavCalendar,
  member: Member,
): Promise<string> {
  const [object] = await readObjects(context, calendar, [member])
  return textOf(object?.events ?? [])
}
