import type { AnyResource } from '#define/resource'
import { conditionSql } from '#server/read/conditions/condition'
import { overlapping, type InstantRange } from '#server/read/conditions/overlapping'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import { DavError } from '../dav-error'
import { identified, members, type Member } from '../objects/members'
import { readObjects } from '../objects/read-objects'
import { childOf } from '../properties/property-request'
import { caldav, dav } from '../xml/names'
import type { XmlElement } from '../xml/parse-xml'
import { isWithin, timeRangeIn } from './time-range'

/** What a query selects. */
interface EventFilter {
  readonly range?: InstantRange
  readonly uid?: string
  /** Whether it selects something else than events. */
  readonly isOther: boolean
}

const unsupported = (): DavError => new DavError(403, { namespace: caldav, name: 'supported-filter' })

/**
 * The objects of a calendar that a query selects: by a range of time, by their identifier, or all.
 * @throws DavError 403 for other filters
 */
export async function queriedMembers(
  context: DavContext,
  calendar: DavCalendar,
  body: XmlElement,
): Promise<Member[]> {
  const filter = filterIn(body)
  if (filter.isOther) return []
  const { resource } = calendar
  const selected = await members(context, calendar, { where: whereOf(context, resource, filter) })
  const { range } = filter
  if (!range) return [...selected.values()]
  // What is outside of the range belongs to the objects too.
  const where = identified(context, resource, [...selected.keys()])
  const whole = await members(context, calendar, { where })
  const objects = await readObjects(context, calendar, whole.values())
  return objects
    .filter(({ events }) => events.some((event) => isWithin(event, range)))
    .map(({ member }) => member)
}

/** Whole days are those of any time zone, so the range of what is read is a day longer at both ends. */
const dayLong = 86_400_000
const shifted = (instant: string | undefined, by: number) =>
  instant === undefined ? undefined : new Date(Date.parse(instant) + by).toISOString()

function whereOf(context: DavContext, resource: AnyResource, { range, uid }: EventFilter) {
  if (uid !== undefined) return identified(context, resource, [uid])
  if (!range) return undefined
  const wide = { from: shifted(range.from, -dayLong), to: shifted(range.to, dayLong) }
  return conditionSql(resource, { and: overlapping(resource, wide) })
}

function filterIn(body: XmlElement): EventFilter {
  const calendar = childOf(childOf(body, 'filter', caldav) ?? body, 'comp-filter', caldav)
  if (calendar?.attributes.get('name')?.toUpperCase() !== 'VCALENDAR') throw unsupported()
  const [component, ...others] = calendar.children
  if (!component) return { isOther: false }
  if (others.length > 0 || component.name !== 'comp-filter') throw unsupported()
  const isEvent = component.attributes.get('name')?.toUpperCase() === 'VEVENT'
  const isAbsent = childOf(component, 'is-not-defined', caldav) !== undefined
  if (!isEvent || isAbsent) return { isOther: isEvent === isAbsent }
  return eventFilterIn(component)
}

function eventFilterIn({ children }: XmlElement): EventFilter {
  let filter: EventFilter = { isOther: false }
  for (const child of children)
    if (child.name === 'time-range') filter = { ...filter, range: timeRangeIn(child) }
    else if (child.name === 'prop-filter') filter = { ...filter, uid: uidIn(child) }
    else throw unsupported()
  if (filter.range && filter.uid !== undefined) throw unsupported()
  return filter
}

function uidIn(filter: XmlElement): string {
  const match = childOf(filter, 'text-match', caldav)
  const isUid = filter.attributes.get('name')?.toUpperCase() === 'UID' && filter.children.length === 1
  if (!isUid || !match || match.attributes.get('negate-condition') === 'yes') throw unsupported()
  return match.text
}

/**
 * Refuses to expand series and to leave out parts of events.
 * @throws DavError 403
 */
export function requireWhole(body: XmlElement): void {
  const data = childOf(childOf(body, 'prop', dav) ?? body, 'calendar-data', caldav)
  if (!data) return
  const type = data.attributes.get('content-type') ?? 'text/calendar'
  const isExpanded = data.children.some(({ name }) => name === 'expand' || name === 'limit-recurrence-set')
  if (type !== 'text/calendar' || isExpanded)
    throw new DavError(403, { namespace: caldav, name: 'supported-calendar-data' })
}
