import type { AnyField } from './kinds'
import { fieldOf } from './reading'
import type { AnyResource } from './resource'

/** The field at a path; 'lines.quantity' is a field of rows. */
export function fieldAt(resource: AnyResource, path: string): AnyField | undefined {
  const [first = '', inner] = path.split('.')
  return inRows(fieldOf(resource, first), inner)
}

/** A field, or the one with a name in its rows. */
export function inRows(field: AnyField | undefined, inner: string | undefined): AnyField | undefined {
  if (inner === undefined) return field
  return field?.kind === 'listOf' ? (field.fields[inner] ?? field.computed?.[inner]?.[0]) : undefined
}

/** The field of the value at a path: 'lines.0.quantity' is the field `quantity` in the rows of `lines`. */
export function fieldOfValue(
  named: (name: string) => AnyField | undefined,
  path: string,
): AnyField | undefined {
  const [first = '', row, inner] = path.split('.')
  const field = named(first)
  if (row === undefined) return field
  return field?.kind === 'listOf' && inner !== undefined ? field.fields[inner] : undefined
}
