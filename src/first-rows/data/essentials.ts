import type { AnyResource } from '#define'
import { roles } from '#define/access'
import type { AnyField, FieldOf } from '#define/kinds'
import { readableValues } from '#define/lists/tabs-of'

/** What a list reads of a field. Access is decided by the server alone. */
export const fieldOptions = [
  'kind',
  'readableBy',
  'personal',
  'search',
  'scale',
  'stars',
  'bar',
  'wholeDay',
  'recordOf',
  'to',
  'currency',
  'options',
  'states',
  'crop',
] as const

/** What the page of a record reads of a field in addition to a card of a board. */
export const recordOptions = ['lines', 'format', 'fieldsOf', 'titled', 'swatches'] as const

/** What a card of a board reads of a field in addition. */
export const cardOptions = ['colored', 'levels', 'notifies'] as const

/** What the request of a calendar reads of the fields of its days in addition. */
export const spanOptions = ['optional'] as const

function pruned(field: AnyField, options: readonly string[] = fieldOptions): AnyField {
  const known: Readonly<Record<string, unknown>> = { ...field }
  const kept = options.filter((name) => known[name] !== undefined).map((name) => [name, known[name]])
  const moves = field.kind === 'state' ? { moves: startsOnly(field.moves) } : {}
  const rows = field.kind === 'listOf' ? { fields: rowFields(field, options) } : {}
  return { ...Object.fromEntries(kept), ...moves, ...rows } as AnyField
}

/** Of the fields of rows those that are searched, which decides whether there is a search; cards need to know all. */
const rowFields = ({ fields }: FieldOf<'listOf'>, options: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'search' in field || options !== fieldOptions ? [[name, pruned(field, options)]] : [],
    ),
  )

/** Of each move only where it starts, which decides whether a row has a menu. */
const startsOnly = (moves: FieldOf<'state'>['moves']) =>
  Object.fromEntries(Object.entries(moves).map(([name, { from, where }]) => [name, { from, where }]))

/**
 * A resource with no more than what a list reads, and without functions.
 * @param options what is read of a field
 */
export function essentials(resource: AnyResource, options: readonly string[] = fieldOptions): AnyResource {
  const { name, order, label, menu, title, key, columns, filters, sorts, sort, sums, tabs, tabSum } = resource
  const { views, trash, routes, compactHead } = resource
  const { summary, compact } = resource.layout ?? {}
  const { list, board } = resource.wire ?? {}
  const actions = Object.entries(resource.actions ?? {}).map(([action, { on }]) => [action, { on }])
  const computed = Object.entries(resource.computed ?? {}).map(([field, [shape]]) => [field, [pruned(shape)]])
  const fields = Object.entries(resource.fields).map(([field, shape]) => [field, pruned(shape, options)])
  return JSON.parse(
    JSON.stringify({
      name,
      order,
      label,
      menu,
      title,
      key,
      columns,
      filters,
      sorts,
      sort,
      sums,
      tabs,
      tabSum,
      ...(summary || compact ? { layout: { summary, compact } } : {}),
      views,
      trash,
      routes,
      compactHead,
      fields: Object.fromEntries(fields),
      ...(computed.length > 0 && { computed: Object.fromEntries(computed) }),
      ...(actions.length > 0 && { actions: Object.fromEntries(actions) }),
      ...((list ?? board) && { wire: { list, board } }),
      access: accessOfTabs(resource),
    }),
  ) as AnyResource
}

/** Of the access only the values that a role may read of the field of the tabs. The server alone decides access. */
const accessOfTabs = (resource: AnyResource) =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const values = readableValues(resource, role)
      return values ? [[role, { read: { [resource.tabs ?? '']: values } }]] : []
    }),
  )
