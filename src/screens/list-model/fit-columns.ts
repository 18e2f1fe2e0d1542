import { leastSpace, leastWidth, minColumnWidth, type Column } from './columns'

/** The width in pixels that a column needs for its values. */
export interface Need {
  /** For nine of ten values, so that a single long one does not decide the width. */
  readonly typical: number
  readonly all: number
}
/** What each column needs; undefined where it is not known. */
export type Needs = readonly (Need | undefined)[]

type Widths = readonly (number | undefined)[]

interface Fit {
  /** Undefined where the table may be wider than the screen. */
  readonly space: number | undefined
  readonly isSelectable: boolean
  /** The columns with sums, which are not narrower than they were, as their sums arrive later. */
  readonly summed: readonly string[]
}

/** The width of the arrow in the head of a sorted column, in pixels. */
const arrow = 20
/** Titles of other records are cut where a table has no space for wider columns. */
const referenceWidth = 104
/** The width of a scrollbar beside a long page, in pixels. */
const scrollbar = 15

/**
 * Fits columns into a table, by the estimated widths of their values. Where they do not fit beside each other, columns of
 * short values are narrower. While values are cut, no column is wider than its own values and its head: the space is
 * shared first by what most values need, and then by what all of them need.
 * Nothing is measured in the browser, so that the result does not depend on whether the fonts have loaded.
 */
export function fitColumns(columns: readonly Column[], needs: Needs, fit: Fit): readonly Column[] {
  const { space, isSelectable, summed } = fit
  if (space === undefined) return columns
  const width = Math.max(space, leastSpace)
  const excess = leastWidth(columns, isSelectable) - width
  const all = needs.map((need) => need?.all)
  const typical = needs.map((need) => need?.typical)
  const fitted = excess > 0 ? narrowed(columns, all, excess) : columns
  return [typical, all].reduce((before, widths) => {
    // A table that is scrolled has no rest.
    const left = Math.max(0, space - leastWidth(before, isSelectable) - scrollbar)
    return shared(before, widths, left, summed)
  }, fitted)
}

/** What a column has beyond its head and a width; nothing if the user has set its width. */
const spareOf = ({ min, head, width, sortable }: Column, need: number | undefined): number =>
  width !== undefined || need === undefined
    ? 0
    : Math.max(0, min - Math.max(minColumnWidth, head + (sortable ? arrow : 0), need))

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/**
 * Columns that are narrower in sum, each by a part of what it has beyond its head and its values; the same ones if that
 * is not enough.
 */
function narrowed(columns: readonly Column[], needs: Widths, excess: number): readonly Column[] {
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
 * Columns of which those that cut their values have what others do not need. The title also gives from the rest of the
 * table, which it takes.
 */
function shared(
  columns: readonly Column[],
  needs: Widths,
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
