import type { DrillDown, Line } from '#define/overview'
import { useApp } from '#providers/app-context'
import { useAccess } from '#providers/access'
import { listAddress, wholeOf } from './list-address'
import { useAnswer } from './overview-context'

/** Links from figures to the lists of their records, if the user may read these. */
export function useLinks() {
  const app = useApp()
  const can = useAccess()
  const { range, buckets } = useAnswer()
  const open = (behind: DrillDown | undefined) =>
    behind && can({ resource: behind.resource, action: 'list' }) ? behind : undefined
  return {
    /** The link to the records of the whole range. */
    ofLine: ({ behind }: Line) => listAddress(app, open(behind), wholeOf(range, buckets)),
    /** The links to the records of each bucket. */
    ofBuckets: ({ behind }: Line) => buckets.map((bucket) => listAddress(app, open(behind), bucket)),
  }
}
