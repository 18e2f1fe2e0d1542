import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import { faultText } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { appOf, requireWriting, type Writer } from '#server/write/context'
import { limits } from '../../limits/limits'
import { throttle } from '../../limits/throttle'
import { refresh } from './refresh'
import { subscriptionOf, takeNow, type Subscription } from './subscription-store'

/** How a calendar is read from its address, for its owner. */
export interface ShownSubscription {
  readonly address: string
  readonly refreshedAt: string | null
  readonly dueAt: string
  readonly events: number
  /** Why the last attempt failed, in the language of the reader. */
  readonly error: string | null
}

const shown = (
  { address, refreshedAt, dueAt, events, fault }: Subscription,
  language: Language,
): ShownSubscription => ({
  address,
  refreshedAt,
  dueAt,
  events,
  error: fault === null ? null : faultText(language, { key: fault }),
})

/**
 * How a calendar is read from its address; null if it is not.
 * @throws Problem missing for a calendar that the caller may not read.
 */
export async function readSubscription(
  reader: Reader,
  calendars: AnyResource,
  name: string,
): Promise<{ subscription: ShownSubscription | null }> {
  const { id } = await findOne(reader, calendars, name)
  const found = await subscriptionOf(reader.database, id)
  return { subscription: found ? shown(found, reader.caller.language) : null }
}

/**
 * Reads a calendar from its address now.
 * @throws Problem missing for a calendar that the caller may not read, or that is not read from an address; throttled.
 */
export async function refreshNow(
  writer: Writer,
  calendars: AnyResource,
  name: string,
): Promise<{ subscription: ShownSubscription | null }> {
  requireWriting(writer)
  const { services, caller } = writer
  const reader: Reader = { ...writer, app: appOf(writer) }
  const { id } = await findOne(reader, calendars, name)
  await throttle(services, [[limits.subscriptionRefresh, caller.userId ?? '']])
  const taken = await takeNow(services.database, id)
  if (!taken) throw new Problem({ kind: 'missing' })
  await refresh(services, taken)
  return readSubscription(reader, calendars, id)
}
