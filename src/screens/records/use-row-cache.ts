import { useKeys, useMeta, useResourceParams } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { addressOf } from '#base/format/record-path'

interface RowCache {
  /** Caches a record from a response, so that its page need not load it again. */
  readonly keep: (row: Row) => void
  /** Removes a deleted record from the cache, under each of its addresses. */
  readonly forget: (row: Row) => void
}

/** The cache of a resource's single records. */
export function useRowCache(resource: AnyResource): RowCache {
  const cache = useQueryClient()
  const { keys } = useKeys()
  const { select } = useResourceParams()
  const getMeta = useMeta()
  const keysOf = (row: Row) => {
    const addresses = new Set([row.id, addressOf(resource, row)])
    return [...addresses].map((address) =>
      keys().data('default').resource(resource.name).action('one').id(address),
    )
  }
  return {
    keep: (row) => {
      // As `useShow` and `useForm` do, of which the meta is part of the key.
      const meta = getMeta({ resource: select(resource.name).resource })
      for (const key of keysOf(row)) {
        cache.setQueriesData({ queryKey: key.get() }, { data: row })
        cache.setQueryData(key.params(meta).get(), { data: row })
      }
    },
    forget: (row) => {
      for (const key of keysOf(row)) cache.removeQueries({ queryKey: key.get(), type: 'inactive' })
    },
  }
}
