import { Problem } from '#server/base/errors/problem'
import { report } from '#server/base/report'
import { guardedFetch, GuardedFetchError, type FetchFailure } from '#server/base/security/guarded-fetch'
import type { Services } from '#server/write/services/services'
import { readIcs } from '../in-thread'
import { maxIcsBytes } from '../read-ics'
import { replaceEvents } from './replace-events'
import { nextDue, storeRefreshed, takeDue, type Refreshed, type Subscription } from './subscription-store'

const timeoutMs = 20_000
/** How many are read at a time; other due work waits for them. */
const maxAtOnce = 4
/** Until the next attempt after one that succeeded, and the first and the longest delay after others. */
const [hoursBetween, firstHours, maxHours] = [4, 0.5, 24]
/** The most events of a calendar. */
const maxEvents = 3000

/** Reads some of the calendars that are due. Returns when the next of them is: at once, if there are more. */
export async function refreshDue(services: Services): Promise<Date | undefined> {
  const due = await takeDue(services.database, maxAtOnce)
  await Promise.all(due.map((subscription) => refresh(services, subscription)))
  return nextDue(services.database)
}

/** Reads a calendar from its address, and stores the result or why it failed. */
export async function refresh(services: Services, subscription: Subscription): Promise<void> {
  const { etag, lastModified, digest, events, failures } = subscription
  let refreshed: Refreshed
  try {
    refreshed = await read(services, subscription)
  } catch (error) {
    const hours = Math.min(maxHours, firstHours * 2 ** Math.min(failures, 10))
    refreshed = { etag, lastModified, digest, events, fault: faultOf(error), hours }
  }
  await storeRefreshed(services.database, subscription, refreshed)
}

async function read(services: Services, subscription: Subscription): Promise<Refreshed> {
  const { address, etag, lastModified, digest, events } = subscription
  const { status, headers, bytes } = await guardedFetch(address, {
    headers: {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'user-agent': 'Corridor calendar subscription',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
    maxBytes: maxIcsBytes,
    timeoutMs,
    origins: services.calendarSources,
  })
  const same = { etag, lastModified, digest, events, fault: null, hours: hoursBetween }
  if (status === 304) return same
  if (status !== 200)
    throw new RefreshFault(status === 404 || status === 410 ? 'icsSourceGone' : 'icsSourceAnswer')
  const found = services.digest('calendar file', Buffer.from(bytes).toString('base64'))
  const validators = { etag: short(headers.etag), lastModified: short(headers['last-modified']) }
  if (digest && Buffer.from(digest).equals(found)) return { ...same, ...validators }
  const charset = /\bcharset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1]
  const calendar = await readIcs({ bytes, charset })
  if (!isCalendar(bytes)) throw new RefreshFault('icsSourceOther')
  if (calendar.events.length > maxEvents) throw new RefreshFault('icsSourceMany')
  const count = await replaceEvents(services, subscription, calendar.events)
  return { ...validators, digest: found, events: count, fault: null, hours: hoursBetween }
}

/** An empty calendar is one too; a page of HTML is not. */
const isCalendar = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4096)).toString('latin1').toUpperCase().includes('BEGIN:VCALENDAR')

const short = (header: string | undefined): string | null =>
  header !== undefined && header.length <= 200 ? header : null

class RefreshFault extends Error {
  constructor(readonly fault: string) {
    super(fault)
  }
}

const faults: Readonly<Record<FetchFailure, string>> = {
  address: 'icsAddress',
  private: 'icsAddressPrivate',
  unreachable: 'icsSourceUnreachable',
  timeout: 'icsSourceTimeout',
  tooLarge: 'icsSourceLarge',
  redirects: 'icsSourceAnswer',
}

/** Why an attempt failed, as the key of a fault. */
function faultOf(error: unknown): string {
  if (error instanceof RefreshFault) return error.fault
  if (error instanceof GuardedFetchError) return faults[error.failure]
  if (error instanceof Problem)
    return error.refusal.kind === 'tooLarge' ? 'icsSourceLarge' : 'icsSourceAnswer'
  report('A calendar could not be read from its address', error)
  return 'icsSourceAnswer'
}
