import type { Address } from './addresses'
import { davCalendar, davCalendars } from './calendars/calendars'
import type { DavContext } from './dav-context'
import { DavError } from './dav-error'
import { davCondition, multistatus, type DavResponse } from './dav-response'
import { members, memberWith } from './objects/members'
import type { DavResource } from './properties/dav-resource'
import { responseOf, type PropertyOptions } from './properties/response-of'
import type { Xml } from './xml/write-xml'

/** How far down properties are requested. */
export type Depth = '0' | '1' | 'infinity'

/**
 * The resource at an address.
 * @throws DavError 404 for what the user does not see
 */
export async function resourceAt(context: DavContext, address: Address): Promise<DavResource> {
  if (address.kind === 'root') return { kind: 'root' }
  if (address.user !== context.user.id) throw new DavError(404)
  if (address.kind === 'principal' || address.kind === 'home') return { kind: address.kind }
  const calendar = await davCalendar(context, address.calendar)
  if (!calendar) throw new DavError(404)
  if (address.kind === 'calendar') return { kind: 'calendar', calendar }
  const member = await memberWith(context, calendar, address.uid)
  if (!member) throw new DavError(404)
  return { kind: 'object', calendar, member }
}

/**
 * The properties of a resource and, with depth 1, of what it contains.
 * @throws DavError 404; 403 for an infinite depth
 */
export async function propfind(
  context: DavContext,
  address: Address,
  depth: Depth,
  options: PropertyOptions,
): Promise<DavResponse> {
  const resource = await resourceAt(context, address)
  const isContainer = resource.kind !== 'object'
  if (depth === 'infinity' && isContainer) throw new DavError(403, davCondition('propfind-finite-depth'))
  const inside = depth === '1' ? await contentOf(context, resource) : []
  const responses: Xml[] = []
  for (const each of [resource, ...inside]) responses.push(await responseOf(context, each, options))
  return multistatus(responses)
}

async function contentOf(context: DavContext, resource: DavResource): Promise<DavResource[]> {
  if (resource.kind === 'root') return [{ kind: 'principal' }, { kind: 'home' }]
  if (resource.kind === 'home')
    return (await davCalendars(context)).map((calendar) => ({ kind: 'calendar', calendar }))
  if (resource.kind !== 'calendar') return []
  const { calendar } = resource
  const found = await members(context, calendar)
  return [...found.values()].map((member) => ({ kind: 'object', calendar, member }))
}
