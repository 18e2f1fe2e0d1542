import { useSelect, type HttpError } from '@refinedev/core'
import { useCallback, useEffect, useState } from 'react'
import type { AnyResource } from '#define'
import { fieldOf, sortsOf } from '#define/reading'
import type { Conditions } from '#define/reference-where'
import { titleOf, type Row } from '#base/format/record-path'
import { useLabels } from '#base/i18n/labels'
import { useOwnMeta } from '#providers/data/own-meta'

/** A record that can be chosen. */
export interface Target {
  readonly id: string
  readonly title: string
  /** The texts and numbers with which its page begins, in one line. */
  readonly facts: string
}

const maxTargets = 100
const maxFacts = 3
const pause = 250

/** The records that meet some conditions, by their titles: the first hundred, or those with the typed text. */
export function useTargets(resource: AnyResource, conditions: Conditions, typed: string, isEnabled: boolean) {
  const labels = useLabels()
  const text = typed.trim()
  const [searched, setSearched] = useState('')
  const { query, onSearch } = useSelect<Row, HttpError, Row>({
    resource: resource.name,
    optionLabel: useCallback((row: Row) => titleOf(resource, row), [resource]),
    optionValue: 'id',
    pagination: { currentPage: 1, pageSize: maxTargets },
    sorters: sortsOf(resource).includes(resource.title) ? [{ field: resource.title, order: 'asc' }] : [],
    filters: Object.entries(conditions).map(([field, value]) => ({ field, operator: 'eq', value })),
    onSearch: (value) => {
      setSearched(value)
      return value === '' ? [] : [{ field: 'q', operator: 'eq', value }]
    },
    debounce: pause,
    meta: useOwnMeta(resource.name),
    errorNotification: false,
    queryOptions: { enabled: isEnabled, placeholderData: (before) => before, retry: false },
  })
  useEffect(() => {
    if (text !== searched) onSearch(text)
  }, [text, searched, onSearch])
  const factOf = (row: Row, name: string): string => {
    const [field, value] = [fieldOf(resource, name), row[name]]
    if (typeof value === 'number') return `${labels.field(resource, name)}: ${value}`
    return field?.kind === 'text' && typeof value === 'string' ? value : ''
  }
  const factsOf = (row: Row): string =>
    (resource.layout?.summary?.meta ?? [])
      .map((name) => factOf(row, name))
      .filter(Boolean)
      .slice(0, maxFacts)
      .join(' · ')
  return {
    targets: (query.data?.data ?? []).map((row): Target => ({
      id: row.id,
      title: titleOf(resource, row),
      facts: factsOf(row),
    })),
    isSearching: query.isFetching || text !== searched,
  }
}
