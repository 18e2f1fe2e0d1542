import type { AnyResource } from '#define'
import type { Facet } from '#define/lists/facets'
import type { AnyField } from '#define/kinds'
import type { Condition } from '#screens/list-model/state/filter'
import type { FacetValue } from './found-facets'

/** The props of the controls of one facet. */
export interface FacetProps {
  readonly resource: AnyResource
  readonly name: string
  readonly field: AnyField
  readonly facet: Facet
  readonly label: string
  /** Undefined while they are requested for the first time. */
  readonly values: readonly FacetValue[] | undefined
  /** The numbers are lower bounds. */
  readonly capped: boolean
  readonly condition: Condition | undefined
  /** Of an amount: the currency in which it is compared; undefined before one is chosen. */
  readonly currency?: string | undefined
  readonly onChange: (condition: Condition | undefined) => void
}
