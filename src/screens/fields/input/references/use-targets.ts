import { useList, type CrudFilter } from '@refinedev/core'
import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { fieldOf, sortsOf } from '#define/reading'
import type { Conditions } from '#define/reference-where'
import { titleOf, type Row } from '#base/format/record-path'
import { useLabels } from '#base/i18n/labels'
import { useOwnMeta } from '#providers/data/own-meta'
import { formatValue } from '../../format'
import { useRenderContext } from '../../use-render-context'

/** A record that can be chosen. */
export interface Target {
  readonly id: string
  readonly title: string
  /** What its page says first about it, in one line. */
  readonly facts: string
}

const maxTargets = 100
const maxFacts = 3

/** The records that meet some conditions, by their titles: all of them, or those with the typed text if there are many. */
export function useTargets(resource: AnyResource, conditions: Conditions, typed: string, isEnabled: boolean) {
  const format = useRenderContext()
  const labels = useLabels()
  const filters: CrudFilter[] = Object.entries(conditions).map(([field, value]) => ({
    field,
    operator: 'eq',
    value,
  }))
  const text = typed.trim()
  const { query, result } = useList<Row>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: maxTargets },
    sorters: sortsOf(resource).includes(resource.title) ? [{ field: resource.title, order: 'asc' }] : [],
    filters: text === '' ? filters : [...filters, { field: 'q', operator: 'eq', value: text }],
    meta: useOwnMeta(resource.name),
    errorNotification: false,
    queryOptions: { enabled: isEnabled, placeholderData: (before) => before, retry: false },
  })
  const factsOf = (row: Row): string =>
    (resource.layout?.summary?.meta ?? [])
      .slice(0, maxFacts)
      .flatMap((name) => {
        const field = fieldOf(resource, name)
        const value = field && formatValue(field, row[name], { resource, name, row }, format)
        return value ? [isNumber(field) ? `${labels.field(resource, name)}: ${value}` : value] : []
      })
      .join(' · ')
  return {
    targets: result.data.map((row): Target => ({
      id: row.id,
      title: titleOf(resource, row),
      facts: factsOf(row),
    })),
    isSearching: query.isFetching,
  }
}

const isNumber = (field: AnyField): boolean => field.kind === 'integer' || field.kind === 'decimal'
