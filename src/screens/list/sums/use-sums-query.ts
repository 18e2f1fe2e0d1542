import { useList, type HttpError } from '@refinedev/core'
import { useOwnMeta } from '#providers/data/own-meta'
import type { ListModel } from '../../list-model/use-list-model'

/** The sum of a field as the API sends it; with `tab` it is that of a tab of the list. */
export interface Sum {
  readonly field: string
  readonly currency: string | null
  readonly sum: number
  readonly tab?: string
}

interface Options {
  /** Adds up everything, however many records there are. */
  readonly all: boolean
  readonly enabled: boolean
}

/** The request for the sums of a list, once its rows have arrived. Equal requests are sent once. */
export function useSumsQuery(
  { resource, request, found }: Pick<ListModel, 'resource' | 'request' | 'found'>,
  { all, enabled }: Options,
) {
  const { filters, meta } = request
  const tabs = resource.tabSum !== undefined
  const { query } = useList<Sum & { id?: string }, HttpError>({
    resource: resource.name,
    pagination: { mode: 'off' },
    filters,
    meta: useOwnMeta(resource.name, { trash: meta.trash, sums: true, all, tabs }),
    errorNotification: false,
    queryOptions: {
      enabled: enabled && found.rows !== undefined && !found.stale,
      placeholderData: (before) => before,
    },
  })
  return query
}
