import type { App } from '#define/app'
import type { Role } from '#define/access'
import type { AnyField, FieldOf } from '#define/kinds'
import { currencyOf, maskText, readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Row } from '#server/read/selection'
import type { SheetLabels } from '#server/base/labels/sheet-labels'
import { cellOf, type Cell } from './cell'
import type { SheetColumn } from './sheet-writer'

/** A column of a sheet, and the cell of each record. */
export interface Column extends SheetColumn {
  readonly name: string
  readonly cell: (row: Row) => Cell
}

/** Ranks and secret fields are not exported. */
const isLeftOut = (field: AnyField) =>
  field.kind === 'rank' || (field.kind === 'text' && field.secret === true)

/** The name of the currency field that applies to a money field or to the rows of a list. */
function currencyField(resource: AnyResource, field: AnyField): string | undefined {
  if (field.kind === 'money') return currencyOf(resource, field)
  if (field.kind !== 'listOf') return undefined
  const money = Object.values(field.fields).find(({ kind }) => kind === 'money') as
    FieldOf<'money'> | undefined
  return money && currencyOf(resource, money)
}

/**
 * The names of the exported fields in the order of the declaration; a currency follows the first money field that
 * uses it.
 */
function orderedNames(resource: AnyResource, shown: Readonly<Record<string, AnyField>>): string[] {
  const names = Object.entries(shown).filter(([, field]) => !isLeftOut(field))
  const ordered = new Set<string>()
  for (const [name, field] of names) {
    const currency = field.kind === 'money' ? currencyField(resource, field) : undefined
    const isHeld =
      field.kind === 'currency' &&
      names.some(([, other]) => other.kind === 'money' && currencyField(resource, other) === name)
    if (!isHeld) ordered.add(name)
    if (currency && shown[currency]) ordered.add(currency)
  }
  return [...ordered]
}

/** The mask of a hidden value. */
function maskedCell(row: Row, name: string): Cell {
  const hidden = row._masked?.[name]
  return hidden && { kind: 'text', text: maskText(hidden.shows) }
}

/** The columns of all fields that a role may read. The id comes first, so that the sheet can be imported again. */
export function columnsOf(app: App, resource: AnyResource, role: Role, labels: SheetLabels): Column[] {
  const shown = readableFields(resource, role)
  const id: Column = {
    name: 'id',
    header: labels.field(resource, 'id'),
    kind: 'text',
    cell: (row) => ({ kind: 'text', text: row.id }),
  }
  const columns = orderedNames(resource, shown).map((name): Column => {
    const field = shown[name] as AnyField
    const currency = currencyField(resource, field)
    return {
      name,
      header: labels.field(resource, name),
      kind: field.kind,
      cell: (row) =>
        maskedCell(row, name) ??
        cellOf(field, row[name], {
          app,
          resource,
          labels,
          path: name,
          row,
          currency: currency ? (row[currency] as string | null | undefined) : undefined,
        }),
    }
  })
  return [id, ...columns]
}
