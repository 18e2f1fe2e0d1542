import { useList, type HttpError } from '@refinedev/core'
import type { ListAnswer } from '#providers/data/answers'
import { isUnusable } from '#providers/data/is-unusable'
import { useOwnMeta } from '#providers/data/own-meta'
import type { ListModel } from '#screens/list-model/use-list-model'

/** One value of a facet as the API sends it. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  readonly title?: string | null
  readonly parent?: string | null
}

interface FacetCounts {
  readonly id?: string
  readonly field: string
  readonly values: readonly FacetValue[]
}

/**
 * The values of the facets with their numbers of records, requested again with each change of the list; the request
 * before is then cancelled. Meanwhile the former numbers are shown.
 */
export function useFacets({ resource, request }: ListModel, enabled = true) {
  const { query } = useList<FacetCounts, HttpError>({
    resource: resource.name,
    pagination: { mode: 'off' },
    filters: request.filters,
    meta: useOwnMeta(resource.name, { facets: true, trash: false }),
    errorNotification: false,
    queryOptions: { enabled, placeholderData: (before) => before },
  })
  const answer = query.data as
    (Pick<ListAnswer, 'capped'> & { readonly data: readonly FacetCounts[] }) | undefined
  return {
    /** The values of a facet; undefined before they have arrived. */
    valuesOf: (field: string): readonly FacetValue[] | undefined =>
      answer?.data.find((facet) => facet.field === field)?.values,
    has: (field: string): boolean => !answer || answer.data.some((facet) => facet.field === field),
    /** There are more records than were counted. */
    capped: answer?.capped === true,
    isStale: query.isPlaceholderData,
    error: isUnusable(query) ? query.error : undefined,
    readAgain: () => void query.refetch(),
  }
}
export type Facets = ReturnType<typeof useFacets>
