import { addressIn, objectAt, pathOfHref, type Address } from '../addresses'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import { DavError } from '../dav-error'
import { davCondition, hrefElement, multistatus, statusElement, type DavResponse } from '../dav-response'
import { identified, members, type Member } from '../objects/members'
import { objectTexts, readObjects } from '../objects/read-objects'
import { childOf } from '../properties/property-request'
import { responseOf, type PropertyOptions } from '../properties/response-of'
import { resourceAt } from '../propfind'
import { caldav, dav, keyOf } from '../xml/names'
import type { XmlElement } from '../xml/parse-xml'
import { davElement, type Xml } from '../xml/write-xml'
import { queriedMembers, requireWhole } from './calendar-query'
import { touchedSince } from './changed-records'
import { positionOf, syncToken } from '../sync-token'

/** The most addresses of a multiget. */
export const maxHrefs = 500

/**
 * A report on a calendar: by a query, by addresses, or what has changed.
 * @throws DavError 403 for other reports; 404
 */
export async function report(
  context: DavContext,
  address: Address,
  body: XmlElement,
  options: PropertyOptions,
): Promise<DavResponse> {
  const resource = await resourceAt(context, address)
  const name = keyOf(body)
  const known = reports.get(name)
  if (!known || resource.kind !== 'calendar') throw new DavError(403, davCondition('supported-report'))
  requireWhole(body)
  return multistatus(await known(context, resource.calendar, body, options))
}

type Report = (
  context: DavContext,
  calendar: DavCalendar,
  body: XmlElement,
  options: PropertyOptions,
) => Promise<Xml[]>

const reports: ReadonlyMap<string, Report> = new Map<string, Report>([
  [keyOf({ namespace: caldav, name: 'calendar-query' }), calendarQuery],
  [keyOf({ namespace: caldav, name: 'calendar-multiget' }), multiget],
  [keyOf({ namespace: dav, name: 'sync-collection' }), syncCollection],
])

async function calendarQuery(
  context: DavContext,
  calendar: DavCalendar,
  body: XmlElement,
  options: PropertyOptions,
): Promise<Xml[]> {
  return described(context, calendar, await queriedMembers(context, calendar, body), options)
}

async function multiget(
  context: DavContext,
  calendar: DavCalendar,
  body: XmlElement,
  options: PropertyOptions,
): Promise<Xml[]> {
  const hrefs = body.children.filter(({ namespace, name }) => namespace === dav && name === 'href')
  if (hrefs.length > maxHrefs) throw new DavError(403, davCondition('number-of-matches-within-limits'))
  const uids = new Map(
    hrefs.flatMap(({ text }) => {
      const found = addressIn(pathOfHref(text))
      const isHere =
        found?.kind === 'object' && found.user === context.user.id && found.calendar === calendar.name
      return isHere ? [[text, found.uid] as const] : []
    }),
  )
  const where = identified(context, calendar.resource, [...uids.values()])
  const found = uids.size === 0 ? new Map<string, Member>() : await members(context, calendar, { where })
  const chosen = new Set([...uids.values()].flatMap((uid) => found.get(uid) ?? []))
  const missing = hrefs.filter(({ text }) => !found.has(uids.get(text) ?? ''))
  return [
    ...(await described(context, calendar, [...chosen], options)),
    ...missing.map(({ text }) => gone(text)),
  ]
}

async function syncCollection(
  context: DavContext,
  calendar: DavCalendar,
  body: XmlElement,
  options: PropertyOptions,
): Promise<Xml[]> {
  if (childOf(body, 'sync-level')?.text === 'infinite')
    throw new DavError(403, davCondition('sync-traversal-supported'))
  const given = childOf(body, 'sync-token')?.text ?? ''
  // Read before the events, so that no change between them is missed.
  const token = await syncToken(context)
  const { found, removed } = await changedSince(context, calendar, given)
  const limit = Number(childOf(childOf(body, 'limit') ?? body, 'nresults')?.text ?? Infinity)
  if (found.length + removed.length > limit)
    throw new DavError(507, davCondition('number-of-matches-within-limits'))
  return [
    ...(await described(context, calendar, found, options)),
    ...removed.map((uid) => gone(objectAt(context.user.id, calendar.name, uid))),
    davElement('sync-token', token),
  ]
}

async function changedSince(context: DavContext, calendar: DavCalendar, token: string) {
  if (token === '') return { found: [...(await members(context, calendar)).values()], removed: [] }
  const { uids, former } = await touchedSince(context, calendar, await positionOf(context, token))
  if (uids.size === 0) return { found: [], removed: [] }
  const where = identified(context, calendar.resource, [...uids])
  const found = await members(context, calendar, { where })
  return { found: [...found.values()], removed: [...former].filter((uid) => !found.has(uid)) }
}

const gone = (href: string): Xml => davElement('response', [hrefElement(href), statusElement(404)])

/** The requested properties of objects; their events are read only if they are requested. */
async function described(
  context: DavContext,
  calendar: DavCalendar,
  found: readonly Member[],
  options: PropertyOptions,
): Promise<Xml[]> {
  const { request } = options
  const isRead =
    request.kind === 'named' &&
    request.names.some(({ namespace, name }) => namespace === caldav && name === 'calendar-data')
  const texts = isRead
    ? await objectTexts(context, await readObjects(context, calendar, found))
    : new Map<string, string>()
  const responses: Xml[] = []
  for (const member of found) {
    const text = texts.get(member.uid)
    const resource = { kind: 'object' as const, calendar, member, ...(text !== undefined && { text }) }
    responses.push(await responseOf(context, resource, options))
  }
  return responses
}
