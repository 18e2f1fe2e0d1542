import type { Role } from '#define/access'
import { readableFields, viewsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Faults } from '#define/parsing/parse'
import { invalid, invalidField, Problem } from '#server/base/errors/problem'
import { parseListQuery } from '#server/read/query'
import type { SavedView } from '../saved-views.resource'

/** The maximum length of a stored filter. */
const maxFilter = 4000
const maxSorts = 8
const maxColumns = 100
const maxPinned = 3
const widthLimits = { min: 40, max: 2000 }

type State = Partial<SavedView>

/** The fields of a view by the parameters of the list's query that they are sent as. */
const fieldsOfParameters: Readonly<Record<string, keyof SavedView>> = {
  filter: 'filter',
  _sort: 'sorts',
  _order: 'sorts',
  _fields: 'columns',
}

/**
 * Checks what a view shows, as a request of its list would be checked. What has not changed is not checked again.
 * @throws Problem invalid, with the faults at the fields of the view.
 */
export function checkState(
  resource: AnyResource,
  role: Role,
  values: State,
  previous: State | undefined,
): void {
  const isChanged = (name: keyof SavedView) =>
    JSON.stringify(values[name] ?? null) !== JSON.stringify(previous?.[name] ?? null)
  if (isChanged('view') && !(viewsOf(resource) as string[]).includes(values.view ?? 'table'))
    throw invalidField('view', 'choice', { options: viewsOf(resource).join(', ') })
  if (values.widths && isChanged('widths')) requireWidths(resource, role, values.widths)
  if (values.pinned && isChanged('pinned'))
    requireReadable(resource, role, 'pinned', namesIn('pinned', values.pinned, maxPinned))
  const query = queryOf(values, isChanged)
  try {
    parseListQuery(resource, role, query)
  } catch (error) {
    throw error instanceof Problem && error.refusal.kind === 'invalid'
      ? atFields(error.refusal.faults)
      : error
  }
}

/** The query of a list with the filter, the order and the columns of a view that have changed. */
function queryOf({ filter, sorts, columns }: State, isChanged: (name: keyof SavedView) => boolean) {
  const query = new URLSearchParams()
  if (filter && isChanged('filter')) query.set('filter', filterText(filter))
  if (sorts && isChanged('sorts')) setSorts(query, namesIn('sorts', sorts, maxSorts))
  if (columns && isChanged('columns')) query.set('_fields', namesIn('columns', columns, maxColumns).join(','))
  return query
}

function filterText(filter: unknown): string {
  const text = JSON.stringify(filter)
  if (text.length > maxFilter) throw invalidField('filter', 'max.string', { limit: maxFilter })
  return text
}

/** The names in a list of names. @throws Problem invalid if it is something else, or has too many. */
function namesIn(field: keyof SavedView, given: unknown, max: number): string[] {
  const isNames = Array.isArray(given) && given.every((name) => typeof name === 'string' && isName(name))
  if (!isNames) throw invalidField(field, 'type.array')
  if (given.length > max) throw invalidField(field, 'max.array', { limit: max })
  if (new Set(given).size < given.length) throw invalidField(field, 'twice')
  return given as string[]
}

/** @throws Problem invalid unless the widths of some columns are given in pixels. */
function requireWidths(resource: AnyResource, role: Role, given: unknown): void {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  const isWidth = (width: unknown) =>
    Number.isInteger(width) && Number(width) >= widthLimits.min && Number(width) <= widthLimits.max
  if (Array.isArray(given) || entries.length === 0 || !entries.every(([, width]) => isWidth(width)))
    throw invalidField('widths', 'widths', widthLimits)
  requireReadable(resource, role, 'widths', namesIn('widths', Object.keys(given as object), maxColumns))
}

/** @throws Problem invalid at a field of the view that names a column that the role may not read. */
function requireReadable(
  resource: AnyResource,
  role: Role,
  field: keyof SavedView,
  names: readonly string[],
): void {
  const readable = Object.keys(readableFields(resource, role))
  if (!names.every((name) => readable.includes(name)))
    throw invalidField(field, 'fields', { options: readable.join(', ') })
}

const isName = (name: string): boolean => /^-?\w{1,64}$/.test(name)

/** The order as the parameters of a list: `-createdAt` is descending. */
function setSorts(query: URLSearchParams, names: readonly string[]): void {
  query.set('_sort', names.map((name) => name.replace(/^-/, '')).join(','))
  query.set('_order', names.map((name) => (name.startsWith('-') ? 'desc' : 'asc')).join(','))
}

const atFields = (faults: Faults): Problem =>
  invalid(
    Object.fromEntries(
      Object.entries(faults).map(([parameter, list]) => [fieldsOfParameters[parameter] ?? 'filter', list]),
    ),
  )
