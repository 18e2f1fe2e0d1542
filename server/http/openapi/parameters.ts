import { filtersOf, searchedFields, sortsOf } from '#define/reading'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { idOperators, searchedTexts } from '#server/read/conditions/comparison'
import { operatorsOf, type Operator } from '#server/read/conditions/condition'
import { farthestOffset, maxRows } from '#server/read/pages/page'
import { partialJsonType } from '../media-types'
import { shownFields, type Audience } from './audience'
import { valueForm } from './field-schema'
import type { JsonObject } from './json'
import { range } from './range-parameters'
import { inQuery } from './in-query'

const shared = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` })

const inHeader = (name: string, description: string): JsonObject => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})

/** Parameters shared by many operations. */
export const sharedParameters: JsonObject = {
  start: inQuery(
    '_start',
    { type: 'integer', minimum: 0, maximum: farthestOffset, default: 0 },
    'The first row of the page, from 0.',
  ),
  end: inQuery('_end', { type: 'integer', default: 25 }, `Behind the last row; at most ${maxRows} rows.`),
  after: inQuery(
    'after',
    { type: 'string' },
    'The cursor behind which a keyset page starts: from rel="next" of Link.',
  ),
  before: inQuery(
    'before',
    { type: 'string' },
    'The cursor in front of which a keyset page ends: from rel="prev" of Link. Without a value: the end of the list.',
  ),
  from: inQuery(
    '_from',
    { type: 'string' },
    'A value of the first field of _sort, at which a keyset page starts; behind the last value, the page is the last one. ' +
      'For texts, numbers, amounts, dates and datetimes.',
  ),
  limit: inQuery(
    'limit',
    { type: 'integer', minimum: 1, maximum: maxRows, default: 25 },
    'Rows of a keyset page; with it, after, before or _from, the list is paged by keyset.',
  ),
  many: {
    ...inQuery(
      'id',
      { type: 'array', items: { type: 'string', format: 'uuid' } },
      'These records alone, all of them where no page is named.',
    ),
    style: 'form',
    explode: true,
  },
  trash: inQuery('_trash', { type: 'boolean' }, 'What was deleted, in place of what was not.'),
  fields: inQuery(
    '_fields',
    { type: 'string' },
    'Names of fields with commas between them: a row then has only these, beside id, version, deletedAt, _can, _refs and _comments. The response is ' +
      `then ${partialJsonType}. A field that the caller may not read is left out.`,
  ),
  total: inQuery(
    '_total',
    { type: 'string', enum: ['true', 'exact'] },
    'true: a keyset page has X-Total-Count too. exact: X-Total-Count is not capped at 10,000; counting many records may take ' +
      'seconds, and ends after 10 with the status 503.',
  ),
  tabs: inQuery('_tabs', { type: 'boolean' }, 'Whether X-Tab-Totals is asked for.'),
  record: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the record, or its key where it has one.',
    schema: { type: 'string' },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The version that was read, as its ETag: another one is refused as stale.',
    schema: { type: 'string', examples: ['"3"'] },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same request does it once.',
    schema: { type: 'string', maxLength: 200 },
  },
  language: inHeader('Accept-Language', 'The language of sentences: en or zh.'),
  timeZone: inHeader('Time-Zone', 'The time zone of times in sentences, an IANA name.'),
}

const suffixes: { readonly [Op in Operator]?: string } = {
  eq: '',
  ne: '_ne',
  gt: '_gt',
  gte: '_gte',
  lt: '_lt',
  lte: '_lte',
  like: '_like',
}
const meanings: { readonly [Op in Operator]?: string } = {
  eq: 'Equal to this; several of them mean any.',
  ne: 'Other than this.',
  gt: 'More than this.',
  gte: 'This or more.',
  lt: 'Less than this.',
  lte: 'This or less.',
  like: 'Has words that begin like this.',
}

/** The schema of an operand for a field. */
function operandForm(field: AnyField): JsonObject {
  const { items, ...form } = valueForm(withoutLimits(field), 'value')
  return (items as JsonObject | undefined) ?? form
}

const withoutLimits = (field: AnyField): AnyField => {
  const { optional: _, ...rest } = field
  return rest
}

function comparisons(name: string, field: AnyField, fitting = operatorsOf(field)): JsonObject[] {
  const form = operandForm(field)
  return fitting.flatMap((op) => {
    const suffix = suffixes[op]
    if (suffix === undefined) return []
    const parameter = inQuery(name + suffix, form, meanings[op] ?? op)
    return op === 'eq'
      ? [{ ...parameter, schema: { type: 'array', items: form }, style: 'form', explode: true }]
      : [parameter]
  })
}

/** The parameters that filter a list of the resource: flat filters, the nested filter, the search. */
export function narrowing(resource: AnyResource, audience: Audience): JsonObject[] {
  const fields = shownFields(resource, audience)
  const filters = filtersOf(resource).filter((name) => fields[name])
  const nested = inQuery(
    'filter',
    { type: 'string', contentMediaType: 'application/json' },
    'A nested filter as JSON: {"and": […]}, {"or": […]} or {"field", "op", "value"}; ' +
      `fields: ${['id', ...filters].join(', ')}.`,
  )
  const searched = searchedFields(resource).filter((name) => fields[name])
  return [
    ...filters.flatMap((name) => comparisons(name, fields[name] as AnyField)),
    ...comparisons(
      'id',
      { kind: 'ref', to: resource.name },
      idOperators(resource).filter((op) => op !== 'eq'),
    ),
    ...searchedTexts(resource)
      .filter((name) => fields[name] && !(filters.includes(name) && fields[name].kind === 'text'))
      .map((name) => inQuery(`${name}_like`, { type: 'string' }, meanings.like ?? '')),
    nested,
    ...range(resource),
    ...(searched.length > 0
      ? [inQuery('q', { type: 'string' }, `Words to find in ${searched.join(', ')}.`)]
      : []),
    shared('many'),
    ...(resource.trash ? [shared('trash')] : []),
    ...(resource.tabs !== undefined && fields[resource.tabs] ? [shared('tabs')] : []),
  ]
}

/** The parameters that sort a list. */
export function ordering(resource: AnyResource, audience: Audience): JsonObject[] {
  const fields = shownFields(resource, audience)
  const sorts = sortsOf(resource).filter((name) => fields[name])
  return [
    inQuery(
      '_sort',
      { type: 'string' },
      `Fields with commas between them, of: ${[...sorts, ...(resource.managedBy === 'changeLog' ? [] : ['id'])].join(', ')}.`,
    ),
    inQuery('_order', { type: 'string' }, 'asc or desc for each of them.'),
  ]
}

export const fieldsParameter = shared('fields')
export const paging: JsonObject[] = [
  ...['start', 'end', 'after', 'before', 'from', 'limit', 'total'].map(shared),
  fieldsParameter,
]
export const recordParameter = shared('record')
export const ifMatch = shared('ifMatch')
export const idempotencyKey = shared('idempotencyKey')
