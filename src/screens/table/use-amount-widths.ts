import { useMemo } from 'react'
import { partsOfInstant } from '#base/format/intl'
import type { Row } from '#providers/data/answers'
import { formatValue } from '../fields/text/format'
import { withPins, type Column } from '../list-model/columns'
import { chipWidth, widthOfText } from '#base/format/text-width'
import type { TableProps } from '../list-model/table-props'

/** The padding at both sides of a cell, in pixels. */
const padding = 20

/** The widths of signs in pixels; of tabular figures and all others 9.5. */
const signWidths = [
  [/[\u2E80-\uFFFF]/, 15],
  [/[\s.,'’]/, 5.5],
  [/\p{Sc}/u, 12],
  [/[A-Z]/, 11],
  [/[a-z]/, 8.5],
] as const

/** The width of a text, at most. */
const textWidth = (text: string): number => widthOfText(text, signWidths, 9.5)

const kinds = new Set(['money', 'date', 'datetime', 'state'])

/** The text of a cell, of an instant its day. */
const lineOf = (
  { name, field }: Column,
  row: Row,
  { resource, around }: Pick<TableProps, 'resource' | 'around'>,
): string =>
  field.kind === 'datetime' && row[name]
    ? (partsOfInstant(String(row[name]), around.locale)[0] ?? '')
    : formatValue(field, row[name], { resource, name, row }, around)

/**
 * The properties of a table whose columns are wide enough for each of its amounts, days and states, which are never cut.
 */
export function useAmountWidths(props: TableProps): TableProps {
  const { resource, columns, rows, around } = props
  const widenedColumns = useMemo(() => {
    const widened = columns.map((column) => {
      const { field, min, width: shown = min } = column
      if (!kinds.has(field.kind)) return column
      const width = field.kind === 'state' ? chipWidth : textWidth
      const widths = rows?.map((row) => width(lineOf(column, row, { resource, around })))
      const least = Math.ceil(Math.max(0, ...(widths ?? []))) + padding
      return least > shown ? { ...column, min: least, width: least } : column
    })
    // The same columns, where each is wide enough, so that the table need not render again.
    return widened.every((column, index) => column === columns[index]) ? columns : withPins(widened)
  }, [resource, columns, rows, around])
  return { ...props, columns: widenedColumns }
}
