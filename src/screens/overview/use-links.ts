import type { DrillDown, Line } from '#define/overview'
import { useApp } from '#providers/app-context'
import { hasPermission } from '#providers/access'
import { useSession } from '#base/session/use-session'
import { listAddress, wholeOf } from './list-address'
import { useAnswer } from './overview-context'

/** Links from figures to the lists of their records, if the user may read these. */
export function useLinks() {
  const app = useApp()
  const { permissions } = useSession()
  const { range, buckets } = useAnswer()
  const open = (behind: DrillDown | undefined) =>
    behind && hasPermission(permissions, behind.resource, 'read') ? behind : undefined
  return {
    /** The link to the records of the whole range. */
    ofLine: ({ behind }: Line) => listAddress(app, open(behind), wholeOf(range, buckets)),
    /** The links to the records of each bucket. */
    ofBuckets: ({ behind }: Line) => buckets.map((bucket) => listAddress(app, open(behind), bucket)),
  }
}
