import type { AnyField, FieldOf } from '#define/kinds'
import { rowComputedOf } from '#define/row-computed'
import { isEmpty, titleOfReference, type FieldLocation, type FormatContext } from './format'

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
  const columns = [
    ...Object.entries(field.fields).map(([name, inner]) => ({
      name,
      inner,
      valueIn: (row: Row) => row[name],
    })),
    ...rowComputedOf(field).map(({ name, inner, work }) => ({
      name,
      inner,
      valueIn: (row: Row) => work(row, record),
    })),
  ]
  const titlesIn = (row: Row): string[] =>
    Object.entries(field.fields).flatMap(([name, inner]) => {
      const id = row[name]
      return inner.kind === 'ref' && typeof id === 'string'
        ? [titleOfReference(record, id, around, inner.to)]
        : []
    })
  const isShown = ({ inner, valueIn }: RowColumn): boolean => {
    const filled = rows.filter((row) => !isEmpty(valueIn(row)))
    if (filled.length === 0) return false
    const isRepeated = (row: Row) => titlesIn(row).some((title) => title === valueIn(row))
    return inner.kind !== 'text' || !inner.optional || !filled.every(isRepeated)
  }
  return columns.filter(isShown)
}
