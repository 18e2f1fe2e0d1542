import { useTranslation } from 'react-i18next'
import type { ListModel } from '#screens/list-model/use-list-model'
import { Select } from '#shell/parts/select/select'
import { Themed } from '#shell/theme/themed'
import styles from './catalogue.module.css'
import { readOrder, useOrders } from './orders'

/** The order of a catalogue, stored in the URL; the default order is not. */
export function OrderSelect({ model: { resource, sorts, change } }: { model: ListModel }) {
  const { t } = useTranslation()
  const { value: now, options, first } = useOrders(resource, sorts)
  if (options.length === 0) return null
  return (
    <div className={styles.order}>
      {/* Lists have no MUI theme around their parts. */}
      <Themed>
        <Select
          label={t('facets.order')}
          value={now}
          options={options}
          onChange={(value) =>
            change((before) => ({
              ...before,
              page: 1,
              sorts: value === first || value === '' ? [] : [readOrder(value)],
            }))
          }
        />
      </Themed>
    </div>
  )
}
