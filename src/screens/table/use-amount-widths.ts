import { useMemo } from 'react'
import { leastWidth, minColumnWidth, withPins, type Column } from '../list-model/columns'
import type { TableProps } from '../list-model/table-props'
import { isWhole, valueWidth } from './value-widths'

/** The width of the arrow in the head of a sorted column, in pixels. */
const arrow = 20
/** Titles of other records are cut where a table has no space for wider columns. */
const referenceWidth = 104
/** The width of a scrollbar beside a long page, in pixels. */
const scrollbar = 15

/**
 * The properties of a table whose columns are wide enough for each of its amounts, days and states, which are never cut.
 * Where they do not fit beside each other, columns of short values are narrower. While other values are cut, no column is
 * wider than its own.
 */
export function useAmountWidths(props: TableProps): TableProps {
  const { resource, columns, rows, around, space, sums } = props
  const isSelectable = props.selection !== undefined
  const widenedColumns = useMemo(() => {
    if (!rows) return columns
    const needs = columns.map((column) => valueWidth(column, rows, { resource, around }))
    const widened = columns.map((column, index) => {
      const { min, width: shown = min } = column
      const need = needs[index] ?? 0
      return isWhole(column) && need > shown ? { ...column, min: need, width: need } : column
    })
    const left = space === undefined ? 0 : space - leastWidth(widened, isSelectable)
    const narrow = left < 0 ? narrowed(widened, needs, -left) : widened
    const names = sums?.names ?? []
    const fitted = space === undefined ? narrow : shared(narrow, needs, Math.max(0, left - scrollbar), names)
    // The same columns, where each is wide enough, so that the table need not render again.
    return fitted.every((column, index) => column === columns[index]) ? columns : withPins(fitted)
  }, [resource, columns, rows, around, space, sums?.names, isSelectable])
  return { ...props, columns: widenedColumns }
}

/** What a column has beyond its head and a width; nothing if the user has set its width. */
const spareOf = ({ min, head, width, sortable }: Column, need: number | undefined): number =>
  width !== undefined || need === undefined
    ? 0
    : Math.max(0, min - Math.max(minColumnWidth, head + (sortable ? arrow : 0), need))

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

type Needs = readonly (number | undefined)[]

/**
 * Columns that are narrower in sum, each by a part of what it has beyond its head and its values; the same ones if that
 * is not enough.
 */
function narrowed(columns: readonly Column[], needs: Needs, excess: number): readonly Column[] {
  const spare = columns.map((column, index) => {
    const need = needs[index]
    if (column.isTitle || need === undefined) return 0
    return spareOf(column, column.field.kind === 'ref' ? Math.min(need, referenceWidth) : need)
  })
  const sum = sumOf(spare)
  if (sum < excess) return columns
  return columns.map((column, index) => {
    const less = Math.ceil(((spare[index] ?? 0) * excess) / sum)
    return less > 0 ? { ...column, min: column.min - less } : column
  })
}

/**
 * Columns of which those that cut their values have what others do not need, the title included, which takes what is
 * left of the table. Those with sums keep their widths, as the sums are not known yet.
 */
function shared(
  columns: readonly Column[],
  needs: Needs,
  left: number,
  summed: readonly string[],
): readonly Column[] {
  const shown = columns.map((column) => (takesRest(column) ? { ...column, min: column.min + left } : column))
  const wants = shown.map(({ min, width }, index) =>
    width === undefined ? Math.max(0, (needs[index] ?? 0) - min) : 0,
  )
  const spare = shown.map((column, index) =>
    summed.includes(column.name) ? 0 : spareOf(column, needs[index]),
  )
  const [wanted, spared] = [sumOf(wants), sumOf(spare)]
  const given = Math.min(wanted, spared)
  if (given === 0) return columns
  return columns.map((column, index) => {
    const more = Math.floor(((wants[index] ?? 0) * given) / wanted)
    const less = Math.ceil(((spare[index] ?? 0) * given) / spared)
    const min = column.min + more - (takesRest(column) ? Math.max(0, less - left) : less)
    return min === column.min ? column : { ...column, min }
  })
}

const takesRest = ({ isTitle, width }: Column): boolean => isTitle && width === undefined
