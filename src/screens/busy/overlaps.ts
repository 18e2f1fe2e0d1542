import type { TFunction } from 'i18next'
import type { BusyTime } from '#define/views/busy'
import { partsOfInstant } from '#base/format/intl'

/** A range of time in ISO 8601; the end does not belong to it. */
export interface TimeRange {
  readonly start: string
  readonly end: string
}

/** The busy times that overlap a range. */
export function overlapsOf(busy: readonly BusyTime[], { start, end }: TimeRange): BusyTime[] {
  const [from, until] = [Date.parse(start), Date.parse(end)]
  return busy.filter((time) => Date.parse(time.start) < until && Date.parse(time.end) > from)
}

/** A range as text: '10:00 – 11:00', with the days if it does not end on the day on which it starts. */
export function rangeText({ start, end }: TimeRange, locale: string): string {
  const [[firstDay, first], [lastDay, last]] = [partsOfInstant(start, locale), partsOfInstant(end, locale)]
  return firstDay === lastDay ? `${first} – ${last}` : `${firstDay}, ${first} – ${lastDay}, ${last}`
}

/** The warning that a time overlaps with events of the user; undefined if it does not. */
export function overlapText(t: TFunction, overlaps: readonly BusyTime[], locale: string): string | undefined {
  const [first] = overlaps
  if (!first) return undefined
  const values = { title: first.title ?? t('scheduling.busyTitle'), when: rangeText(first, locale) }
  const count = overlaps.length - 1
  return count === 0 ? t('scheduling.overlaps', values) : t('scheduling.overlapsMore', { ...values, count })
}
