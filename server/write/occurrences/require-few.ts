import type { AnyResource } from '#define/resource'
import type { Series } from '#recurrence/starts'
import { invalidField } from '#server/base/errors/problem'
import type { SeriesView } from './series-record'

/** @throws Problem invalid if a series has as many exceptions as its field allows. */
export function requireFew({ fields }: AnyResource, { excluded }: SeriesView, series: Series): void {
  const field = fields[excluded]
  const limit = (field?.kind === 'listOf' ? field.max : undefined) ?? 1000
  if (series.excluded.length >= limit) throw invalidField('scope', 'max.array', { limit })
}
