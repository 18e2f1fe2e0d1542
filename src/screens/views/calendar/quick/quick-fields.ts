import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import type { AnyFields } from '#define/kinds'
import { defaultOf } from '#define/parsing/parse'
import { writableFields } from '#define/reading'
import { isRequired } from '#screens/fields/input/field-kinds'
import { calendarOf } from '#screens/spans/spans'

/**
 * The fields of the small form for a new record of a calendar: its title, time, calendar, and what it has to itself. Undefined if a role may
 * not set the title and the start, or has to fill in others.
 */
export function quickFields(resource: AnyResource, role: Role): AnyFields | undefined {
  const { start, end, allDay, calendar, timezone, exclusive } = calendarOf(resource)
  const writable = writableFields(resource, role)
  const names = [resource.title, start, end, allDay, exclusive, calendar, timezone]
  const isLeft = ([name, field]: [string, AnyFields[string]]) =>
    !names.includes(name) && isRequired(field) && (defaultOf(field) ?? null) === null
  // A reference with a default is to the user.
  const others = Object.entries(writable).filter(
    (entry) => isLeft(entry) && !('default' in entry[1] && entry[1].default),
  )
  const isComplete = writable[resource.title]?.kind === 'text' && writable[start] !== undefined
  if (!isComplete || others.length > 0) return undefined
  return Object.fromEntries(names.flatMap((name) => (name && writable[name] ? [[name, writable[name]]] : [])))
}
