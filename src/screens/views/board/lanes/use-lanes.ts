import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { useAddressQuery } from '#providers/router/address-query'
import type { ListModel } from '#screens/list-model/use-list-model'
import { cellsOf, laneParameter, lanesOf, type Lane } from '../lane-cells'

/** The field by which the cards of a board are grouped, and a function to change it. */
export function useLaneField({
  resource,
}: ListModel): readonly [string | undefined, (name: string | undefined) => void] {
  const [query, change] = useAddressQuery()
  const name = resource.views?.board?.lanes?.find((lane) => lane === query.get(laneParameter))
  const choose = (next: string | undefined) =>
    change((before) => {
      if (next === undefined) before.delete(laneParameter)
      else before.set(laneParameter, next)
      return before
    })
  return [name, choose]
}

export interface Grouped {
  readonly field: string
  readonly lanes: readonly Lane[]
  readonly cells: readonly BoardColumn[]
}

/** The lanes and cells of a board; undefined if it is not grouped. */
export function useLanes(
  model: ListModel,
  columns: readonly BoardColumn[],
  rows: readonly Row[],
): Grouped | undefined {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource } = model
  const [field] = useLaneField(model)
  return useMemo(() => {
    if (field === undefined) return undefined
    const byId = new Map(rows.map((row) => [row.id, row]))
    const without = t('board.without', { field: labels.field(resource, field) })
    const lanes = lanesOf(resource, field, rows, { labels, without })
    return { field, lanes, cells: cellsOf(columns, lanes, (id) => byId.get(id)?.[field]) }
  }, [field, resource, columns, rows, labels, t])
}
