import { useList, type CrudFilter } from '@refinedev/core'
import { useEffect, useState } from 'react'
import type { AnyResource } from '#define'
import { sortsOf } from '#define/reading'
import type { Row } from '#base/format/record-path'

const pageSize = 20
const pause = 250

/** Debounces a text; an empty text is returned at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Searches the records of a resource on the server: the first twenty, ordered by title. No request is sent while
 * `isOpen` is false; previous results stay until the response arrives.
 */
export function useRecordSearch(resource: AnyResource, typed: string, isOpen: boolean) {
  const text = useSettled(typed.trim())
  const filters: CrudFilter[] = text === '' ? [] : [{ field: 'q', operator: 'eq', value: text }]
  const { query, result } = useList<Row>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize },
    sorters: sortsOf(resource).includes(resource.title) ? [{ field: resource.title, order: 'asc' }] : [],
    filters,
    errorNotification: false,
    queryOptions: { enabled: isOpen, placeholderData: (before) => before, retry: false },
  })
  return {
    rows: result.data,
    isSearching: query.isFetching || text !== typed.trim(),
    failed: query.isError,
    retry: () => void query.refetch(),
  }
}
