import type { CrudFilter } from '@refinedev/core'
import type { ListQuestion } from '#providers/data/lists/list-url'

/** One value of a facet as the API sends it. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  readonly title?: string | null
  readonly parent?: string | null
}

/** The values of one facet as the API sends them. */
export interface FacetCounts {
  readonly id?: string
  readonly field: string
  readonly values: readonly FacetValue[]
}

/** The values of the facets of a catalogue, as far as they have arrived. */
export interface FoundFacets {
  /** The values of a facet; undefined before they have arrived. */
  readonly valuesOf: (field: string) => readonly FacetValue[] | undefined
  readonly has: (field: string) => boolean
  /** There are more records than were counted. */
  readonly capped: boolean
  /** The values are those of the list before its last change. */
  readonly isStale: boolean
}

/** The facets of a list in a response. */
export interface FacetAnswer {
  readonly data: readonly FacetCounts[]
  readonly capped?: boolean | undefined
}

/** The facets in a response; without one, they are still on their way. */
export const foundFacets = (answer: FacetAnswer | undefined, isStale = false): FoundFacets => ({
  valuesOf: (field) => answer?.data.find((facet) => facet.field === field)?.values,
  has: (field) => !answer || answer.data.some((facet) => facet.field === field),
  capped: answer?.capped === true,
  isStale,
})

/** The request of the facets of a list, in refine's terms. */
export const facetsQuestion = (filters: CrudFilter[]) =>
  ({
    pagination: { mode: 'off' },
    filters,
    meta: { facets: true, trash: false },
  }) as const satisfies ListQuestion
