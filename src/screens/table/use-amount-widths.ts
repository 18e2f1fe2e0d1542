import { useMemo } from 'react'
import { leastWidth, minColumnWidth, withPins, type Column } from '../list-model/columns'
import type { TableProps } from '../list-model/table-props'
import { isWhole, valueWidth } from './value-widths'

/** The width of the arrow in the head of a sorted column, in pixels. */
const arrow = 20

/**
 * The properties of a table whose columns are wide enough for each of its amounts, days and states, which are never cut.
 * Where they do not fit beside each other, columns of short values are narrower.
 */
export function useAmountWidths(props: TableProps): TableProps {
  const { resource, columns, rows, around, space } = props
  const isSelectable = props.selection !== undefined
  const widenedColumns = useMemo(() => {
    if (!rows) return columns
    const needs = columns.map((column) => valueWidth(column, rows, { resource, around }))
    const widened = columns.map((column, index) => {
      const { min, width: shown = min } = column
      const need = needs[index] ?? 0
      return isWhole(column) && need > shown ? { ...column, min: need, width: need } : column
    })
    const excess = space === undefined ? 0 : leastWidth(widened, isSelectable) - space
    const fitted = excess > 0 ? narrowed(widened, needs, excess) : widened
    // The same columns, where each is wide enough, so that the table need not render again.
    return fitted.every((column, index) => column === columns[index]) ? columns : withPins(fitted)
  }, [resource, columns, rows, around, space, isSelectable])
  return { ...props, columns: widenedColumns }
}

/**
 * Columns that are narrower in sum, each by a part of what it has beyond its head and its values; the same ones if that
 * is not enough.
 */
function narrowed(
  columns: readonly Column[],
  needs: readonly (number | undefined)[],
  excess: number,
): readonly Column[] {
  const spare = columns.map(({ min, head, width, isTitle, sortable }, index) => {
    const need = needs[index]
    if (isTitle || width !== undefined || need === undefined) return 0
    return Math.max(0, min - Math.max(minColumnWidth, head + (sortable ? arrow : 0), need))
  })
  const sum = spare.reduce((total, each) => total + each, 0)
  if (sum < excess) return columns
  return columns.map((column, index) => {
    const less = Math.ceil(((spare[index] ?? 0) * excess) / sum)
    return less > 0 ? { ...column, min: column.min - less } : column
  })
}
