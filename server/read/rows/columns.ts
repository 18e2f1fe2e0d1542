import type { Role } from '#define/access'
import { readableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { metaFields } from '#define/values'
import type { FaultCollector } from '../fault-collector'

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
 * that the role may not read is reported as unknown.
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
  const known = seen.filter((name) => names.has(name))
  if (known.length === names.size) return known
  faults.add('_fields', 'fields', { options: seen.join(', ') })
  return undefined
}
