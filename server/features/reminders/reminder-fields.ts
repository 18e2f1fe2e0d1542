import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { instantAt } from '#recurrence/local-time'
import { nextByRule, type Series } from '#recurrence/starts'

/** Before the start, in minutes, and how. */
export interface Reminder {
  readonly minutes: number
  readonly by: 'notification' | 'mail'
}

/** When to remind, in milliseconds, and of the event that starts then. */
export interface NextReminder {
  readonly dueAt: number
  readonly startsAt: number
}

/** The longest time before the start, in milliseconds: four weeks, as in declared lists of reminders. */
const longestMs = 40_320 * 60_000
const minuteMs = 60_000

/** The reminders of a record. */
export function remindersIn({ views }: AnyResource, record: Values): readonly Reminder[] {
  const field = views?.calendar?.reminders
  return field === undefined ? [] : ((record[field] ?? []) as readonly Reminder[])
}

const instants = (value: unknown): string[] =>
  ((value ?? []) as readonly { readonly start: string }[]).map(({ start }) => new Date(start).toISOString())

/** The time zone of a record; undefined if it has none. */
const zoneIn = ({ views }: AnyResource, record: Values): string | undefined => {
  const field = views?.calendar?.timezone
  return field === undefined ? undefined : ((record[field] ?? undefined) as string | undefined)
}

const isWholeDay = ({ views }: AnyResource, record: Values): boolean => {
  const field = views?.calendar?.allDay
  return field !== undefined && record[field] === true
}

/** The series of a record; undefined if it does not repeat. */
function seriesOf(resource: AnyResource, record: Values): Series | undefined {
  const { start, recurrence, series } = resource.views?.calendar ?? {}
  const rule = recurrence === undefined ? null : record[recurrence]
  if (start === undefined || typeof rule !== 'string' || rule === '') return undefined
  return {
    start: new Date(record[start] as string).toISOString(),
    recurrence: rule,
    timezone: zoneIn(resource, record) ?? null,
    allDay: isWholeDay(resource, record),
    excluded: series ? instants(record[series.excluded]) : [],
    added: series ? instants(record[series.added]) : [],
  }
}

/** The first start after a time, in milliseconds, as records store it; undefined if there is none. */
function startAfter(resource: AnyResource, record: Values, after: number): number | undefined {
  const { start } = resource.views?.calendar ?? {}
  const series = seriesOf(resource, record)
  if (start === undefined) return undefined
  if (!series) {
    const only = Date.parse(new Date(record[start] as string).toISOString())
    return only > after ? only : undefined
  }
  const excluded = new Set(series.excluded.map((each) => Date.parse(each)))
  const [added] = series.added
    .map((each) => Date.parse(each))
    .filter((each) => each > after && !excluded.has(each))
    .toSorted((first, second) => first - second)
  const next = Math.min(nextByRule(series, after + 1, excluded) ?? Infinity, added ?? Infinity)
  return next === Infinity ? undefined : next
}

/** The instant at which an event begins: whole days begin at midnight of a time zone. */
export const instantOfStart = (resource: AnyResource, record: Values, start: number, zone: string): number =>
  isWholeDay(resource, record) ? Date.parse(instantAt(start, zoneIn(resource, record) ?? zone)) : start

/**
 * When to remind of a record next.
 * @param after in milliseconds: only later reminders count.
 * @param zone the time zone of whole days in records without one.
 * @returns undefined if there is nothing to remind of.
 */
export function nextReminder(
  resource: AnyResource,
  record: Values,
  { after, zone }: { readonly after: number; readonly zone: string },
): NextReminder | undefined {
  let next: NextReminder | undefined
  for (const { minutes } of remindersIn(resource, record)) {
    const before = Math.min(minutes * minuteMs, longestMs)
    const found = dueAfter(resource, record, { after, zone, before })
    if (found && (!next || found.dueAt < next.dueAt)) next = found
  }
  return next
}

/** A day that a zone is ahead of or behind UTC at most, in milliseconds. */
const dayMs = 24 * 60 * minuteMs

/** When one reminder is due next. Whole days begin up to a day earlier or later than what is stored. */
function dueAfter(
  resource: AnyResource,
  record: Values,
  { after, zone, before }: { readonly after: number; readonly zone: string; readonly before: number },
): NextReminder | undefined {
  let start = startAfter(resource, record, after + before - dayMs)
  while (start !== undefined) {
    const startsAt = instantOfStart(resource, record, start, zone)
    if (startsAt - before > after) return { dueAt: startsAt - before, startsAt }
    start = startAfter(resource, record, start)
  }
  return undefined
}

/** The reminders of a record that are due at one time. */
export const remindersAt = (
  resource: AnyResource,
  record: Values,
  { dueAt, startsAt }: NextReminder,
): Reminder[] =>
  remindersIn(resource, record).filter(({ minutes }) => startsAt - minutes * minuteMs === dueAt)

/** Whether an event that starts at an instant is over at a time, both in milliseconds. */
export function isOver({ views }: AnyResource, record: Values, startsAt: number, now: number): boolean {
  const { start, end } = views?.calendar ?? {}
  const length =
    start === undefined || end === undefined
      ? 0
      : Date.parse(new Date(record[end] as string).toISOString()) -
        Date.parse(new Date(record[start] as string).toISOString())
  return startsAt + Math.max(length, 60 * minuteMs) < now
}
