import type { AnyResource } from '#define'
import type { AnyField, AnyFields } from '#define/kinds'
import type { Values } from '#define/parse'

const numeric = new Set(['integer', 'decimal', 'money'])

/** A value of a form that is being filled in, as the workings of computed values may rely on it. */
function settled(field: AnyField, value: unknown): unknown {
  if (numeric.has(field.kind)) return typeof value === 'number' ? value : 0
  if (field.kind === 'listOf')
    return Array.isArray(value) ? value.map((row) => settledValues(field.fields, row as Values)) : []
  return value ?? null
}

const settledValues = (fields: AnyFields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, settled(field, values[name])]))

/** What a record's computed values would be if the form were saved as it stands: a number that is missing counts as 0. */
export function computeWhileTyping(resource: AnyResource, values: Values): Record<string, unknown> {
  const given = settledValues(resource.fields, values) as never
  return Object.fromEntries(
    Object.entries(resource.computed ?? {}).map(([name, [, work]]) => [name, work(given)]),
  )
}
