import { partsOfInstant } from '#base/format/intl'
import { chipWidth, widthOfText } from '#base/format/text-width'
import type { Row } from '#providers/data/answers'
import { formatValue } from '../fields/text/format'
import type { Column } from '../list-model/columns'
import type { TableProps } from '../list-model/table-props'

/** The padding at both sides of a cell, in pixels. */
const padding = 20

/** The widths of signs in pixels, at most; of tabular figures and all others 9.8. */
const signWidths = [
  [/[\u2E80-\uFFFF]/, 14.2],
  [/\s/, 3.5],
  [/[.,'’]/, 4.3],
  [/[MW]/, 13.5],
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
  choice: (text) => chipWidth(text) + 4,
}

/** Titles of other records are cut where they are longer than a column. */
const referenceWidth = 104

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

/** Rendered as bars, stars or titles of other records are no text. */
const isCustom = ({ field }: Column): boolean =>
  ('bar' in field && field.bar !== undefined) ||
  ('stars' in field && field.stars === true) ||
  ('swatches' in field && field.swatches === true) ||
  ('recordOf' in field && field.recordOf !== undefined)

/**
 * The width in pixels with which a column shows its values; undefined where it depends on more than their texts.
 */
export function valueWidth(
  column: Column,
  rows: readonly Row[],
  around: Pick<TableProps, 'resource' | 'around'>,
): number | undefined {
  if (column.field.kind === 'ref') return referenceWidth
  const measure = wholeKinds[column.field.kind] ?? otherKinds[column.field.kind]
  if (!measure || isCustom(column)) return undefined
  const widths = rows.map((row) => measure(lineOf(column, row, around)))
  return Math.ceil(Math.max(0, ...widths)) + padding
}
