import type { Bucket, DrillDown, FiguresTile, Line, ShownMetric } from '#define/overview/overview'
import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import { useAccess } from '#providers/access'
import { recordPath } from '#base/format/record-path'
import { listAddress, metricAddress, wholeOf } from './list-address'
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
    /** The link to the records of the whole range that a metric is computed from. */
    ofMetric: ({ behind }: ShownMetric) => metricAddress(app, open(behind), wholeOf(range, buckets)),
    /** The link to the record that a key stands for, if it is one that the user may read. */
    ofKey: (by: FiguresTile['by'], { key, label }: Line) => {
      const field = by && app[by.resource] && fieldOf(app[by.resource] as AnyResource, by.field)
      const target = field?.kind === 'ref' ? app[field.to] : undefined
      const isOpen = target && key !== null && label && can({ resource: target.name, action: 'show' })
      return isOpen ? recordPath(target, 'show', { id: key }) : undefined
    },
    /** The links to the records of some buckets. */
    ofBuckets: ({ behind }: Line, of: readonly Bucket[]) =>
      of.map((bucket) => listAddress(app, open(behind), bucket)),
  }
}
