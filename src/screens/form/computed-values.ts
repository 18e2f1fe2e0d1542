import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { settledValues } from '../fields/settled-values'

/** The computed values that saving the form now would produce; a missing number counts as 0. */
export function computeWhileTyping(resource: AnyResource, values: Values): Record<string, unknown> {
  const given = settledValues(resource.fields, values) as never
  return Object.fromEntries(
    Object.entries(resource.computed ?? {}).map(([name, [, work]]) => [name, work(given)]),
  )
}
