import type { InstantRange } from '#server/read/conditions/overlapping'
import { happensIn } from '#server/features/ics/export/export-ics'
import type { IcsEvent } from '#server/features/ics/ics-event'
import { DavError } from '../dav-error'
import { caldav } from '../xml/names'
import type { XmlElement } from '../xml/parse-xml'

const instant = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
const invalid = (): DavError => new DavError(403, { namespace: caldav, name: 'valid-filter' })

/**
 * The range of a filter.
 * @throws DavError 403
 */
export function timeRangeIn({ attributes }: XmlElement): InstantRange {
  const [from, to] = ['start', 'end'].map((name) => {
    const given = attributes.get(name)
    if (given === undefined) return undefined
    const [, year, month, day, hour, minute, second] = instant.exec(given) ?? []
    const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
    if (year === undefined || Number.isNaN(Date.parse(text))) throw invalid()
    return text
  })
  if ((from === undefined && to === undefined) || (from !== undefined && to !== undefined && to <= from))
    throw invalid()
  return { from, to }
}

const [dayLong, widest] = [86_400_000, 14 * 3_600_000]

/** Whether an event, or one of its occurrences, is in a range (RFC 4791, section 9.9). */
export function isWithin(event: IcsEvent, { from, to }: InstantRange): boolean {
  // Whole days are those of any time zone.
  const margin = event.allDay ? widest : 0
  const range = {
    from: from === undefined ? undefined : new Date(Date.parse(from) - margin).toISOString(),
    to: to === undefined ? undefined : new Date(Date.parse(to) + margin).toISOString(),
  }
  // The end of whole days is the last of them.
  const end = Date.parse(event.end) + (event.allDay ? dayLong : 0)
  if (event.recurrence !== null) return happensIn({ ...event, end: new Date(end).toISOString() }, range)
  const start = Date.parse(event.start)
  const isAfter =
    range.from === undefined ||
    end > Date.parse(range.from) ||
    (start === end && start >= Date.parse(range.from))
  return isAfter && (range.to === undefined || start < Date.parse(range.to))
}
