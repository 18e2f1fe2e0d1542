import type { AnyField, FieldOf } from '#define/kinds'
import { rowComputedOf } from '#define/row-computed'
import { isEmpty, titleOfReference, type FieldLocation, type FormatContext } from './text/format'

type Row = Readonly<Record<string, unknown>>

interface RowColumn {
  readonly name: string
  readonly inner: AnyField
  readonly valueIn: (row: Row) => unknown
}

/** The columns of the rows inside a record, without those that have no value, and texts that repeat a reference. */
export function rowColumnsOf(
  field: FieldOf<'listOf'>,
  rows: readonly Row[],
  { row: record }: FieldLocation,
  around: FormatContext,
): RowColumn[] {
  const columns: RowColumn[] = Object.entries(field.fields).map(([name, inner]) => ({
    name,
    inner,
    valueIn: (row) => row[name],
  }))
  for (const { name, inner, work } of rowComputedOf(field))
    columns.push({ name, inner, valueIn: (row) => work(row, record) })
  return columns.filter(({ inner, valueIn }) => {
    const filled = rows.filter((row) => !isEmpty(valueIn(row)))
    const isRepeated = (row: Row) =>
      Object.entries(field.fields).some(
        ([name, other]) =>
          other.kind === 'ref' &&
          titleOfReference(record, String(row[name]), around, other.to) === valueIn(row),
      )
    return filled.length > 0 && !(inner.kind === 'text' && filled.every(isRepeated))
  })
}
