import type { AnyResource } from '#define'

const halfHour = 30 * 60_000

/**
 * The initial times of a new record with a start and an end, such as an event: the next half hour, and an hour later.
 * Other records have none.
 */
export function nextTimeOf({ fields, views }: AnyResource, now: Date): Readonly<Record<string, string>> {
  const { start = '', end = '' } = views?.calendar ?? {}
  if (fields[start]?.kind !== 'datetime' || fields[end]?.kind !== 'datetime') return none
  const from = (Math.floor(now.getTime() / halfHour) + 1) * halfHour
  return { [start]: new Date(from).toISOString(), [end]: new Date(from + 2 * halfHour).toISOString() }
}

const none: Readonly<Record<string, string>> = {}
