import { isDeepStrictEqual } from 'node:util'
import { fieldOfTrigger, type RuleTrigger } from '#define/views/automation'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'

const isEmpty = (value: unknown): boolean => value === null || value === undefined
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** Whether a list has rows, and the boolean of each is true. */
function isChecked({ fields }: AnyResource, name: string, value: unknown): boolean {
  const field = fields[name]
  const inRows = field?.kind === 'listOf' ? Object.entries(field.fields) : []
  const [check] = inRows.find(([, { kind }]) => kind === 'boolean') ?? []
  const rows = listIn(value) as readonly Values[]
  return check !== undefined && rows.length > 0 && rows.every((row) => row[check] === true)
}

/** A write of a record: the values before and after, and the field whose day or time has passed, if that is why. */
export interface WrittenRecord {
  readonly previous: Values | undefined
  readonly written: Values
  readonly passed?: string | undefined
}

/** Whether a write of a record is what a trigger is about; a new record is no change. */
export function happens(
  resource: AnyResource,
  trigger: RuleTrigger,
  { previous, written, passed }: WrittenRecord,
): boolean {
  if (!previous) return false
  if ('passes' in trigger)
    return passed === trigger.passes && (trigger.unless === undefined || isEmpty(written[trigger.unless]))
  const name = fieldOfTrigger(trigger)
  const [before, after] = [previous[name], written[name]]
  if ('gains' in trigger) return listIn(after).some((element) => !listIn(before).includes(element))
  if ('checks' in trigger) return isChecked(resource, name, after) && !isChecked(resource, name, before)
  return !isEmpty(after) && !isDeepStrictEqual(before, after)
}
