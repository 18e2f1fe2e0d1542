import { useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '../define'
import type { Row } from '../providers/data/answers'
import { addressOf } from './record-path'

/** Keeps a record that the server has just answered, so that its page shows it without asking again first. */
export function useKeepRow(resource: AnyResource): (row: Row) => void {
  const cache = useQueryClient()
  const { keys } = useKeys()
  return (row) => {
    const one = keys().data('default').resource(resource.name).action('one')
    for (const address of new Set([row.id, addressOf(resource, row)]))
      cache.setQueryData(one.id(address).params({}).get(), { data: row })
  }
}
