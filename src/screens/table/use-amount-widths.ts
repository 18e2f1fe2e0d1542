import { useMemo } from 'react'
import { withPins } from '../list-model/columns'
import { fitColumns } from '../list-model/fit-columns'
import type { TableProps } from '../list-model/table-props'
import { isWhole, valueWidths } from './value-widths'

const noSums: readonly string[] = []

/**
 * The properties of a table whose columns are wide enough for each of its amounts, days and states, which are never cut,
 * and are fitted into its space.
 */
export function useAmountWidths(props: TableProps): TableProps {
  const { resource, columns, rows, around, space, sums } = props
  const isSelectable = props.selection !== undefined
  const summed = sums?.names ?? noSums
  const widenedColumns = useMemo(() => {
    if (!rows) return columns
    const needs = columns.map((column) => valueWidths(column, rows, { resource, around }))
    const widened = columns.map((column, index) => {
      const { min, width: shown = min } = column
      const need = needs[index]?.all ?? 0
      return isWhole(column) && need > shown ? { ...column, min: need, width: need } : column
    })
    const fitted = fitColumns(widened, needs, { space, isSelectable, summed })
    // The same columns, where each is wide enough, so that the table need not render again.
    return fitted.every((column, index) => column === columns[index]) ? columns : withPins(fitted)
  }, [resource, columns, rows, around, space, summed, isSelectable])
  return { ...props, columns: widenedColumns }
}
