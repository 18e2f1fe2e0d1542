import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Sort } from '#define/reading'
import { useLabels } from '#base/i18n/labels'

/** An order as one text, as the URL has it: '-price' is descending; '' stands for none. */
export const writeOrder = ([sort]: readonly Sort[]): string =>
  sort ? `${sort.order === 'desc' ? '-' : ''}${sort.field}` : ''

/** The order that `writeOrder` has written. */
export const readOrder = (text: string): Sort => ({
  field: text.replace(/^-/, ''),
  order: text.startsWith('-') ? 'desc' : 'asc',
})

/** The orders that a catalogue offers, and the current one; '' if that is another one, which is then offered too. */
export function useOrders(resource: AnyResource, sorts: readonly Sort[]) {
  const { t } = useTranslation()
  const labels = useLabels()
  const orders = Object.keys(resource.views?.gallery?.orders ?? {})
  const options = orders.map((value) => ({ value, label: labels.order(resource, value) }))
  const now = writeOrder(sorts)
  const isOffered = orders.includes(now)
  return {
    value: isOffered ? now : '',
    options:
      isOffered || orders.length === 0 ? options : [{ value: '', label: t('facets.otherOrder') }, ...options],
    /** The order without any in the URL. */
    first: orders[0],
  }
}
