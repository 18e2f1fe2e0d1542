import type { Appended } from '#define/declaration/appended'
import { sampledFields } from '#define/declaration/logged'
import type { AnyResource } from '#define/resource'
import { countChange } from '#server/db/count-change'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'

export type Unit = 'hour' | 'day'

/** Approximate maximum number of measurements in one record. */
const maxSamples = 200

/**
 * Merges the records of an interval that differ only in their sums and measurements and belong to the same hour or
 * day. One record of each group is kept and gets the values of all, the others are deleted.
 */
export function mergeSql(
  resource: AnyResource,
  appended: Appended,
  unit: Unit,
  from: string,
  to: string,
): SQL {
  const { at, sums, samples } = appended
  const sampled = sampledFields(resource)
  const apart = new Set([at, ...sums, ...sampled, ...(samples === undefined ? [] : [samples])])
  const same = Object.keys(resource.fields).filter((name) => !apart.has(name))
  const table = quoted(resource.name)
  const list = samples === undefined ? `'[]'::jsonb` : quoted(samples)
  const group = [...same.map(quoted), '"_start"'].join(', ')
  const added = sums.map((name) => `sum(${quoted(name)}) as ${quoted(name)}`)
  return sql`with "_counted" as (${sql.raw(countChange(resource.name))}),
    "_started" as (select *, date_trunc('${sql.raw(unit)}', ${sql.raw(quoted(at))}, 'UTC') as "_start" from ${sql.raw(table)}
      where ${sql.raw(quoted(at))} >= ${from}::timestamptz and ${sql.raw(quoted(at))} < ${to}::timestamptz),
    ${sql.raw(`"_placed" as (select *, (sum(jsonb_array_length(${list})) over (partition by ${group} order by "id") - jsonb_array_length(${list})) / ${maxSamples} as "_chunk" from "_started"),
    "_merged" as (select array_agg("id" order by "id") as "_ids", "_start", ${[...added, `array_agg(${list} order by "id") as "_lists"`].join(', ')}
      from "_placed" group by ${group}, "_chunk" having count(*) > 1 or min(${quoted(at)}) <> "_start"),
    "_dropped" as (delete from ${table} using "_merged" where ${table}."id" = any("_merged"."_ids"[2:]))
    update ${table} set ${setsOf(resource, appended, sampled).join(', ')} from "_merged" where ${table}."id" = "_merged"."_ids"[1]`)}`
}

function setsOf(
  resource: AnyResource,
  { at, sums, samples }: Appended,
  sampled: readonly string[],
): string[] {
  const each = `from unnest("_merged"."_lists") "_list", jsonb_array_elements("_list") "_sample"`
  const percentile = (name: string) =>
    `${quoted(name)} = (select percentile_disc(0.75) within group (order by ("_sample"->>'${name}')::numeric) ${each})`
  return [
    `${quoted(at)} = "_merged"."_start"`,
    ...sums.map((name) => `${quoted(name)} = "_merged".${quoted(name)}`),
    ...(samples === undefined
      ? []
      : [`${quoted(samples)} = (select coalesce(jsonb_agg("_sample"), '[]') ${each})`]),
    ...sampled.map(percentile),
    `"version" = ${quoted(resource.name)}."version" + 1`,
    `"updatedAt" = now()`,
  ]
}
