import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { hooksOf, type Stored, type Writing } from '../context'

/**
 * Runs `beforeSave` and `beforeUpdate` for an existing record, and returns the values that they set in addition.
 * @throws Problem where a hook refuses the change
 */
export async function valuesOfHooks(
  writing: Writing,
  resource: AnyResource,
  values: Values,
  previous: Stored,
): Promise<Values> {
  const hooks = hooksOf(writing, resource)
  const saving = { ...writing, values, previous }
  const more = (await hooks?.beforeSave?.(saving as never)) as Values | undefined
  await hooks?.beforeUpdate?.({ ...saving, values: { ...values, ...more } } as never)
  return more ?? {}
}
