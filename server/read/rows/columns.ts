import type { Role } from '#define/access'
import { allFieldsOf, readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { metaFields } from '#define/values'
import type { FaultCollector } from '../conditions/fault-collector'

/** The columns of a complete row for a role: all fields that it may read. */
export const columnsSeen = (resource: AnyResource, role: Role): string[] => [
  ...new Set([
    ...metaFields,
    ...Object.keys(readableFields(resource, role)),
    ...(resource.trash ? ['deletedAt'] : []),
  ]),
]

/** Columns that are in every row. `deletedAt` is needed to sign the addresses of uploads. */
const always: readonly string[] = ['id', 'version', 'deletedAt']

/** The requested columns in the order of the declaration, or all where none were requested. */
export function columnsShown(
  resource: AnyResource,
  role: Role,
  fields: readonly string[] | undefined,
): string[] {
  const seen = columnsSeen(resource, role)
  return fields ? seen.filter((name) => always.includes(name) || fields.includes(name)) : seen
}

/**
 * Parses `_fields`, the names of the fields to return, joined by commas. Undefined where all are requested. A field
 * that the role may not read is left out: the first request of a page is sent before the role is known.
 */
export function parseFields(
  resource: AnyResource,
  role: Role,
  query: URLSearchParams,
  faults: FaultCollector,
): readonly string[] | undefined {
  if (!query.has('_fields')) return undefined
  const names = new Set(query.getAll('_fields').flatMap((text) => text.split(',')))
  const seen = columnsSeen(resource, role)
  const declared = new Set([...seen, ...Object.keys(allFieldsOf(resource))])
  if ([...names].every((name) => declared.has(name))) return seen.filter((name) => names.has(name))
  faults.add('_fields', 'fields', { options: seen.join(', ') })
  return undefined
}
