import type { Context } from 'hono'
import { addressIn, type Address } from '#server/features/caldav/addresses'
import { changeCalendar, deleteCalendar, makeCalendar } from '#server/features/caldav/writing/change-calendar'
import type { DavContext } from '#server/features/caldav/dav-context'
import { DavError } from '#server/features/caldav/dav-error'
import { davCondition, empty, type DavResponse } from '#server/features/caldav/dav-response'
import { objectText } from '#server/features/caldav/objects/read-objects'
import { propertyRequest } from '#server/features/caldav/properties/property-request'
import type { PropertyOptions } from '#server/features/caldav/properties/response-of'
import { propfind, resourceAt, type Depth } from '#server/features/caldav/propfind'
import { report } from '#server/features/caldav/reports/report'
import { deleteObject } from '#server/features/caldav/writing/delete-object'
import { requireConditions } from '#server/features/caldav/writing/preconditions'
import { putObject } from '#server/features/caldav/writing/put-object'
import { parseXml, type XmlElement } from '#server/features/caldav/xml/parse-xml'
import type { Services } from '#server/write/services/services'
import { writerFor } from '#server/write/context'
import { davContext } from './caldav-auth'

type Method = (context: DavContext, c: Context, address: Address) => Promise<DavResponse>

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['PROPFIND', propertiesAt],
  ['REPORT', reportAt],
  ['GET', readAt],
  ['HEAD', readAt],
  ['PUT', putAt],
  ['DELETE', deleteAt],
  ['MKCALENDAR', makeAt],
  ['PROPPATCH', changeAt],
])

export const allowedMethods = ['OPTIONS', ...methods.keys()].join(', ')

/**
 * The response of a request of CalDAV.
 * @throws DavError; Problem
 */
export async function davAnswer(services: Services, c: Context): Promise<DavResponse> {
  const context = await davContext(services, c)
  const method = methods.get(c.req.method)
  if (!method) return empty(405, { allow: allowedMethods })
  // The path as it was sent: identifiers may have characters that are separators without their escapes.
  const address = addressIn(new URL(c.req.url).pathname)
  if (!address) throw new DavError(404)
  return method(context, c, address)
}

/** The XML of a body; undefined without one. */
async function xmlOf(c: Context): Promise<XmlElement | undefined> {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (bytes.length === 0) return undefined
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw error instanceof DavError ? error : new DavError(400)
  }
}

function depthOf(c: Context): Depth {
  const depth = (c.req.header('depth') ?? 'infinity').trim().toLowerCase()
  if (depth !== '0' && depth !== '1' && depth !== 'infinity') throw new DavError(400)
  return depth
}

const optionsOf = (c: Context, body: XmlElement | undefined): PropertyOptions => ({
  request: propertyRequest(body),
  isMinimal:
    /\breturn=minimal\b/.test(c.req.header('prefer') ?? '') || c.req.header('brief')?.toLowerCase() === 't',
})

async function propertiesAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  const body = await xmlOf(c)
  if (body && body.name !== 'propfind') throw new DavError(400)
  return propfind(context, address, depthOf(c), optionsOf(c, body))
}

async function reportAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  const body = await xmlOf(c)
  if (!body) throw new DavError(400)
  return report(context, address, body, optionsOf(c, body))
}

const conditionsOf = (c: Context) => ({
  ifMatch: c.req.header('if-match'),
  ifNoneMatch: c.req.header('if-none-match'),
})

async function readAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  const resource = await resourceAt(context, address)
  if (resource.kind !== 'object') return empty(405, { allow: allowedMethods })
  const { calendar, member } = resource
  const { ifMatch, ifNoneMatch } = conditionsOf(c)
  requireConditions({ ifMatch }, member)
  const headers = { etag: member.etag, 'cache-control': 'private, no-cache' }
  const tags = (ifNoneMatch ?? '').split(',', 50).map((tag) => tag.trim())
  if (tags.includes(member.etag)) return { status: 304, headers }
  const body = await objectText(context, calendar, member)
  return { status: 200, headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' }, body }
}

async function putAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  if (address.kind !== 'object') throw new DavError(403, davCondition('need-privileges'))
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  const file = { bytes, type: c.req.header('content-type') ?? '' }
  const writer = writerFor(context.services, context.reader.caller)
  return putObject(writer, context, address, { file, ...conditionsOf(c) })
}

async function deleteAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  const writer = writerFor(context.services, context.reader.caller)
  if (address.kind !== 'object') return deleteCalendar(writer, context, address)
  return deleteObject(writer, context, address, conditionsOf(c))
}

async function makeAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  const body = await xmlOf(c)
  return makeCalendar(writerFor(context.services, context.reader.caller), context, address, body)
}

async function changeAt(context: DavContext, c: Context, address: Address): Promise<DavResponse> {
  const body = await xmlOf(c)
  if (body?.name !== 'propertyupdate') throw new DavError(400)
  return changeCalendar(writerFor(context.services, context.reader.caller), context, address, body)
}
