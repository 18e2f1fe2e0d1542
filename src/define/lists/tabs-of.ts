import { matchesIn, ruleFor, type Role } from '../access'
import type { AnyResource } from '../any-resource'
import type { AnyField } from '../kinds'
import { fieldOf, readsAll } from '../reading'

/** The options or states that a list has tabs for, in order, as far as the role may read records with them. */
export function tabsOf(resource: AnyResource, role: Role): readonly string[] {
  const field = fieldOf(resource, resource.tabs ?? '')
  if (!field || !readsAll(field, role)) return []
  const readable = readableValues(resource, role)
  return optionsIn(field).filter((option) => readable?.includes(option) ?? true)
}

/** The values of the field of the tabs that a role may read, where its access depends on them; undefined if on none. */
export function readableValues(
  { access, tabs = '' }: AnyResource,
  role: Role,
): readonly unknown[] | undefined {
  const rule = ruleFor(access, role, 'read')
  if (typeof rule === 'boolean') return undefined
  const wanted: readonly unknown[] = matchesIn(rule).map((match) => match[tabs])
  return wanted.includes(undefined) ? undefined : wanted.flat()
}

const optionsIn = (field: AnyField): readonly string[] =>
  field.kind === 'state' ? field.states : field.kind === 'choice' ? field.options : []
