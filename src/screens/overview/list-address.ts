import type { App } from '#define'
import type { DrillDown, Bucket, Days } from '#define/overview/overview'
import { homeOf, routesOf } from '#define/reading'

/**
 * The URL of a list of exactly the records behind a figure, in one bucket or in the whole range. Undefined if the
 * resource has no such list.
 */
export function listAddress(
  app: App,
  behind: DrillDown | undefined,
  days: Pick<Bucket, 'starts' | 'ends'> & Days,
): string | undefined {
  const resource = behind && app[behind.resource]
  if (!resource || resource.routes?.custom) return undefined
  const { at } = behind
  const value = at?.kind === 'date' ? [days.from, days.to] : [days.starts, days.ends]
  const within = at ? [{ field: at.field, op: 'between', value }] : []
  const filter = JSON.stringify({ and: [...behind.where, ...within] })
  const { sum } = behind
  return `${routesOf(resource).list}?${new URLSearchParams({ filter, ...(sum && { sum }) })}`
}

/**
 * The URL of the list of the records that a metric is computed from, or of the page of a resource without lists. A
 * metric without a list has none.
 */
export function metricAddress(
  app: App,
  behind: DrillDown | undefined,
  days: Pick<Bucket, 'starts' | 'ends'> & Days,
): string | undefined {
  const resource = behind && app[behind.resource]
  return resource?.routes?.custom ? homeOf(resource) : listAddress(app, behind, days)
}

/** Merges all buckets of a range into one. */
export const wholeOf = (range: Days, buckets: readonly Bucket[]): Bucket => ({
  ...range,
  starts: buckets[0]?.starts ?? '',
  ends: buckets.at(-1)?.ends ?? '',
})
