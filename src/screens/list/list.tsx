import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { BulkBar } from './bulk/bulk-bar'
import { FilterChips } from './toolbar/filter-chips'
import { ListBody } from './list-body'
import styles from './list.module.css'
import { Pager } from './pager'
import { withoutNarrowing } from '../list-model/state/list-state'
import { isPaged } from '../list-model/state/view-at'
import { Tabs } from './toolbar/tabs'
import { Toolbar } from './toolbar/toolbar'
import { useListModel } from '../list-model/use-list-model'

/** The list below its heading: toolbar, active filters, bulk bar, rows and pager. */
export function List({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation()
  const model = useListModel(resource)
  const { state, change, found, selection, around } = model
  const hasRows = isPaged(model.view) && found.rows !== undefined && found.rows.length > 0
  return (
    <section className={`card ${styles.list}`}>
      <Tabs model={model} />
      <Toolbar model={model} />
      {state.trash && <p className={styles.note}>{t('list.inTrash')}</p>}
      {state.filter.nodes.length > 0 && (
        <FilterChips
          resource={resource}
          filter={state.filter}
          around={around}
          rows={found.rows ?? []}
          onChange={(filter) => change((before) => ({ ...before, filter, page: 1 }))}
          onClear={() => change(withoutNarrowing)}
        />
      )}
      <ListBody model={model} />
      {selection && hasRows && <BulkBar model={model} />}
      {hasRows && (
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={found.total}
          capped={found.capped}
          locale={around.locale}
          onPage={(page) => change((before) => ({ ...before, page }))}
          onPageSize={(pageSize) => change((before) => ({ ...before, pageSize, page: 1 }))}
        />
      )}
    </section>
  )
}
