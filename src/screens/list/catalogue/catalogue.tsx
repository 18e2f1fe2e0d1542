import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameWithCode } from '#base/format/intl'
import { useAccess } from '#providers/access'
import { searchedFields } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { CataloguePart } from '#screens/custom-part'
import { FilterChips } from '#screens/list/toolbar/filter-chips'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { ViewSwitch } from '#screens/list/toolbar/view-switch'
import { GallerySkeleton } from '#screens/views/gallery/gallery'
import { useMedia } from '#screens/list-model/use-media'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './catalogue.module.css'
import { CatalogueView, drawerScreen, FacetsButton } from './catalogue-view'
import { FacetDrawer } from './facet-drawer'
import { FacetPanel } from './facet-panel'
import { OrderSelect } from './order-select'
import { useComparedCurrency } from './use-compared-currency'

interface CatalogueProps {
  readonly model: ListModel
  /** The cards with their pager. */
  readonly children: React.ReactNode
}

/** The cards of a catalogue with search, order and facets, and none of the tools for changing many records. */
export function Catalogue({ model, children }: CatalogueProps) {
  const { t } = useTranslation()
  const isDrawer = useMedia(drawerScreen)
  const labels = useLabels()
  const [isOpen, setOpen] = useState(false)
  const { resource, state, around } = model
  const count = state.filter.nodes.length
  const { isOpen: isUndecided, currency } = useComparedCurrency(model)
  return (
    <CatalogueView
      tools={
        <Tools model={model}>
          {isDrawer && <FacetsButton isOpen={isOpen} count={count} onPress={() => setOpen(true)} />}
        </Tools>
      }
      facets={!isDrawer && <FacetPanel model={model} />}
    >
      {isDrawer && isOpen && <FacetDrawer model={model} onClose={() => setOpen(false)} />}
      {count > 0 && <FilterChips model={model} />}
      {currency !== undefined && (
        <p className={styles.note}>
          {t('facets.comparedIn', { currency: nameWithCode(currency, around.locale) })}
        </p>
      )}
      {isUndecided ? <GallerySkeleton label={labels.resource(resource)} /> : children}
    </CatalogueView>
  )
}

/** Search, order, what the feature adds, and for those who manage the records the switch to the table. */
function Tools({ model, children }: CatalogueProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const can = useAccess()
  const { resource, state, change } = model
  return (
    <>
      {searchedFields(resource).length > 0 && (
        <SearchBox
          label={t('list.search', { resources: labels.resource(resource) })}
          search={state.search}
          onSearch={(search) =>
            change((before) => ({ ...before, search, page: 1 }), { quietly: state.search !== '' })
          }
        />
      )}
      {children}
      <OrderSelect model={model} />
      {can({ resource: resource.name, action: 'update' }) && (
        <ViewSwitch resource={resource} view={model.view} onView={model.look} />
      )}
      <CataloguePart resource={resource} />
    </>
  )
}
