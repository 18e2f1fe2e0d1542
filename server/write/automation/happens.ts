import { isDeepStrictEqual } from 'node:util'
import { fieldOfTrigger, type RuleTrigger } from '#define/views/automation'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** Whether a list has rows, and the boolean of each is true. */
function isChecked({ fields }: AnyResource, name: string, value: unknown): boolean {
  const field = fields[name]
  const inRows = field?.kind === 'listOf' ? Object.entries(field.fields) : []
  const [check] = inRows.find(([, { kind }]) => kind === 'boolean') ?? []
  const rows = listIn(value) as readonly Values[]
  return check !== undefined && rows.length > 0 && rows.every((row) => row[check] === true)
}

/** Whether a change of a record is what a trigger is about; a new record is no change. */
export function happens(
  resource: AnyResource,
  trigger: RuleTrigger,
  previous: Values | undefined,
  written: Values,
): boolean {
  if (!previous) return false
  const name = fieldOfTrigger(trigger)
  const [before, after] = [previous[name], written[name]]
  if ('gains' in trigger) return listIn(after).some((element) => !listIn(before).includes(element))
  if ('checks' in trigger) return isChecked(resource, name, after) && !isChecked(resource, name, before)
  return after !== null && after !== undefined && !isDeepStrictEqual(before, after)
}
