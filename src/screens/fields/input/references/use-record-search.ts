import { useSelect, type CrudFilter, type HttpError } from '@refinedev/core'
import { useCallback, useEffect, useState } from 'react'
import type { AnyResource } from '#define'
import { sortsOf } from '#define/reading'
import type { Conditions } from '#define/reference-where'
import { useOwnMeta } from '#providers/data/own-meta'
import { titleOf, type Row } from '#base/format/record-path'
import type { Option } from './record-options'

const pageSize = 20
const pause = 250

interface RecordOption {
  readonly label: string
  readonly value: string
}

/**
 * Searches the records of a resource that meet some conditions on the server: the first twenty, ordered by title. No request is sent while
 * `isOpen` is false; previous results stay until the response arrives.
 */
export function useRecordSearch(
  resource: AnyResource,
  typed: string,
  isOpen: boolean,
  conditions: Conditions,
) {
  const text = typed.trim()
  const [searched, setSearched] = useState('')
  const { query, options, onSearch } = useSelect<Row, HttpError, Row, RecordOption>({
    resource: resource.name,
    optionLabel: useCallback((row: Row) => titleOf(resource, row), [resource]),
    optionValue: 'id',
    pagination: { currentPage: 1, pageSize },
    sorters: sortsOf(resource).includes(resource.title) ? [{ field: resource.title, order: 'asc' }] : [],
    filters: Object.entries(conditions).map(([field, value]): CrudFilter => ({
      field,
      operator: 'eq',
      value,
    })),
    onSearch: (value) => {
      setSearched(value)
      return value === '' ? [] : [{ field: 'q', operator: 'eq', value }]
    },
    debounce: pause,
    meta: useOwnMeta(resource.name),
    errorNotification: false,
    queryOptions: { enabled: isOpen, placeholderData: (before) => before, retry: false },
  })
  useEffect(() => {
    if (text !== searched) onSearch(text)
  }, [text, searched, onSearch])
  return {
    found: options.map(({ label, value }): Option => ({ id: value, title: label })),
    isSearching: query.isFetching || text !== searched,
    failed: query.isError,
    retry: () => void query.refetch(),
  }
}
