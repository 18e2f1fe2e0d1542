import { z } from 'zod'
import type { AnyField, AnyFields } from '#define/kinds'
import type { App } from '#define/app'
import { fieldOf, readableFields, readsAll } from '#define/reading'
import type { AnyResource, RowOf } from '#define/resource'
import { valueSchema } from '#define/parsing/schema'
import { metaFields } from '#define/values'
import type { Role } from '#define/access'
import type { Caller } from '../base/caller'
import { quoted } from '../db/tables/columns'
import { sql, type SQL } from '../db/statement'
import { allowedFor, standingOf, type Standing } from './access-sql'
import { canSql } from './can-sql'
import { boundTo } from './match'
import { clearSql, hasHidden, maskedSql, maskedColumn, type Masked } from './masks'

/** A record as the API returns it: with the fields of its resource, where the resource is known by its type. */
export type Row<R = AnyResource> = {
  id: string
  version: number
  _can: string[]
  _refs: Record<string, string | null>
  _masked?: Masked
} & (AnyResource extends R ? Record<string, unknown> : RowOf<R>)

const columnsSeen = (resource: AnyResource, role: Role): string[] => [
  ...new Set([
    ...metaFields,
    ...Object.keys(readableFields(resource, role)),
    ...(resource.trash ? ['deletedAt'] : []),
  ]),
]

const selections = new WeakMap<App, Map<string, SQL>>()

/**
 * The columns of each row: the fields that the caller may read, the verbs they may apply to it, and the titles of
 * referenced records.
 */
export function selection(app: App, resource: AnyResource, caller: Caller): SQL {
  let composed = selections.get(app)
  if (!composed) selections.set(app, (composed = new Map()))
  const who = standingOf(caller)
  const key = `${resource.name} ${who}`
  let made = composed.get(key)
  if (!made) composed.set(key, (made = selectionFor(app, resource, caller.role, who)))
  return boundTo(caller, made)
}

function selectionFor(app: App, resource: AnyResource, role: Role, who: Standing): SQL {
  const columns = columnsSeen(resource, role).map((name) => maskedColumn(app, resource, role, who, name))
  return sql`${sql.join(columns, sql`, `)}${maskedSql(app, resource, role, who)}, ${canSql(app, resource, who)} as "_can", ${refsSql(app, resource, role, who)} as "_refs"`
}

/** The titles of the records that a row refers to, including those in its lists, as far as the role may read them. */
function refsSql(app: App, resource: AnyResource, role: Role, who: Standing): SQL {
  const titles = hitsOf(app, resource, role, who).flatMap(({ to, hit }) => {
    const target = app[to]
    const allowed = target && allowedFor(app, target, 'read', who, '_target')
    return target && allowed ? [titleSql(target, sql`${hit} and ${allowed}`)] : []
  })
  return titles.length === 0 ? sql`'{}'::jsonb` : sql.join(titles, sql` || `)
}

interface Hit {
  readonly to: string
  /** The condition under which a record is referred to. */
  readonly hit: SQL
}

function hitsOf(app: App, resource: AnyResource, role: Role, who: Standing): Hit[] {
  return Object.entries(readableFields(resource, role)).flatMap(([name, field]) => {
    const column = sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
    const seen = clearSql(app, resource, role, who, field)
    if (!seen) return []
    const hits = fieldHits(app, resource, column, field)
    return readsAll(field, role) ? hits : hits.map(({ to, hit }) => ({ to, hit: sql`${seen} and ${hit}` }))
  })
}

function fieldHits(app: App, resource: AnyResource, column: SQL, field: AnyField): Hit[] {
  if (field.kind === 'text' && field.recordOf) return namedHits(app, resource, column, field.recordOf)
  if (field.kind === 'ref') return [{ to: field.to, hit: sql`"_target"."id" = ${column}` }]
  if (field.kind === 'refs') return [{ to: field.to, hit: sql`"_target"."id" = any(${column})` }]
  return field.kind === 'listOf' ? rowHits(column, field.fields) : []
}

/** The hits of an id field whose resource is named by another field. */
function namedHits(app: App, resource: AnyResource, column: SQL, by: string): Hit[] {
  const named = sql.raw(`${quoted(resource.name)}.${quoted(by)}`)
  return Object.values(app)
    .filter(({ managedBy }) => !managedBy)
    .map(({ name }) => ({ to: name, hit: sql`${named} = ${name} and "_target"."id" = ${column}::uuid` }))
}

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

/**
 * The schema of a row in a response: exactly the fields that exist for the role. It uses the full zod instead of
 * zod/mini, as only the full one compiles objects, which is three times as fast.
 */
export function rowSchema(resource: AnyResource, role: Role) {
  const fields = Object.fromEntries(
    columnsSeen(resource, role).map((name) => [name, columnSchema(resource, role, name)] as const),
  )
  return z.object({
    ...fields,
    ...(hasHidden(resource, role) && { _masked: maskedSchema }),
    _can: z.array(z.string()),
    _refs: z.record(z.string(), z.nullable(z.string())),
  })
}

const maskedSchema = z.record(z.string(), z.object({ shows: z.string(), reveals: z.boolean() }))

function columnSchema(resource: AnyResource, role: Role, name: string): z.core.$ZodType {
  if (name === 'id') return z.uuid()
  if (name === 'version') return z.int()
  if (name === 'deletedAt') return z.nullable(z.iso.datetime())
  const field = fieldOf(resource, name)
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  return readsAll(field, role) ? valueSchema(field) : z.nullable(valueSchema(field) as z.ZodType)
}

const schemas = new WeakMap<AnyResource, Map<Role, ReturnType<typeof rowSchema>>>()

/** Parses rows for a response; a column that is not declared is never sent, whatever was selected. */
export function parseRows<R extends AnyResource>(resource: R, role: Role, rows: unknown[]): Row<R>[] {
  let byRole = schemas.get(resource)
  if (!byRole) schemas.set(resource, (byRole = new Map()))
  let schema = byRole.get(role)
  if (!schema) byRole.set(role, (schema = rowSchema(resource, role)))
  const parse = (row: unknown): unknown => schema.parse(row)
  return rows.map((row) => parse(row) as Row<R>)
}
