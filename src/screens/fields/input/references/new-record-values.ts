import type { AnyResource } from '#define'
import { firstStates } from '#define/layout/layout-of'
import type { Conditions } from '#define/references/reference-where'

/** Whether a new record can meet the conditions of a picker: its state is the first one. */
export function isMetByNew(resource: AnyResource, conditions: Conditions): boolean {
  return Object.entries(firstStates(resource)).every(
    ([name, state]) => conditions[name] === undefined || [conditions[name]].flat().includes(String(state)),
  )
}

/** The values with which a new record meets the conditions of a picker. */
export const givenBy = (resource: AnyResource, conditions: Conditions): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(conditions)
      .filter(([name]) => resource.fields[name]?.kind !== 'state')
      .map(([name, value]) => [name, [value].flat()[0]]),
  )
