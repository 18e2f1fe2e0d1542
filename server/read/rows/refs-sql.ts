import type { Role } from '#define/access'
import type { App } from '#define/app'
import type { AnyField, AnyFields } from '#define/kinds'
import { readableFields, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import type { Standing } from '../access/access-sql'
import { titleAllowedFor } from '../known-people'
import { clearSql } from '../access/masks'

/**
 * The titles of the records that these columns of a row refer to, lists included, as far as the role may read them or
 * the field shows them to every reader of the row.
 */
export function refsSql(
  app: App,
  resource: AnyResource,
  role: Role,
  who: Standing,
  columns: readonly string[],
): SQL {
  const titles = hitsOf(app, resource, role, who, columns).flatMap(({ to, hit, isTitled }) => {
    const target = app[to]
    const allowed = target && (isTitled ? sql`true` : titleAllowedFor(app, target, who, '_target'))
    return target && allowed ? [titleSql(target, sql`${hit} and ${allowed}`)] : []
  })
  return titles.length === 0 ? sql`'{}'::jsonb` : sql.join(titles, sql` || `)
}

interface Hit {
  readonly to: string
  /** The condition under which a record is referred to. */
  readonly hit: SQL
  /** Whether every reader of the row reads the title. */
  readonly isTitled?: boolean
}

function hitsOf(
  app: App,
  resource: AnyResource,
  role: Role,
  who: Standing,
  columns: readonly string[],
): Hit[] {
  return Object.entries(readableFields(resource, role)).flatMap(([name, field]) => {
    if (!columns.includes(name)) return []
    const column = sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
    const seen = clearSql(app, resource, role, who, field)
    if (!seen) return []
    const hits = fieldHits(app, resource, column, field)
    return readsAll(field, role) ? hits : hits.map((each) => ({ ...each, hit: sql`${seen} and ${each.hit}` }))
  })
}

function fieldHits(app: App, resource: AnyResource, column: SQL, field: AnyField): Hit[] {
  if (field.kind === 'text' && field.recordOf) return namedHits(app, resource, column, field.recordOf)
  if (field.kind === 'ref' || field.kind === 'refs') {
    const hit = field.kind === 'ref' ? sql`"_target"."id" = ${column}` : sql`"_target"."id" = any(${column})`
    return [{ to: field.to, hit, isTitled: field.titled === true }]
  }
  return field.kind === 'listOf' ? rowHits(column, field.fields) : []
}

/** The hits of an id field whose resource is named by another field. */
function namedHits(app: App, resource: AnyResource, column: SQL, by: string): Hit[] {
  const named = sql.raw(`${quoted(resource.name)}.${quoted(by)}`)
  return Object.values(app)
    .filter(({ managedBy, personOnly }) => managedBy !== 'changeLog' && !personOnly)
    .map(({ name }) => ({ to: name, hit: sql`${named} = ${name} and "_target"."id" = ${idIn(column)}` }))
}

/** A text column as an id; null where it holds something else, which a cast would reject. */
const idIn = (column: SQL): SQL =>
  sql`(case when ${column} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${column}::uuid end)`

const rowHits = (column: SQL, fields: AnyFields): Hit[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'ref'
      ? [
          {
            to: field.to,
            hit: sql`"_target"."id" in (select ("_row"->>${sql.raw(`'${name}'`)})::uuid from jsonb_array_elements(${column}) "_row")`,
          },
        ]
      : [],
  )

function titleSql(target: AnyResource, hit: SQL): SQL {
  const title = sql.raw(`"_target".${quoted(target.title)}`)
  return sql`coalesce((select jsonb_object_agg("_target"."id", ${title}) from ${sql.identifier(target.name)} "_target" where ${hit}), '{}'::jsonb)`
}
