import { useTranslation } from 'react-i18next'
import type { Sort } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import type { ListModel } from '#screens/list-model/use-list-model'
import { Select } from '#shell/parts/select/select'
import { Themed } from '#shell/theme/themed'
import styles from './catalogue.module.css'

const written = ([sort]: readonly Sort[]): string =>
  sort ? `${sort.order === 'desc' ? '-' : ''}${sort.field}` : ''
const read = (text: string): Sort => ({
  field: text.replace(/^-/, ''),
  order: text.startsWith('-') ? 'desc' : 'asc',
})

/** The order of a catalogue, stored in the URL; the default order is not. */
export function OrderSelect({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource, sorts, change } = model
  const orders = Object.keys(resource.views?.gallery?.orders ?? {})
  if (orders.length === 0) return null
  const now = written(sorts)
  const options = orders.map((value) => ({ value, label: labels.order(resource, value) }))
  return (
    <div className={styles.order}>
      {/* Lists have no MUI theme around their parts. */}
      <Themed>
        <Select
          label={t('facets.order')}
          value={orders.includes(now) ? now : ''}
          options={
            orders.includes(now) ? options : [{ value: '', label: t('facets.otherOrder') }, ...options]
          }
          onChange={(value) =>
            change((before) => ({
              ...before,
              page: 1,
              sorts: value === orders[0] || value === '' ? [] : [read(value)],
            }))
          }
        />
      </Themed>
    </div>
  )
}
