import type { Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import { writableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Fault } from '#define/parsing/parse'
import { invalid, invalidField } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'

/** A column of a file and its field; null if the column is ignored. */
export interface MappedColumn {
  readonly header: string
  readonly field: string | null
}

/** The fields that a role may import; the id identifies existing records. */
export const fillable = (resource: AnyResource, role: Role): Readonly<Record<string, AnyField>> => ({
  id: { kind: 'text' },
  ...writableFields(resource, role),
})

const same = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Fields by their names and their labels in all languages. */
function fieldsByName(resource: AnyResource, names: readonly string[]): Map<string, string> {
  const called = new Map<string, string>()
  for (const labels of [sheetLabels('cn'), sheetLabels('en')])
    for (const name of names) called.set(same(labels.field(resource, name)), name)
  for (const name of names) called.set(same(name), name)
  return called
}

/**
 * The field of each column: the one that the mapping gives for its header, otherwise the one with that label or name.
 */
export function guessedColumns(
  resource: AnyResource,
  role: Role,
  headers: readonly string[],
  mapping: Readonly<Record<string, string | null>>,
): MappedColumn[] {
  const called = fieldsByName(resource, Object.keys(fillable(resource, role)))
  return headers.map((header) => {
    const given = Object.hasOwn(mapping, header) ? mapping[header] : undefined
    return { header, field: given === undefined ? (called.get(same(header)) ?? null) : given }
  })
}

/**
 * Like `guessedColumns`, but validates the result.
 * @throws Problem `invalid` at `mapping` or `file` if a column maps to an unknown field, two columns map to the same
 * one, or none maps to a field other than the id.
 */
export function mappedColumns(
  resource: AnyResource,
  role: Role,
  headers: readonly string[],
  mapping: Readonly<Record<string, string | null>>,
): MappedColumn[] {
  const names = Object.keys(fillable(resource, role))
  const columns = guessedColumns(resource, role, headers, mapping)
  const faults: Record<string, Fault[]> = {}
  const taken = new Set<string>()
  for (const { header, field } of columns) {
    if (field === null) continue
    if (!names.includes(field))
      faults[`mapping.${header}`] = [{ key: 'choice', values: { options: names.join(', ') } }]
    else if (taken.has(field)) faults[`mapping.${header}`] = [{ key: 'twice' }]
    taken.add(field)
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  if (![...taken].some((field) => field !== 'id')) throw invalidField('file', 'sheetColumns')
  return columns
}

/**
 * Parses a mapping: an object from headers to field names, or to null for a column to ignore.
 * @throws Problem `invalid`.
 */
export function parseMapping(given: string | undefined): Record<string, string | null> {
  if (!given) return {}
  try {
    const mapping: unknown = JSON.parse(given)
    const isMapping =
      typeof mapping === 'object' &&
      mapping !== null &&
      !Array.isArray(mapping) &&
      Object.values(mapping).every((field) => field === null || typeof field === 'string')
    if (isMapping) return mapping as Record<string, string | null>
  } catch {
    // Invalid JSON is rejected below.
  }
  throw invalidField('mapping', 'mapping')
}
