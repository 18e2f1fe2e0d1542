import type { OverviewAnswer, OverviewName, RowsTile, Tile } from '#define/overview/overview'
import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, unprepared } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import type { Condition } from '#server/read/conditions/condition'
import { list, type Reader } from '#server/read/list'
import type { Services } from '#server/write/services/services'
import { arrangementOf } from './arrangement'
import { figuresQuery, isOwn, shownMetric } from './figures'
import { currencyFieldOf } from './measure-sql'
import type { Range } from './range'
import type { OverviewSpec, Overviews, Records, TileSpec } from './tile'

/** Who reads an overview, and what all overviews are made of. */
export interface OverviewContext {
  readonly reader: Reader
  readonly services: Pick<Services, 'contents'>
  readonly overviews: Overviews
}

/**
 * The tiles of an overview, as far as the caller may read the underlying values. Runs one statement for all figures,
 * one for the currencies, and one per tile of records.
 */
export async function overview(
  { reader, services, overviews }: OverviewContext,
  name: OverviewName,
  requested: Range,
): Promise<OverviewAnswer> {
  const spec = overviews.pages[name] ?? { tiles: {} }
  const currencies = await currenciesOf(reader, spec)
  const range: Range = { ...requested, currency: requested.currency ?? currencies[0] }
  const [figures, rows, computed, arrangement] = await Promise.all([
    figuresOf(reader, spec, overviews, range),
    rowsOf(reader, spec, overviews, range),
    computedOf({ reader, services, overviews }, spec),
    arrangementOf(reader, name),
  ])
  const tiles = Object.keys(spec.tiles).flatMap((tile): [string, Tile][] => {
    const made = figures.get(tile) ?? rows.get(tile) ?? computed.get(tile)
    return made ? [[tile, made]] : []
  })
  return {
    range: { from: range.from, to: range.to },
    compared: range.compared,
    timezone: range.zone.name,
    bucket: range.size,
    buckets: range.buckets,
    currency: range.currency ?? null,
    currencies,
    tiles: Object.fromEntries(tiles),
    arrangement,
  }
}

/** The currencies of the amounts that the caller may read, most used first. */
async function currenciesOf({ app, database, caller }: Reader, spec: OverviewSpec): Promise<string[]> {
  const resource = spec.currencyOf === undefined ? undefined : app[spec.currencyOf]
  const allowed = resource && allowedSql(app, resource, 'read', caller)
  const name = resource && currencyFieldOf(resource)
  if (!allowed || name === undefined) return []
  const alive = resource.trash ? sql` and "deletedAt" is null` : sql``
  const rows = await database.query<{ currency: string }>(
    unprepared(
      sql`select ${sql.raw(quoted(name))} as "currency" from ${sql.identifier(resource.name)} where ${allowed}${alive} group by 1 order by count(*) desc, 1`,
    ),
  )
  return rows.map(({ currency }) => currency)
}

async function figuresOf(
  reader: Reader,
  spec: OverviewSpec,
  overviews: Overviews,
  range: Range,
): Promise<Map<string, Tile>> {
  const requested = Object.entries(spec.tiles).flatMap(([name, tile]) => {
    const figures = tile.kind === 'figures' ? figuresQuery(reader, tile, overviews, range) : undefined
    return figures ? [{ name, ...figures }] : []
  })
  const all = requested.flatMap(({ sqls }) => sqls)
  if (all.length === 0) return new Map()
  const columns = all.map((item, index) => sql`${item} as ${sql.identifier(`f${index}`)}`)
  const [answered] = await reader.database.query<Record<string, never[]>>(
    unprepared(sql`select ${sql.join(columns, sql`, `)}`),
  )
  let position = 0
  return new Map(
    requested.map(({ name, sqls, tileOf }) => [
      name,
      tileOf(sqls.map(() => answered?.[`f${position++}`] ?? [])),
    ]),
  )
}

async function rowsOf(
  reader: Reader,
  spec: OverviewSpec,
  { records }: Overviews,
  range: Range,
): Promise<Map<string, Tile>> {
  return tilesOf(spec, async (tile) => {
    const found = tile.kind === 'rows' ? records[tile.records] : undefined
    return found && recordsOf(reader, found, range)
  })
}

async function computedOf(
  { reader, services, overviews }: OverviewContext,
  spec: OverviewSpec,
): Promise<Map<string, Tile>> {
  return tilesOf(spec, async (tile) => {
    const metric = tile.kind === 'computed' ? overviews.computed[tile.metric] : undefined
    const lines = await metric?.compute(reader, services)
    if (tile.kind !== 'computed' || !metric || !lines) return undefined
    const resource = reader.app[metric.resource]
    return {
      kind: 'figures',
      unit: metric.unit,
      metrics: [shownMetric(reader, tile.metric, metric, metric.behind)],
      lines,
      ...(resource && isOwn(reader, resource) && { own: true }),
    }
  })
}

async function tilesOf(
  { tiles }: OverviewSpec,
  make: (tile: TileSpec) => Promise<Tile | undefined>,
): Promise<Map<string, Tile>> {
  const made = await Promise.all(
    Object.entries(tiles).map(async ([name, tile]) => [name, await make(tile)] as const),
  )
  return new Map(made.flatMap(([name, tile]) => (tile ? [[name, tile] as const] : [])))
}

async function recordsOf(reader: Reader, spec: Records, range: Range): Promise<RowsTile | undefined> {
  const resource = reader.app[spec.resource]
  if (!resource || !allowedSql(reader.app, resource, 'read', reader.caller)) return undefined
  const where = [...(spec.where ?? []), ...inRange(resource, spec.at, range)]
  const [field, order] = spec.sort.startsWith('-')
    ? [spec.sort.slice(1), 'desc' as const]
    : [spec.sort, 'asc' as const]
  const { rows } = await list(reader, resource, {
    ...(spec.match && { match: spec.match }),
    where,
    trash: false,
    tabs: false,
    sorts: [{ field, order }],
    page: { kind: 'keyset', limit: spec.limit },
  })
  return { kind: 'rows', resource: resource.name, rows, ...(isOwn(reader, resource) && { own: true }) }
}

function inRange(resource: AnyResource, at: string | undefined, range: Range): Condition[] {
  const [first, last] = [range.buckets[0], range.buckets.at(-1)]
  if (at === undefined || !first || !last) return []
  const isDay = fieldOf(resource, at)?.kind === 'date'
  return [{ field: at, op: 'between', values: isDay ? [range.from, range.to] : [first.starts, last.ends] }]
}
