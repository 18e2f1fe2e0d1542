import type { OverviewAnswer, OverviewName, RowsTile, Tile } from '#define/overview'
import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, unprepared } from '#server/db/statement'
import { allowedSql } from '#server/read/access-sql'
import type { Condition } from '#server/read/condition'
import { list, type Reader } from '#server/read/list'
import { figuresQuery } from './figures'
import { currencyFieldOf } from './measure-sql'
import type { Range } from './range'
import { overviews } from './specs'
import { storageOf } from './storage-tile'
import type { OverviewSpec, RowsSpec } from './tile'

/**
 * The tiles of an overview, as far as the caller may read the underlying values. Runs one statement for all figures,
 * one for the currencies, and one per tile of records.
 */
export async function overview(
  reader: Reader,
  name: OverviewName,
  requested: Range,
): Promise<OverviewAnswer> {
  const spec = overviews[name]
  const currencies = await currenciesOf(reader, spec)
  const range: Range = { ...requested, currency: requested.currency ?? currencies[0] }
  const [figures, rows, storage] = await Promise.all([
    figuresOf(reader, spec, range),
    rowsOf(reader, spec, range),
    storageOf(reader, spec),
  ])
  const tiles = Object.keys(spec.tiles).flatMap((tile): [string, Tile][] => {
    const made = figures.get(tile) ?? rows.get(tile) ?? storage.get(tile)
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

async function figuresOf(reader: Reader, spec: OverviewSpec, range: Range): Promise<Map<string, Tile>> {
  const requested = Object.entries(spec.tiles).flatMap(([name, tile]) => {
    const figures = tile.kind === 'figures' ? figuresQuery(reader, tile, range) : undefined
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

async function rowsOf(reader: Reader, spec: OverviewSpec, range: Range): Promise<Map<string, Tile>> {
  const made = await Promise.all(
    Object.entries(spec.tiles).map(async ([name, tile]) => {
      const found = tile.kind === 'rows' ? await recordsOf(reader, tile, range) : undefined
      return found ? ([name, found] as const) : undefined
    }),
  )
  return new Map(made.filter((item) => item !== undefined))
}

async function recordsOf(reader: Reader, spec: RowsSpec, range: Range): Promise<RowsTile | undefined> {
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
  return { kind: 'rows', resource: resource.name, rows }
}

function inRange(resource: AnyResource, at: string | undefined, range: Range): Condition[] {
  const [first, last] = [range.buckets[0], range.buckets.at(-1)]
  if (at === undefined || !first || !last) return []
  const isDay = fieldOf(resource, at)?.kind === 'date'
  return [{ field: at, op: 'between', values: isDay ? [range.from, range.to] : [first.starts, last.ends] }]
}
