import { hourFrom, nextHalfHour } from '#base/format/days'
import type { AnyResource } from '#define'

/**
 * The initial times of a new record with a start and an end, such as an event: the next half hour, and an hour later.
 * Other records have none.
 */
export function nextTimeOf({ fields, views }: AnyResource, now: Date): Readonly<Record<string, string>> {
  const { start = '', end = '' } = views?.calendar ?? {}
  if (fields[start]?.kind !== 'datetime' || fields[end]?.kind !== 'datetime') return none
  const hour = hourFrom(nextHalfHour(now))
  return { [start]: hour.start, [end]: hour.end }
}

const none: Readonly<Record<string, string>> = {}
