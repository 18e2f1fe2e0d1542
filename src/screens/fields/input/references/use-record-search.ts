import { useSelect, type CrudFilter, type HttpError } from '@refinedev/core'
import { useCallback, useEffect, useState } from 'react'
import type { AnyResource } from '#define'
import { boardFieldOf } from '#define/views/board'
import { sortsOf } from '#define/reading'
import type { Conditions } from '#define/references/reference-where'
import { useApp } from '#providers/app-context'
import { useOwnMeta } from '#providers/data/own-meta'
import { titleOf, type Row } from '#base/format/record-path'
import type { Option } from './record-options'

const maxOptions = 20
const refsOf = (row: Row) => (row['_refs'] ?? {}) as Readonly<Record<string, string>>
const pause = 250

interface Search {
  readonly typed: string
  /** While it is false, no request is sent. */
  readonly isOpen: boolean
  readonly conditions: Conditions
  /** The most records. */
  readonly limit: number
}

/**
 * The records of a resource that meet some conditions and have the typed text, ordered by title. Previous ones stay
 * until the response arrives.
 */
export function useFoundRecords(resource: AnyResource, { typed, isOpen, conditions, limit }: Search) {
  const text = typed.trim()
  const [searched, setSearched] = useState('')
  const { query, onSearch } = useSelect<Row, HttpError, Row>({
    resource: resource.name,
    optionLabel: useCallback((row: Row) => titleOf(resource, row), [resource]),
    optionValue: 'id',
    pagination: { currentPage: 1, pageSize: limit },
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
  return { query, rows: query.data?.data ?? [], isSearching: query.isFetching || text !== searched }
}

/** The first twenty of them as options. */
export function useRecordSearch(
  resource: AnyResource,
  typed: string,
  isOpen: boolean,
  conditions: Conditions,
) {
  const board = boardFieldOf(useApp(), resource)
  const { query, rows, isSearching } = useFoundRecords(resource, {
    typed,
    isOpen,
    conditions,
    limit: maxOptions,
  })
  const noteOf = (row: Row): string | undefined =>
    board === undefined || board in conditions ? undefined : refsOf(row)[String(row[board])]
  return {
    found: rows.map((row): Option => ({ id: row.id, title: titleOf(resource, row), note: noteOf(row), row })),
    isSearching,
    failed: query.isError,
    retry: () => void query.refetch(),
  }
}
