import { formatNumber } from '#base/format/intl'
import { nothingSelected } from '#screens/list-model/table-props'
import type { ListModel } from '#screens/list-model/use-list-model'

/** The number of selected records, and a number of records as text; '+' says that there are more. */
export function selectedIn({ selection = nothingSelected, found, around }: ListModel) {
  const { total, capped } = found
  const left = selection.everything ? selection.except.size : 0
  const hasMore = (value: number) => capped && (value === total || (left > 0 && value === total - left))
  return {
    count: selection.everything ? Math.max(total - left, 0) : selection.ids.size,
    /** The number of records that are left out of everything. */
    left,
    written: (value: number) => formatNumber(value, around.locale) + (hasMore(value) ? '+' : ''),
  }
}
