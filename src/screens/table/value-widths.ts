import { partsOfInstant } from '#base/format/intl'
import { chipWidth, widthOfText } from '#base/format/text-width'
import type { Row } from '#providers/data/answers'
import { formatValue } from '../fields/text/format'
import type { Need } from '../list-model/fit-columns'
import { pictureBefore, seriesWidth, type Column } from '../list-model/columns'
import type { TableProps } from '../list-model/table-props'
import { isNumber, titleTextOf } from './cell'

/** The padding at both sides of a cell, in pixels. */
const padding = 20

/** The widths of signs in pixels, at most; of tabular figures and all others 9.8. */
const signWidths = [
  [/[\u2E80-\uFFFF]/, 14.2],
  [/\s/, 3.5],
  [/[.,'’]/, 4.3],
  [/[MW@]/, 13.5],
  [/[A-Z]/, 10.7],
  [/[mw]/, 12.1],
  [/[a-z]/, 8.5],
] as const

/** The width of a text, at most. */
const textWidth = (text: string): number => widthOfText(text, signWidths, 9.8)

type Measure = (text: string) => number
/** The kinds whose values have one line of text; a column of the first ones never cuts its values. */
const wholeKinds: Readonly<Record<string, Measure>> = {
  money: textWidth,
  date: textWidth,
  datetime: textWidth,
  state: chipWidth,
}
const otherKinds: Readonly<Record<string, Measure>> = {
  text: textWidth,
  integer: textWidth,
  decimal: textWidth,
  currency: textWidth,
  country: textWidth,
  ref: textWidth,
  email: textWidth,
  phone: textWidth,
  choice: (text) => chipWidth(text) + 4,
}

/** The portrait of a user and the gap beside it, in pixels. */
const portrait = 28

/** Whether a column is always wide enough for its values. */
export const isWhole = ({ field }: Column): boolean => field.kind in wholeKinds

/** The text of a cell, of an instant its day. */
const lineOf = (
  { name, field }: Column,
  row: Row,
  { resource, around }: Pick<TableProps, 'resource' | 'around'>,
): string =>
  field.kind === 'datetime' && row[name]
    ? (partsOfInstant(String(row[name]), around.locale)[0] ?? '')
    : formatValue(field, row[name], { resource, name, row }, around)

/** Rendered as bars, stars or swatches are no text. */
const isCustom = ({ field }: Column): boolean =>
  ('bar' in field && field.bar !== undefined) ||
  ('stars' in field && field.stars === true) ||
  ('swatches' in field && field.swatches === true)

/** What is shown before the text of each cell. */
const leadOf = ({ field, isTitle }: Column, resource: TableProps['resource']): number => {
  if (isTitle) return pictureBefore(resource)
  return field.kind === 'ref' && field.to === 'users' ? portrait : 0
}

/**
 * The widths in pixels with which a column shows its values; undefined where they depend on more than their texts. Rows
 * without a value do not count, so that a value that few rows have is not cut.
 */
export function valueWidths(
  column: Column,
  rows: readonly Row[],
  around: Pick<TableProps, 'resource' | 'around'>,
): Need | undefined {
  const { field, isTitle } = column
  const { resource } = around
  const measure = wholeKinds[field.kind] ?? otherKinds[field.kind]
  if (!measure || isCustom(column)) return undefined
  const filled = rows.filter((row) => isTitle || (row[column.name] ?? '') !== '')
  const widths = filled.map((row) => {
    if (isTitle && isNumber(resource, column, row)) return seriesWidth - padding
    return measure(isTitle ? titleTextOf(resource, column, row, around.around) : lineOf(column, row, around))
  })
  const ordered = widths.toSorted((before, after) => before - after)
  const besides = padding + leadOf(column, resource)
  const widthAt = (index: number) => Math.ceil(ordered[index] ?? 0) + besides
  const all = widthAt(ordered.length - 1)
  // Of a column whose values are never cut, all are typical.
  return { typical: isWhole(column) ? all : widthAt(Math.floor((ordered.length - 1) * 0.9)), all }
}
