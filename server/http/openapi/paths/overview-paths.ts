import type { App } from '#define/app'
import { tileWidths } from '#define/overview/arrangement'
import { comparisons, overviewNames, type OverviewName, type Unit } from '#define/overview/overview'
import type { Overviews } from '#server/features/overview/tile'
import { may, type Audience } from '../audience'
import { comparedValue } from '../filter-form'
import type { JsonObject, Paths } from '../json'
import { schemaName, schemaRef } from '../names'
import { answer, closed, listOf, operation } from '../operation'

const string: JsonObject = { type: 'string' }
const day: JsonObject = { type: 'string', format: 'date' }
const moment: JsonObject = { type: 'string', format: 'date-time' }
const orNull = (type: string): JsonObject => ({ type: [type, 'null'] })
const days = closed({ from: day, to: day })

const behind: JsonObject = {
  ...closed(
    {
      resource: string,
      sum: { ...string, description: 'The field whose sum over the list is the figure, if it is a sum.' },
      at: closed({ field: string, kind: { type: 'string', enum: ['date', 'datetime'] } }),
      where: listOf(closed({ field: string, op: string, value: comparedValue }, ['field', 'op'])),
    },
    ['resource', 'where'],
  ),
  description: 'The list of exactly those records that the figure is made of, in the words of its `filter`.',
}

const line = closed(
  {
    key: { ...orNull('string'), description: 'The metric, or the value that the records share.' },
    label: { ...orNull('string'), description: 'The title of the record that the key stands for.' },
    total: { ...orNull('number'), description: 'Null for an average of no values.' },
    before: { ...orNull('number'), description: 'The figure of what it is compared with.' },
    values: { ...listOf(orNull('number')), description: 'One for each bucket.' },
    valuesBefore: listOf(orNull('number')),
    behind,
  },
  ['key', 'total', 'before', 'values', 'valuesBefore'],
)

const units = ['count', 'money', 'bytes', 'stars', 'share', 'milliseconds'] as const satisfies readonly Unit[]

const metric = closed(
  {
    name: string,
    explanation: closed({ en: string, cn: string }),
    unlisted: {
      ...string,
      description: 'Why no list has the metric as the number or a sum of its records.',
    },
    behind,
    own: { const: true, description: 'Only the records of the caller are counted.' },
  },
  ['name', 'explanation'],
)

const figures = closed(
  {
    kind: { const: 'figures' },
    unit: { type: 'string', enum: [...units] },
    metrics: listOf(metric),
    by: closed({ resource: string, field: string }),
    lines: listOf(line),
    own: { const: true, description: 'Only the records of the caller are counted.' },
    days: { ...days, description: 'The days of the values, one for each, in place of the buckets.' },
  },
  ['kind', 'unit', 'metrics', 'lines'],
)

const arrangement = closed({
  id: { type: 'string', format: 'uuid' },
  version: { type: 'integer' },
  own: { type: 'boolean', description: 'The caller arranged the tiles, in place of the shared arrangement.' },
  shared: { type: 'boolean' },
  tiles: listOf(
    closed({ tile: string, width: { type: 'integer', enum: [...tileWidths] }, hidden: { const: true } }, [
      'tile',
    ]),
  ),
})

interface Documented {
  readonly app: App
  readonly audience: Audience
  readonly overviews: Overviews
}

/** The schemas of the records in an overview, as far as the audience may read them. */
function rowsForms({ app, audience, overviews }: Documented, name: OverviewName): JsonObject[] {
  const tiles = Object.values(overviews.pages[name]?.tiles ?? {})
  const named = new Set(
    tiles.map((tile) => (tile.kind === 'rows' ? overviews.records[tile.records]?.resource : undefined)),
  )
  return Object.values(app)
    .filter((resource) => named.has(resource.name) && may(resource, audience, 'read'))
    .map((resource) =>
      closed(
        {
          kind: { const: 'rows' },
          resource: { const: resource.name },
          own: { const: true, description: 'Only records of the caller.' },
          rows: listOf(schemaRef(schemaName(app, resource))),
        },
        ['kind', 'resource', 'rows'],
      ),
    )
}

const formOf = (documented: Documented, name: OverviewName): JsonObject =>
  closed({
    range: days,
    compared: { oneOf: [days, { type: 'null' }] },
    timezone: string,
    bucket: { type: 'string', enum: ['day', 'week', 'month'] },
    buckets: listOf(closed({ from: day, to: day, starts: moment, ends: moment })),
    currency: { ...orNull('string'), description: 'Amounts are in this one and no other.' },
    currencies: listOf(string),
    tiles: {
      type: 'object',
      additionalProperties: { oneOf: [figures, ...rowsForms(documented, name)] },
    },
    arrangement: {
      oneOf: [arrangement, { type: 'null' }],
      description: 'How the tiles are arranged for the caller; null if they are as declared.',
    },
  })

const parameter = (name: string, schema: JsonObject, description: string): JsonObject => ({
  name,
  in: 'query',
  schema,
  description,
})

const parameters = [
  parameter('from', day, 'The first day; left out, thirty days up to the last one.'),
  parameter('to', day, 'The last day; left out, today.'),
  parameter(
    'compare',
    { type: 'string', enum: [...comparisons], default: 'previous' },
    'With what: as many days before, the same days a year before, or nothing.',
  ),
  parameter('timezone', { type: 'string', default: 'UTC' }, 'The IANA zone in which days begin.'),
  parameter('currency', { type: 'string' }, 'That of all amounts; left out, the most used one.'),
]

/** The overviews, for every signed-in user; each shows what the user may read. */
export function overviewPaths(app: App, audience: Audience, overviews: Overviews): Paths {
  if (!audience) return {}
  return Object.fromEntries(
    overviewNames.map((name) => [
      `/api/overview/${name}`,
      {
        get: operation({
          id: `overview${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          tag: 'Program',
          summary: `The figures of the overview ${name}, as far as the caller may read what they are made of`,
          parameters,
          answers: { 200: answer('The figures of the range.', formOf({ app, audience, overviews }, name)) },
          problems: ['invalid'],
        }),
      },
    ]),
  )
}
