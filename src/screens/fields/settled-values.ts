import type { AnyField, AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'

const numeric = new Set(['integer', 'decimal', 'money'])

/** Converts a value of an unfinished form to one that the functions of computed values can rely on. */
function settled(field: AnyField, value: unknown): unknown {
  if (numeric.has(field.kind)) return Number.isFinite(value) ? value : 0
  if (field.kind === 'listOf')
    return Array.isArray(value) ? value.map((row) => settledValues(field.fields, row as Values)) : []
  return value ?? null
}

/** The values of an unfinished form or row; a missing number counts as 0. */
export const settledValues = (fields: AnyFields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, settled(field, values[name])]))
