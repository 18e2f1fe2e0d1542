import type { AnyResource } from '#define/resource'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Digest } from '#server/base/security/digest'
import { uuid7 } from '#server/db/uuid7'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { inTransaction, type Writer } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { recordEvent } from '#server/write/record-event'
import type { Services } from '#server/write/services/services'
import {
  deleteFeed,
  feedDetails,
  feedOf,
  storeDetail,
  storeFeed,
  type CalendarFeed,
  type FeedDetail,
} from './feed-store'

/** The resource of calendars, and that of the records in them. */
export interface CalendarResources {
  readonly calendars: AnyResource
  readonly records: AnyResource
}

/** A feed as the owner of the calendar sees it. */
export interface ShownFeed {
  readonly address: string
  readonly detail: FeedDetail
  readonly createdAt: string
  readonly usedAt: string | null
}

const secretBytes = 24
/** The form of a secret: 192 bits. */
export const feedSecretForm = /^[\w-]{32}$/

/**
 * The secret of a feed. It is computed from its id with the secret of this server and not stored, so that its owner can
 * copy the address again, and a copy of the database does not suffice to read a feed.
 */
const secretOf = (digest: Digest, id: string): string =>
  digest('calendar feed', id).subarray(0, secretBytes).toString('base64url')

/** What is stored of a secret. */
export const feedHash = (digest: Digest, secret: string): Buffer => digest('calendar feed secret', secret)

const shown = (
  { digest, publicUrl }: Services,
  { id, detail, createdAt, usedAt }: CalendarFeed,
): ShownFeed => ({
  address: `${publicUrl}/api/feeds/${secretOf(digest, id)}.ics`,
  detail,
  createdAt,
  usedAt,
})

/**
 * The feed of a calendar, for its owner; null if there is none.
 * @throws Problem missing for a calendar that the caller may not read.
 */
export async function readFeed(
  services: Services,
  reader: Reader,
  { calendars }: CalendarResources,
  name: string,
): Promise<{ feed: ShownFeed | null }> {
  const { id } = await findOne(reader, calendars, name)
  const feed = await feedOf(reader.database, id)
  return { feed: feed && feed.userId === reader.caller.userId ? shown(services, feed) : null }
}

/**
 * Makes a secret address for a calendar, in place of the one it has.
 * @throws Problem missing or forbidden; personOnly for an API key; invalid.
 */
export async function makeFeed(
  writer: Writer,
  { calendars, records }: CalendarResources,
  name: string,
  given: unknown,
): Promise<{ feed: ShownFeed }> {
  const userId = requirePerson(writer)
  const detail = detailIn(given)
  return inTransaction(writer, async (writing) => {
    const { tx, services } = writing
    const calendar = await lockAllowed(writing, calendars, name, 'update', undefined)
    const id = uuid7()
    const hash = feedHash(services.digest, secretOf(services.digest, id))
    const feed = { id, resource: records.name, calendar: calendar.id, userId, hash, detail }
    const stored = await storeFeed(tx, feed)
    await recordEvent(writing, calendars, calendar.id, 'createLink')
    return { feed: shown(services, stored) }
  })
}

/**
 * Changes how private records are shown at the address of a calendar.
 * @throws Problem missing, also if it has no address; forbidden; invalid.
 */
export async function changeFeed(
  writer: Writer,
  { calendars }: CalendarResources,
  name: string,
  given: unknown,
): Promise<{ feed: ShownFeed }> {
  requirePerson(writer)
  const detail = detailIn(given)
  return inTransaction(writer, async (writing) => {
    const calendar = await lockAllowed(writing, calendars, name, 'update', undefined)
    const stored = await storeDetail(writing.tx, calendar.id, detail)
    if (!stored) throw new Problem({ kind: 'missing' })
    await recordEvent(writing, calendars, calendar.id, 'createLink')
    return { feed: shown(writing.services, stored) }
  })
}

/**
 * Ends the address of a calendar.
 * @throws Problem missing or forbidden.
 */
export async function revokeFeed(
  writer: Writer,
  { calendars }: CalendarResources,
  name: string,
): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const calendar = await lockAllowed(writing, calendars, name, 'update', undefined)
    if (await deleteFeed(writing.tx, calendar.id))
      await recordEvent(writing, calendars, calendar.id, 'revokeLink')
  })
}

function requirePerson({ caller }: Writer): string {
  if (caller.userId === null || caller.keyId !== undefined) throw new Problem({ kind: 'personOnly' })
  return caller.userId
}

function detailIn(given: unknown): FeedDetail {
  const value = typeof given === 'object' && given !== null && 'detail' in given ? given.detail : 'busy'
  const detail = feedDetails.find((each) => each === value)
  if (!detail) throw invalidField('detail', 'choice', { options: feedDetails.join(', ') })
  return detail
}
