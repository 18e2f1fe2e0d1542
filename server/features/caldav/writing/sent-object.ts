import type { IcsCalendar } from '#server/features/ics/ics-event'
import { groupsOf } from '#server/features/ics/import/import-ics'
import type { IcsGroup } from '#server/features/ics/import/write-series'
import { readIcs } from '#server/features/ics/in-thread'
import { DavError } from '../dav-error'
import { caldav } from '../xml/names'

/** The body of a PUT. */
export interface SentFile {
  readonly bytes: Uint8Array
  readonly type: string
}

/** The events of a body, which have one identifier. */
export interface SentObject {
  readonly uid: string
  readonly group: IcsGroup
  readonly isPublic: boolean
}

const refused = (name: string, text?: string): DavError =>
  new DavError(403, { namespace: caldav, name }, text === undefined ? {} : { text })

/**
 * Reads the events of a body.
 * @throws DavError 415 or 403 (RFC 4791, section 5.3.2.1); Problem tooLarge or busy
 */
export async function sentObject({ bytes, type }: SentFile, zone: string | undefined): Promise<SentObject> {
  if (type !== '' && !/^text\/calendar\b/i.test(type))
    throw new DavError(415, { namespace: caldav, name: 'supported-calendar-data' })
  const charset = /\bcharset="?([\w-]{1,40})/i.exec(type)?.[1]
  const calendar = await readIcs({ bytes, charset, zone })
  requireEvents(calendar, bytes)
  const [group, ...others] = groupsOf(calendar.events)
  const uid = (group?.main ?? group?.overrides[0])?.uid
  if (!group || uid === undefined || others.length > 0) throw refused('valid-calendar-object-resource')
  return { uid, group, isPublic: calendar.isPublic }
}

function requireEvents({ events, refused: unusable, method }: IcsCalendar, bytes: Uint8Array): void {
  const [first] = unusable
  if (first) throw refused('valid-calendar-data', first.reason)
  // Only messages have a method.
  if (method !== null && method !== 'PUBLISH') throw refused('valid-calendar-object-resource')
  if (events.length > 0) return
  const isCalendar = /^\uFEFF?BEGIN:VCALENDAR/i.test(Buffer.from(bytes.subarray(0, 40)).toString())
  throw refused(isCalendar ? 'supported-calendar-component' : 'valid-calendar-data')
}
