import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { quoted } from '../../db/tables/columns'
import { sql, type SQL } from '../../db/statement'
import type { Caller } from '../../base/caller'
import { requireAllowed } from '../access/access-sql'
import { conditionSql, type Condition } from './condition'
import { boundTo, matchSql } from '../access/match'
import type { ListQuery } from '../query'

/** The conditions of a list without those of access: its filters, its search, in the trash or not. Bind them to a caller. */
export function conditionsSql(
  app: App,
  resource: AnyResource,
  query: Pick<ListQuery, 'trash' | 'ids' | 'except' | 'where' | 'match' | 'search'>,
): SQL[] {
  const column = (name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  const parts: SQL[] = []
  if (resource.trash)
    parts.push(query.trash ? sql`${column('deletedAt')} is not null` : sql`${column('deletedAt')} is null`)
  if (query.ids) parts.push(sql`${column('id')} = any(${sql.param([...query.ids])}::uuid[])`)
  if (query.except?.length) parts.push(sql`${column('id')} <> all(${sql.param([...query.except])}::uuid[])`)
  if (resource.managedBy === 'changeLog' && !query.ids) parts.push(...listedSql(app, resource, query.where))
  for (const condition of query.where) parts.push(conditionSql(resource, condition))
  if (query.match) parts.push(matchSql(app, resource, query.match, resource.name))
  if (query.search) parts.push(conditionSql(resource, { search: query.search }))
  return parts
}

/** Leaves out the changes of resources that the audit log lists only where they are filtered for. */
function listedSql(app: App, { name }: AnyResource, where: ListQuery['where']): SQL[] {
  const requested = new Set(where.flatMap((condition) => valuesRequested(condition, 'resource')))
  const unlisted = Object.values(app).flatMap((each) =>
    each.unlisted && !requested.has(each.name) ? [each.name] : [],
  )
  if (unlisted.length === 0) return []
  return [sql`${sql.raw(`${quoted(name)}."resource"`)} <> all(${sql.param(unlisted)}::text[])`]
}

/** The values of a field for which a condition asks, in whatever part of it. */
function valuesRequested(condition: Condition, field: string): readonly unknown[] {
  const parts = 'and' in condition ? condition.and : 'or' in condition ? condition.or : undefined
  if (parts) return parts.flatMap((part) => valuesRequested(part, field))
  const isOfField = 'field' in condition && condition.field === field
  return isOfField && ['eq', 'in'].includes(condition.op) ? condition.values : []
}

/** Who reads, and the declarations. */
interface Reading {
  readonly app: App
  readonly caller: Caller
}

/** All conditions of a list: what the caller may read, their filters, their search, in the trash or not. */
export function whereSql(reading: Reading, resource: AnyResource, query: ListQuery): SQL {
  const conditions = conditionsSql(reading.app, resource, query)
  const parts = [...allowedParts(reading, resource, query), ...conditions]
  return boundTo(reading.caller, sql.join(parts, sql` and `))
}

/** The condition of what the caller may read, whatever they filter or search by. */
export const allowedSql = (reading: Reading, resource: AnyResource, query: ListQuery): SQL =>
  boundTo(reading.caller, sql.join(allowedParts(reading, resource, query), sql` and `))

/** What the caller may read; in the trash, what they may also delete. */
function allowedParts({ app, caller }: Reading, resource: AnyResource, { trash }: ListQuery): SQL[] {
  const readable = requireAllowed(app, resource, 'read', caller)
  return trash ? [requireAllowed(app, resource, 'delete', caller), readable] : [readable]
}
