import type { AnyField } from '#define/kinds'
import { currencyOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Faults, Values } from '#define/parsing/parse'
import { mayBeLeftOut } from '#define/parsing/schema'
import { cellValue, type Reading } from './cell-value'
import type { Existing } from './lookups'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import { writtenNumber } from './written-number'

/** A column that fills a field, with its index in the row. */
export interface Filled {
  readonly name: string
  readonly field: AnyField
  readonly index: number
}

/** A row as input for the write pipeline, and the faults of its cells. */
export interface Prepared {
  readonly given: Values
  readonly faults: Faults
}

/** What is needed to resolve references. */
type Referring = Pick<Reading, 'app' | 'idsOf'>

export const textIn = (row: SheetRow, { index }: Pick<Filled, 'index'>): string =>
  (row.cells[index] ?? '').trim()

/** The value of a unique field, normalized for comparison. */
export function keyText(name: string, field: AnyField, text: string): string {
  if (name === 'id' || field.kind === 'email') return text.toLowerCase()
  return field.kind === 'integer' ? String(Number(writtenNumber(text) ?? text)) : text
}

const isList = (field: AnyField) => ['choices', 'tags', 'refs', 'listOf'].includes(field.kind)

/**
 * The value of an empty cell: undefined for a new record; in an existing record it clears the field if that is
 * possible.
 */
function emptied(field: AnyField, existing: Existing | undefined): unknown {
  if (!existing || (mayBeLeftOut(field) && !isList(field))) return undefined
  return isList(field) && !field.optional ? [] : null
}

/**
 * The currency of the row's money fields: from the row, otherwise from the record, otherwise the default of the
 * field.
 */
function currencyIn(
  resource: AnyResource,
  field: AnyField,
  columns: readonly Filled[],
  row: SheetRow,
  existing: Existing | undefined,
): string | undefined {
  if (field.kind !== 'money' && field.kind !== 'listOf') return undefined
  const money =
    field.kind === 'money' ? field : Object.values(field.fields).find(({ kind }) => kind === 'money')
  const name = money?.kind === 'money' ? currencyOf(resource, money) : undefined
  const column = columns.find((item) => item.name === name)
  const written = column ? textIn(row, column).toUpperCase() : ''
  const declared = name ? resource.fields[name] : undefined
  const fallback = declared?.kind === 'currency' ? declared.default : undefined
  return written || (name && (existing?.[name] as string | undefined)) || fallback
}

/** Parses the cells of a row. */
export function prepareRow(
  resource: AnyResource,
  columns: readonly Filled[],
  row: SheetRow,
  existing: Existing | undefined,
  referring: Referring,
): Prepared {
  const given: Record<string, unknown> = {}
  const faults: Record<string, Faults[string]> = {}
  for (const column of columns) {
    const { name, field } = column
    if (name === 'id') continue
    const text = textIn(row, column)
    const currency = currencyIn(resource, field, columns, row, existing)
    const read =
      text === ''
        ? { value: emptied(field, existing) }
        : cellValue(field, text, {
            ...referring,
            resource,
            path: name,
            currency,
            keeps: existing !== undefined,
          })
    if ('fault' in read) faults[name] = [read.fault]
    else if (read.value !== undefined) given[name] = read.value
  }
  return { given, faults }
}
