import type { Role } from '#define/access'
import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import { fieldOf, readableFields, readRuleOf, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '../../db/tables/columns'
import { sql, type SQL } from '../../db/statement'
import type { Standing } from './access-sql'
import { matchSql } from './match'

/** The hidden values of a record: what their masks show, and whether the caller may reveal them. */
export type Masked = Readonly<Record<string, { readonly shows: string; readonly reveals: boolean }>>

const columnOf = (resource: AnyResource, name: string): SQL =>
  sql.raw(`${quoted(resource.name)}.${quoted(name)}`)

/**
 * The condition under which a role may see a field's value, even if only by revealing it; undefined where it never
 * may.
 */
export function visibleSql(
  app: App,
  resource: AnyResource,
  role: Role,
  who: Standing,
  field: AnyField,
): SQL | undefined {
  const rule = who === 'program' || readRuleOf(field, role)
  if (rule === false) return undefined
  if (rule === true) return sql`true`
  const matches = rule.map((match) => matchSql(app, resource, match, resource.name))
  return sql`(${sql.join(matches, sql` or `)})`
}

/** The condition under which a field's value is returned without a mask; undefined where it never is. */
export const clearSql = (
  app: App,
  resource: AnyResource,
  role: Role,
  who: Standing,
  field: AnyField,
): SQL | undefined =>
  field.personal && who !== 'program' ? undefined : visibleSql(app, resource, role, who, field)

/** The requested fields, or all, of which a role may not read every value. */
const hiddenFields = (
  resource: AnyResource,
  role: Role,
  fields: readonly string[] | undefined,
): [string, AnyField][] =>
  Object.entries(readableFields(resource, role)).filter(
    ([name, field]) => !readsAll(field, role) && (!fields || fields.includes(name)),
  )
export const hasHidden = (resource: AnyResource, role: Role, fields?: readonly string[]): boolean =>
  hiddenFields(resource, role, fields).length > 0

/** A column as a role reads it: null in the records in which its value is hidden. */
export function maskedColumn(app: App, resource: AnyResource, role: Role, who: Standing, name: string): SQL {
  const column = columnOf(resource, name)
  const field = fieldOf(resource, name)
  if (!field || readsAll(field, role)) return column
  const clear = clearSql(app, resource, role, who, field)
  const value = clear ? sql`case when ${clear} then ${column} end` : sql`null`
  return sql`${value} as ${sql.identifier(name)}`
}

/** The hidden values of a row, as one more column; nothing for a role that reads all of them. */
export function maskedSql(
  app: App,
  resource: AnyResource,
  role: Role,
  who: Standing,
  fields?: readonly string[],
): SQL {
  const hidden = hiddenFields(resource, role, fields)
  if (hidden.length === 0) return sql``
  const masks = hidden.map(([name, field]) => {
    const column = columnOf(resource, name)
    const clear = clearSql(app, resource, role, who, field) ?? sql`false`
    const reveals = (field.personal && visibleSql(app, resource, role, who, field)) || sql`false`
    const shows = field.mask ? sql`right(${column}, ${sql.raw(String(field.mask))})` : sql`''`
    return sql`${sql.raw(`'${name}'`)}, case when ${column} is not null and (${clear}) is not true then jsonb_build_object('shows', ${shows}, 'reveals', coalesce(${reveals}, false)) end`
  })
  return sql`, jsonb_strip_nulls(jsonb_build_object(${sql.join(masks, sql`, `)})) as "_masked"`
}
