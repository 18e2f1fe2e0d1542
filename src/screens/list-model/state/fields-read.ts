import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { allFieldsOf } from '#define/reading'

/**
 * The fields that a table reads of each row: its columns; the declared columns and the title, by which a record is
 * named; the picture beside it; and what the links, the menus and the formats of rows depend on. They are in the order of the declaration, so
 * that another order of the columns is the same request. The server leaves out what the role may not read.
 */
export function fieldsRead(resource: AnyResource, columns: readonly (string | undefined)[] = []): string[] {
  const fields = Object.entries(allFieldsOf(resource))
  const image = resource.layout?.summary?.image
  const read = new Set([...resource.columns, ...columns, resource.title, resource.key, image])
  for (const [name, field] of fields) {
    // An amount is shown in its currency; the state decides which moves a row offers.
    if (field.kind === 'currency' || field.kind === 'state') read.add(name)
    for (const other of companionsOf(field)) read.add(other)
  }
  return fields.flatMap(([name]) => (read.has(name) ? [name] : []))
}

/** The fields that decide how the value of a field is shown, or from which values it may move. */
function companionsOf(field: AnyField): readonly (string | undefined)[] {
  if (field.kind === 'datetime') return [field.wholeDay]
  if (field.kind === 'text') return [field.recordOf]
  if (field.kind !== 'state') return []
  return Object.values(field.moves).flatMap(({ where = {} }) =>
    Object.values(where).flatMap((match) => Object.keys(match ?? {})),
  )
}
