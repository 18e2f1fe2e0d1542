import { useMemo } from 'react'
import { formatValue } from '../fields/format'
import { withPins } from '../list-model/columns'
import type { TableProps } from '../list-model/table-props'

/** A tabular figure of a cell, and the padding at both sides, in pixels. */
const figureWidth = 9
const padding = 20

/** The properties of a table whose columns are wide enough for each of its amounts, which are never cut. */
export function useAmountWidths(props: TableProps): TableProps {
  const { resource, columns, rows, around } = props
  const widenedColumns = useMemo(() => {
    const widened = columns.map((column) => {
      const { name, field, min, width = min } = column
      if (field.kind !== 'money') return column
      const lengths = rows?.map(
        (row) => formatValue(field, row[name], { resource, name, row }, around).length,
      )
      const least = Math.max(0, ...(lengths ?? [])) * figureWidth + padding
      return least > width ? { ...column, min: least, width: least } : column
    })
    // The same columns, where each is wide enough, so that the table need not render again.
    return widened.every((column, index) => column === columns[index]) ? columns : withPins(widened)
  }, [resource, columns, rows, around])
  return { ...props, columns: widenedColumns }
}
