import type { App } from '#define/app'
import { comparisons, overviewNames, type OverviewName, type Unit } from '#define/overview'
import { overviews } from '#server/features/overview/specs'
import { may, type Audience } from '../audience'
import { comparedValue } from '../filter-form'
import type { JsonObject, Paths } from '../json'
import { schemaName, schemaRef } from '../names'
import { answer, closed, listOf, operation } from '../operation'

const string: JsonObject = { type: 'string' }
const number: JsonObject = { type: 'number' }
const day: JsonObject = { type: 'string', format: 'date' }
const moment: JsonObject = { type: 'string', format: 'date-time' }
const orNull = (type: string): JsonObject => ({ type: [type, 'null'] })
const days = closed({ from: day, to: day })

const behind: JsonObject = {
  ...closed(
    {
      resource: string,
      at: closed({ field: string, kind: { type: 'string', enum: ['date', 'datetime'] } }),
      where: listOf(closed({ field: string, op: string, value: comparedValue }, ['field', 'op'])),
    },
    ['resource', 'where'],
  ),
  description: 'The list of exactly those records that the figure is made of, in the words of its `filter`.',
}

const line = closed(
  {
    key: { ...orNull('string'), description: 'A measure, or the value that the records share.' },
    label: { ...orNull('string'), description: 'The title of the record that the key stands for.' },
    total: number,
    before: { ...orNull('number'), description: 'The figure of what it is compared with.' },
    values: { ...listOf(number), description: 'One for each bucket.' },
    valuesBefore: listOf(number),
    behind,
  },
  ['key', 'total', 'before', 'values', 'valuesBefore'],
)

const units = ['count', 'money', 'bytes', 'stars', 'share', 'milliseconds'] as const satisfies readonly Unit[]

const figures = closed(
  {
    kind: { const: 'figures' },
    unit: { type: 'string', enum: [...units] },
    by: closed({ resource: string, field: string }),
    lines: listOf(line),
  },
  ['kind', 'unit', 'lines'],
)

/** The schemas of the records in an overview, as far as the audience may read them. */
function rowsForms(app: App, audience: Audience, name: OverviewName): JsonObject[] {
  const tiles = Object.values(overviews[name].tiles)
  const named = new Set(tiles.flatMap((tile) => (tile.kind === 'rows' ? [tile.resource] : [])))
  return Object.values(app)
    .filter((resource) => named.has(resource.name) && may(resource, audience, 'read'))
    .map((resource) =>
      closed({
        kind: { const: 'rows' },
        resource: { const: resource.name },
        rows: listOf(schemaRef(schemaName(app, resource))),
      }),
    )
}

const formOf = (app: App, audience: Audience, name: OverviewName): JsonObject =>
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
      additionalProperties: { oneOf: [figures, ...rowsForms(app, audience, name)] },
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
export function overviewPaths(app: App, audience: Audience): Paths {
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
          answers: { 200: answer('The figures of the range.', formOf(app, audience, name)) },
          problems: ['invalid'],
        }),
      },
    ]),
  )
}
