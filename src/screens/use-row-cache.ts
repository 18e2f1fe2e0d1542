import { useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '../define'
import type { Row } from '../providers/data/answers'
import { addressOf } from '../base/format/record-path'

interface RowCache {
  /** Keeps a record that the server has just answered, so that its page shows it without asking again. */
  readonly keep: (row: Row) => void
  /** Forgets a record that is gone, under each of its addresses. */
  readonly forget: (row: Row) => void
}

/** The records of a resource that have been read one by one. */
export function useRowCache(resource: AnyResource): RowCache {
  const cache = useQueryClient()
  const { keys } = useKeys()
  const keysOf = (row: Row) => {
    const addresses = new Set([row.id, addressOf(resource, row)])
    const item = (address: string) => keys().data('default').resource(resource.name).action('one').id(address)
    return [...addresses].map((address) => item(address).params({}).get())
  }
  return {
    keep: (row) => {
      for (const key of keysOf(row)) cache.setQueryData(key, { data: row })
    },
    forget: (row) => {
      for (const queryKey of keysOf(row)) cache.removeQueries({ queryKey, type: 'inactive' })
    },
  }
}
