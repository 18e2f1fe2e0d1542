import type { DrillDown, Line } from '#define/overview'
import { useApp } from '#providers/app-context'
import { hasPermission } from '#providers/access'
import { useSession } from '#base/session/use-session'
import { listAddress, wholeOf } from './list-address'
import { useAnswer } from './overview-context'

/** The ways from figures to the records behind them, as far as the reader may open them. */
export function useLinks() {
  const app = useApp()
  const { permissions } = useSession()
  const { range, buckets } = useAnswer()
  const open = (behind: DrillDown | undefined) =>
    behind && hasPermission(permissions, behind.resource, 'read') ? behind : undefined
  return {
    /** To the records of the whole range. */
    ofLine: ({ behind }: Line) => listAddress(app, open(behind), wholeOf(range, buckets)),
    /** To those of each bucket. */
    ofBuckets: ({ behind }: Line) => buckets.map((bucket) => listAddress(app, open(behind), bucket)),
  }
}
