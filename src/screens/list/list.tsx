import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'
import { useRole } from '#providers/auth/use-auth'
import { PartBoundary } from '#shell/parts/part-boundary'
import { hasTabSums, type TabSums as Texts } from '../list-model/tab-sums'
import { BulkBar } from './bulk/bulk-bar'
import { FilterChips } from './toolbar/filter-chips'
import { ListBody } from './list-body'
import styles from './list.module.css'
import { ListPager } from './paging/list-pager'
import { isPaged } from '../list-model/state/view-at'
import { Tabs } from './toolbar/tabs'
import { Toolbar } from './toolbar/toolbar'
import { useListModel, type ListModel } from '../list-model/use-list-model'
import { GallerySkeleton } from '../views/gallery/gallery'

// Not needed for the first rows.
const TabSums = lazy(() =>
  withDeferredTexts(() => import('./sums')).then((sums) => ({ default: sums.TabSums })),
)

const Catalogue = lazy(() =>
  withDeferredTexts(() => import('./catalogue/catalogue')).then((module) => ({ default: module.Catalogue })),
)

/** The list below its heading. */
export function List({ resource }: { resource: AnyResource }) {
  const labels = useLabels()
  const model = useListModel(resource)
  if (!model.isCatalogue) return <ListCard model={model} />
  return (
    <Suspense fallback={<GallerySkeleton label={labels.resource(resource)} />}>
      <Catalogue model={model}>
        <ListBody model={model} />
        {hasRows(model) && <ListPager model={model} />}
      </Catalogue>
    </Suspense>
  )
}

const hasRows = ({ view, found }: ListModel): boolean =>
  isPaged(view) && found.rows !== undefined && found.rows.length > 0

/** Toolbar, active filters, bulk bar, rows and pager. */
function ListCard({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const { resource, state, selection } = model
  const [tabSums, setTabSums] = useState<Texts>()
  const [hasFailed, setFailed] = useState(false)
  const isSummed = hasTabSums(resource, useRole()) && !hasFailed
  return (
    <section className={`card ${styles.list}`}>
      <Tabs model={model} sums={tabSums} />
      {isSummed && (
        <PartBoundary onFailure={() => setFailed(true)}>
          <Suspense fallback={null}>
            <TabSums model={model} onSums={setTabSums} />
          </Suspense>
        </PartBoundary>
      )}
      <Toolbar model={model} />
      {state.trash && <p className={styles.note}>{t('list.inTrash')}</p>}
      {state.filter.nodes.length > 0 && <FilterChips model={model} />}
      <ListBody model={model} />
      {selection && hasRows(model) && <BulkBar model={model} />}
      {hasRows(model) && <ListPager model={model} />}
    </section>
  )
}
