import type { Role } from '../access'
import type { AnyResource } from '../any-resource'
import type { AnyField } from '../kinds'
import type { Section, Summary } from './layout'

/** A section with its name; `isRest` is the one with the fields that no other section names. */
export interface NamedSection extends Section<string> {
  readonly name: string
  readonly isRest?: true
}

/** The name of the section with the fields that no other section names. */
export const restSection = 'more'

const metaNames = ['createdAt', 'updatedAt', 'deletedAt']

/** What stands for a record of a resource: as declared, with the first state field as its status. */
export function summaryOf({ layout, fields }: AnyResource): Summary<string, string, string, string> {
  const status = Object.keys(fields).find((name) => fields[name]?.kind === 'state')
  return { ...(status && { status }), ...layout?.summary }
}

/** Whether the pictures of records are those of people: shown as circles, and as initials where there is none. */
export function hasPortraits({ layout, fields }: AnyResource): boolean {
  const field = fields[layout?.summary?.image ?? '']
  return field?.kind === 'image' && field.crop === 'round'
}

/** The fields of the page that presents a record to a role; undefined where the role has the whole page. */
export const presentedTo = ({ layout }: AnyResource, role: Role): readonly string[] | undefined =>
  layout?.presentation?.for.includes(role) ? layout.presentation.fields : undefined

/** Whether a resource declares sections; without them its page and its form are arranged by the kinds of its fields. */
export const hasSections = ({ layout }: AnyResource): boolean => layout?.sections !== undefined

/**
 * The sections of a resource in their declared order, and a last one with those of `names` that none of them has.
 * Fields that every record has are not part of the last one.
 */
export function sectionsOf({ layout }: AnyResource, names: readonly string[]): readonly NamedSection[] {
  const declared = Object.entries(layout?.sections ?? {}).map(([name, section]) => ({ name, ...section }))
  const assigned = new Set(declared.flatMap(({ fields, totals = [] }) => [...fields, ...totals]))
  const rest = names.filter((name) => !assigned.has(name) && !metaNames.includes(name))
  return rest.length === 0 ? declared : [...declared, { name: restSection, fields: rest, isRest: true }]
}

/** Whether a field is part of a record with these values, by the `shownWhen` of its resource. */
export function isShownIn(
  { shownWhen }: Pick<AnyResource, 'shownWhen'>,
  name: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(shownWhen?.[name] ?? {}).every(([other, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(values[other]) : wanted === values[other],
  )
}

/** The first states of a resource: what a new record has before it is saved. */
export const firstStates = ({ fields }: Pick<AnyResource, 'fields'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'state' ? [[name, field.states[0]]] : [],
    ),
  )

/** The value that a field has in records that it is not part of. */
export function emptyValueOf(field: AnyField): unknown {
  if (field.kind === 'boolean') return false
  return ['choices', 'tags', 'refs', 'listOf'].includes(field.kind) ? [] : null
}
