import { useTranslation } from 'react-i18next'
import { facetsOf } from '#define/lists/facets'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useRole } from '#providers/auth/use-auth'
import { conditionOn } from '#screens/list-model/state/top-condition'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './catalogue.module.css'
import { FacetBounds } from './facet-bounds'
import { FacetOptions } from './facet-options'
import { comparedIn, withFacet } from './facet-currency'
import { FacetTree } from './facet-tree-values'
import type { FacetProps } from './facet-props'
import { useFacets } from './use-facets'

/** The facets of a catalogue, each with its values and their numbers of records. */
export function FacetPanel({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const role = useRole()
  const facets = useFacets(model)
  const { resource, state, change } = model
  if (facets.error !== undefined)
    return (
      <div className={styles.failed}>
        <p>{t('facets.failed')}</p>
        <button type="button" className="button" onClick={facets.readAgain}>
          {t('common.retry')}
        </button>
      </div>
    )
  return (
    <div className={styles.facets} aria-busy={facets.isStale}>
      {facetsOf(resource, role).map(([name, facet]) => {
        const field = fieldOf(resource, name)
        if (!field || !facets.has(name)) return null
        const props: FacetProps = {
          resource,
          name,
          field,
          facet,
          label: labels.field(resource, name),
          values: facets.valuesOf(name),
          capped: facets.capped,
          condition: conditionOn(state.filter, name),
          currency: comparedIn(resource, name, state.filter, facets),
          onChange: (condition) =>
            change((before) => ({
              ...before,
              page: 1,
              filter: withFacet(resource, before.filter, name, {
                condition,
                currency: comparedIn(resource, name, before.filter, facets),
              }),
            })),
        }
        if (facet !== true && 'inside' in facet) return <FacetTree key={name} {...props} />
        if (facet !== true) return <FacetBounds key={name} {...props} />
        return <FacetOptions key={name} {...props} />
      })}
    </div>
  )
}
