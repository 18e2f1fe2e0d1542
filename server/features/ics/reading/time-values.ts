import type { ContentLine } from './content-lines'

/** In milliseconds. */
export const dayLong = 86_400_000

/** A DATE or DATE-TIME value; `local` is what UTC would be with the same date and time, in milliseconds. */
export interface TimeValue {
  readonly kind: 'date' | 'utc' | 'local'
  readonly local: number
  /** The time zone that the property names. */
  readonly tzid: string | undefined
}

const written = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z?))?$/

/** Reads a DATE or DATE-TIME value; also with the separators of ISO 8601, which some programs write. */
export function timeValue(text: string, tzid?: string): TimeValue | undefined {
  if (text.length > 40) return undefined
  const compact = text.trim().toUpperCase().replaceAll(/[-:]/g, '').replace(/\.\d+/, '')
  const match = written.exec(compact)
  const date = match ? dateOf(match) : undefined
  if (!match || date === undefined) return undefined
  if (match[4] === undefined) return { kind: 'date', local: date, tzid }
  const [hour = 0, minute = 0, second = 0] = match.slice(4, 7).map((part) => Number(part ?? 0))
  if (hour > 24 || minute > 59 || second > 60) return undefined
  const local = date + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000
  return { kind: match[7] === 'Z' ? 'utc' : 'local', local, tzid }
}

/** The beginning of a day; undefined if there is no such day. Definitions of time zones begin in 1601. */
function dateOf(match: readonly string[]): number | undefined {
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number)
  const date = Date.UTC(year, month - 1, day)
  return year >= 1600 && new Date(date).getUTCMonth() === month - 1 ? date : undefined
}

/** The times of properties with lists of them, such as EXDATE; of periods their starts. */
export const timesIn = (lines: readonly ContentLine[]): TimeValue[] =>
  lines.flatMap((line) =>
    line.value.split(',', maxTimes).flatMap((text) => {
      const time = timeValue(text.split('/', 1)[0] ?? '', line.parameters.get('TZID'))
      return time ? [time] : []
    }),
  )

/** More are never accepted. */
const maxTimes = 2000

const duration = /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/

/** Reads a DURATION, in milliseconds. */
export function durationOf(text: string): number | undefined {
  if (text.length > 60) return undefined
  const match = duration.exec(text.trim().toUpperCase())
  if (!match) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0))
  const total = (weeks * 7 + days) * dayLong + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return match[1] === '-' ? -total : total
}
