import { facetsOf } from '#define/lists/facets'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { useRole } from '#providers/auth/use-auth'
import type { ListState } from '#screens/list-model/state/list-state'
import { conditionOn } from '#screens/list-model/state/top-condition'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './catalogue.module.css'
import { FacetBounds } from './facet-bounds'
import { comparedIn, withFacet } from './facet-currency'
import { FacetOptions } from './facet-options'
import type { FacetProps } from './facet-props'
import { FacetTree } from './facet-tree-values'
import type { FoundFacets } from './found-facets'

interface FacetsViewProps extends Pick<ListModel, 'resource'> {
  readonly state: Pick<ListState, 'filter'>
  readonly facets: FoundFacets
  readonly change: (change: (state: ListState) => ListState) => void
}

/** The facets of a catalogue, each with its values and their numbers of records. */
export function FacetsView({ resource, state, facets, change }: FacetsViewProps) {
  const labels = useLabels()
  const role = useRole()
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
