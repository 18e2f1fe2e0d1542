import type { AnyResource } from '#define'
import type { AnyField, AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'

const numeric = new Set(['integer', 'decimal', 'money'])

/** Converts a value of an unfinished form to one that the functions of computed values can rely on. */
function settled(field: AnyField, value: unknown): unknown {
  if (numeric.has(field.kind)) return typeof value === 'number' ? value : 0
  if (field.kind === 'listOf')
    return Array.isArray(value) ? value.map((row) => settledValues(field.fields, row as Values)) : []
  return value ?? null
}

const settledValues = (fields: AnyFields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, settled(field, values[name])]))

/** The computed values that saving the form now would produce; a missing number counts as 0. */
export function computeWhileTyping(resource: AnyResource, values: Values): Record<string, unknown> {
  const given = settledValues(resource.fields, values) as never
  return Object.fromEntries(
    Object.entries(resource.computed ?? {}).map(([name, [, work]]) => [name, work(given)]),
  )
}
