import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { addressOf, claimedAddressOf } from '#server/base/client-address'
import { clientKey } from '#server/features/auth/sessions/client'
import {
  changeFeed,
  makeFeed,
  readFeed,
  revokeFeed,
  type CalendarResources,
} from '#server/features/ics/feeds/feeds'
import { openFeed } from '#server/features/ics/feeds/open-feed'
import { readSubscription, refreshNow } from '#server/features/ics/subscriptions/subscriptions'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import type { Services } from '#server/write/services/services'
import { nothing } from '../answers'
import { bodyOf, parameter, readerOf, writerOf, type Rest } from '../request'

const uncached = { 'cache-control': 'no-store' }

/** A resource of calendars with the resource of the records in them; undefined for other resources. */
export function calendarResources(app: App, calendars: AnyResource): CalendarResources | undefined {
  const records = Object.values(app).find(({ views, fields }) => {
    const field = fields[views?.calendar?.calendar ?? '']
    return field?.kind === 'ref' && field.to === calendars.name
  })
  return records && { calendars, records }
}

/** The secret address of a calendar, for its owner. */
export function calendarFeedRoutes(hono: Hono, rest: Rest, calendars: AnyResource): void {
  const resources = calendarResources(rest.services.app, calendars)
  if (!resources) return
  const path = `/api/${calendars.name}/:id/feed`
  hono.get(path, async (c) => {
    const reader = await readerOf(rest, c)
    return c.json(await readFeed(rest.services, reader, resources, parameter(c, 'id')), 200, uncached)
  })
  hono.post(path, async (c) => {
    const writer = await writerOf(rest, c)
    return c.json(await makeFeed(writer, resources, parameter(c, 'id'), await bodyOf(c)), 201, uncached)
  })
  hono.patch(path, async (c) => {
    const writer = await writerOf(rest, c)
    return c.json(await changeFeed(writer, resources, parameter(c, 'id'), await bodyOf(c)), 200, uncached)
  })
  hono.delete(path, async (c) => {
    await revokeFeed(await writerOf(rest, c), resources, parameter(c, 'id'))
    return nothing(c)
  })
}

/** How a calendar is read from its address, for its owner. */
export function subscriptionRoutes(hono: Hono, rest: Rest, calendars: AnyResource): void {
  const { records } = calendarResources(rest.services.app, calendars) ?? {}
  if (records?.views?.calendar?.source === undefined) return
  const path = `/api/${calendars.name}/:id/subscription`
  hono.get(path, async (c) => {
    const reader = await readerOf(rest, c)
    return c.json(await readSubscription(reader, calendars, parameter(c, 'id')), 200, uncached)
  })
  hono.post(path, async (c) => {
    const writer = await writerOf(rest, c)
    return c.json(await refreshNow(writer, calendars, parameter(c, 'id')), 200, uncached)
  })
}

/** The calendars that other programs read, by the secret in their address. */
export function feedRoutes(hono: Hono, { services }: Rest): void {
  for (const path of feedPathsOf(services.app)) hono.get(`${path}/:file`, (c) => sendFeed(services, c))
}

/** The paths below which calendars are read by their secrets: the common one, and those of the specification. */
export const feedPathsOf = (app: App): string[] => [
  '/api/feeds',
  ...Object.values(app).flatMap(({ views }) =>
    views?.calendar?.exchange === undefined ? [] : [`${views.calendar.exchange}/feed`],
  ),
]

async function sendFeed(services: Services, c: Context): Promise<Response> {
  const { trustProxy, digest } = services
  const client = clientKey({
    address: addressOf(c, trustProxy),
    claimedAddress: claimedAddressOf(c, trustProxy),
  })
  const secret = parameter(c, 'file')
    .replace(/\.ics$/, '')
    .slice(0, 100)
  const subject = digest('calendar feed limit', secret).toString('base64url')
  await throttle(services, [
    [limits.feedClient, client],
    [limits.feed, subject],
  ])
  const text = await openFeed(services, secret)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  }
  const known = (c.req.header('if-none-match') ?? '')
    .split(',', 20)
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return c.body(null, 304, headers)
  return c.body(text, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
  })
}
