import { formatNumber } from '#base/format/intl'
import { nothingSelected } from '#screens/list-model/table-props'
import type { ListModel } from '#screens/list-model/use-list-model'

/** The number of selected records, and a number of records as text; '+' says that there are more. */
export function selectedIn({ selection = nothingSelected, found, around }: ListModel) {
  const { total, capped } = found
  return {
    count: selection.everything ? total : selection.ids.size,
    written: (value: number) => formatNumber(value, around.locale) + (capped && value === total ? '+' : ''),
  }
}
