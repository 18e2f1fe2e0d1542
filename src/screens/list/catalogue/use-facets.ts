import { useList, type HttpError } from '@refinedev/core'
import { isUnusable } from '#providers/data/is-unusable'
import { useOwnMeta } from '#providers/data/own-meta'
import type { ListModel } from '#screens/list-model/use-list-model'
import { facetsQuestion, foundFacets, type FacetAnswer, type FacetCounts } from './found-facets'

/**
 * The values of the facets with their numbers of records, requested again with each change of the list; the request
 * before is then cancelled. Meanwhile the former numbers are shown.
 */
export function useFacets({ resource, request }: ListModel, enabled = true) {
  const { meta, ...question } = facetsQuestion(request.filters)
  const { query } = useList<FacetCounts, HttpError>({
    ...question,
    resource: resource.name,
    meta: useOwnMeta(resource.name, meta),
    errorNotification: false,
    queryOptions: { enabled, placeholderData: (before) => before },
  })
  return {
    ...foundFacets(query.data as FacetAnswer | undefined, query.isPlaceholderData),
    error: isUnusable(query) ? query.error : undefined,
    readAgain: () => void query.refetch(),
  }
}
