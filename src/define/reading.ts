import { matchesIn, plainVerbs, type AnyMatch, type Role, type ReadableBy } from './access'
import type { AnyField, AnyFields, FieldOf, Series } from './kinds'
import { sortKinds, type Action, type AnyResource, type App } from './any-resource'

export * from './paths/routes'
export * from './lists/searched'

/** How the framework reads a declaration; all of it is derived from the declaration. */

const metaField: AnyFields = {
  createdAt: { kind: 'datetime', readOnly: true },
  updatedAt: { kind: 'datetime', readOnly: true },
}

export const fieldsOf = (resource: AnyResource): AnyFields => resource.fields

/** The fields of the computed values. */
export const computedOf = (resource: AnyResource): AnyFields =>
  Object.fromEntries(
    Object.entries(resource.computed ?? {}).map(([name, [field]]) => [
      name,
      { ...field, readOnly: true } as AnyField,
    ]),
  )

/** Every field of a record: its own, the computed ones, and when it was created and updated. */
export const allFieldsOf = (resource: AnyResource): AnyFields => ({
  ...resource.fields,
  ...computedOf(resource),
  ...metaField,
})

/** One field by its name, computed and meta fields included. */
export const fieldOf = (resource: AnyResource, name: string): AnyField | undefined =>
  Object.hasOwn(resource.fields, name)
    ? resource.fields[name]
    : (resource.computed && Object.hasOwn(resource.computed, name) && resource.computed[name]?.[0]) ||
      (Object.hasOwn(metaField, name) ? metaField[name] : undefined)

/** In which records a role may read a field's value: in all, in those that meet one of the conditions, or in none. */
export function readRuleOf(field: AnyField, role: Role): boolean | readonly AnyMatch[] {
  const { readableBy } = field
  if (!readableBy) return true
  if (isRoles(readableBy)) return readableBy.includes(role)
  const rule = readableBy[role] ?? false
  return typeof rule === 'object' ? matchesIn(rule) : rule
}
const isRoles = (readableBy: ReadableBy): readableBy is readonly Role[] => Array.isArray(readableBy)

/** Whether a role may know of a field, even if its value is hidden in some records. */
export const isReadable = (field: AnyField, role: Role): boolean => readRuleOf(field, role) !== false

/**
 * Whether a role may read a field's value in every record. Only then may a list be filtered, sorted or searched by
 * it.
 */
export const readsAll = (field: AnyField, role: Role): boolean =>
  readRuleOf(field, role) === true && !field.personal

/** Whether a form or a request of this role may set a field, provided that the role may write the record. */
export const isWritable = (field: AnyField, role: Role): boolean =>
  !field.readOnly &&
  field.kind !== 'state' &&
  !(field.kind === 'text' && field.slugOf) &&
  readRuleOf(field, role) === true &&
  (!field.writableBy || field.writableBy.includes(role))

/** A hidden value as it is shown: dots, then the end of the value if its mask shows that. */
export const maskText = (shows: string): string => (shows === '' ? '••••' : `•••• ${shows}`)

/** The readable fields of a role, in the order of the declaration; the values of some may be hidden. */
export const readableFields = (resource: AnyResource, role: Role): AnyFields =>
  Object.fromEntries(Object.entries(allFieldsOf(resource)).filter(([, field]) => isReadable(field, role)))

/** The fields that a role may set. */
export const writableFields = (resource: AnyResource, role: Role): AnyFields =>
  Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => isWritable(field, role)))

export interface NamedMove {
  readonly field: string
  readonly name: string
  readonly move: FieldOf<'state'>['moves'][string]
}

/** The moves of all state fields of a resource. */
export const movesOf = (resource: AnyResource): NamedMove[] =>
  Object.entries(resource.fields).flatMap(([field, declared]) =>
    declared.kind === 'state'
      ? Object.entries(declared.moves).map(([name, move]) => ({ field, name, move }))
      : [],
  )

/** Whether what a verb did cannot be undone. */
export const isFinal = (resource: AnyResource, verb: string): boolean =>
  movesOf(resource).some(({ name, move }) => name === verb && move.final === true) ||
  actionsOf(resource)[verb]?.final === true

/** The field that holds a series number, if there is one. */
export const seriesOf = (
  resource: AnyResource,
): { readonly name: string; readonly series: Series } | undefined =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.series ? [{ name, series: field.series }] : [],
  )[0]

export const actionsOf = (resource: AnyResource): { readonly [name: string]: Action } =>
  resource.actions ?? {}

/** The input fields of a move or an action; none for other verbs. */
export const inputFieldsOf = (resource: AnyResource, verb: string): AnyFields =>
  movesOf(resource).find(({ name }) => name === verb)?.move.input ?? actionsOf(resource)[verb]?.input ?? {}

/** Every verb of a resource: the plain ones, its moves, its actions. */
export const verbsOf = (resource: AnyResource): string[] => [
  ...plainVerbs,
  ...movesOf(resource).map(({ name }) => name),
  ...Object.keys(actionsOf(resource)),
]

/** The resource whose records are links to lists, if there is one. */
export const listLinksOf = (resources: Iterable<AnyResource>): AnyResource | undefined =>
  [...resources].find(({ linksToLists }) => linksToLists)

/** The resource whose records are uploaded files, if there is one. */
export const filesOf = (app: App): AnyResource | undefined =>
  Object.values(app).find(({ storesFiles }) => storesFiles)

/** The fields that a list can be filtered by. */
export const filtersOf = (resource: AnyResource): readonly string[] => resource.filters ?? []

/** The fields that a list can be sorted by: the declared ones, else every column of a sortable kind. */
export function sortsOf(resource: AnyResource): readonly string[] {
  const ordered = (name: string) => {
    const field = fieldOf(resource, name)
    return field !== undefined && (sortKinds as readonly string[]).includes(field.kind)
  }
  const names = resource.sorts ?? resource.columns.filter(ordered)
  const [first] = [defaultSort(resource).field]
  return names.includes(first) ? names : [...names, first]
}

/** The field by which a resource refers to another one: the first that has a filter. */
export const referringField = (resource: AnyResource, to: string): string | undefined =>
  filtersOf(resource).find((name) => {
    const field = fieldOf(resource, name)
    return field !== undefined && 'to' in field && field.to === to
  })

export interface Sort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** The default order of a list: as declared, else the newest first. */
export function defaultSort(resource: AnyResource): Sort {
  const sort = resource.sort ?? '-createdAt'
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' }
}

/** The rank field: that of the board, else the first of kind rank. */
export const rankOf = (resource: AnyResource): string | undefined => {
  const { board } = resource.views ?? {}
  if (board) return board.rank
  return Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'rank')
}

/** Whether users can move records by dragging: to another column, or before another record. */
export const isOrderable = (resource: AnyResource): boolean => {
  const { board } = resource.views ?? {}
  const isMovedFreely = board !== undefined && resource.fields[board.by]?.kind !== 'state'
  return !resource.managedBy && (isMovedFreely || rankOf(resource) !== undefined)
}

/** The currency field of a money field. */
export const currencyOf = (resource: AnyResource, field: FieldOf<'money'>): string | undefined =>
  field.currency ?? Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'currency')

/** The English label of a name: 'unitPrice' becomes 'Unit price'. */
export function humanize(name: string): string {
  const text = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const labelOfField = (name: string, field: AnyField | undefined): string =>
  field?.label ?? humanize(name)
