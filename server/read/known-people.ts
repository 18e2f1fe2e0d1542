import { me, ruleFor } from '#define/access'
import type { App } from '#define/app'
import { atEndOf } from '#define/people'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../base/caller'
import { isArray, quoted } from '../db/tables/columns'
import { sql, type SQL } from '../db/statement'
import { allowedFor, allowedSql, type Standing } from './access-sql'
import { boundTo, ruleSql } from './match'

/** The records of a resource that the caller shares, as the table `_shared`. Bind it to the caller. */
function sharedBy(app: App, resource: AnyResource): SQL {
  const rule = (resource.people ?? []).map((name) => ({ [name]: me }))
  const alive = resource.trash ? sql`"_shared"."deletedAt" is null and ` : sql``
  return sql`${sql.identifier(resource.name)} "_shared" where ${alive}${ruleSql(app, resource, rule, '_shared')}`
}

/** The condition that the user of a row of `table` is among the people of `_shared`. */
function isAmong({ fields, people = [] }: AnyResource, table: string): SQL {
  const id = sql.raw(`${quoted(table)}."id"`)
  const matches = people.map((name) => {
    const column = sql.raw(`"_shared".${quoted(name)}`)
    const field = fields[name]
    return field && isArray(field) ? sql`${column} && array[${id}]` : sql`${column} = ${id}`
  })
  return sql`(${sql.join(matches, sql` or `)})`
}

/**
 * The condition that callers share a record with a user, who is a row of `table`, and therefore read their name.
 * Undefined where no resource has `people`.
 */
function knownSql(app: App, table: string): SQL | undefined {
  const known = Object.values(app)
    .filter(({ people }) => people)
    .map((resource) => sql`exists (select from ${sharedBy(app, resource)} and ${isAmong(resource, table)})`)
  return known.length > 0 ? sql.join(known, sql` or `) : undefined
}

/** Whether all users of a role may open every record of a resource. */
const opensAll = ({ access }: AnyResource, who: Standing): boolean =>
  who === 'program' || ruleFor(access, who, 'read') === true

/**
 * The condition under which all users of a role may read the title of a record, which is a row of `table`: that of a
 * user also if they share a record with them. Bind it to a caller.
 */
export function titleAllowedFor(
  app: App,
  target: AnyResource,
  who: Standing,
  table: string = target.name,
): SQL | undefined {
  const allowed = allowedFor(app, target, 'read', who, table)
  if (target.name !== 'users' || opensAll(target, who)) return allowed
  const known = knownSql(app, table)
  return allowed && known ? sql`(${allowed} or ${known})` : (allowed ?? (known && sql`(${known})`))
}

/** A reference to a record with people, from a value of another record. */
export interface PathToPeople {
  readonly resource: AnyResource
  readonly path: readonly string[]
  /** The value of the first field of the path. */
  readonly first: string
}

/** The id of the record at the end of a path. */
function endOf(app: App, { resource, path, first }: PathToPeople): SQL {
  const [start = '', ...others] = path
  let at = atEndOf(app, resource, [start])
  let id = sql`${first}::uuid`
  for (const name of others) {
    if (!at) throw new Error('A path to people follows a field that is no reference')
    id = sql`(select ${sql.identifier(name)} from ${sql.identifier(at.name)} where "id" = ${id})`
    at = atEndOf(app, at, [name])
  }
  return id
}

/** The condition that a caller and a user, who is a row of `table`, are both among the people at the end of a path. */
export function amongSql(app: App, caller: Caller, to: PathToPeople, table = 'users'): SQL {
  const resource = atEndOf(app, to.resource, to.path)
  if (!resource) throw new Error('A path to people leads to no declared resource')
  return boundTo(
    caller,
    sql`exists (select from ${sharedBy(app, resource)} and "_shared"."id" = ${endOf(app, to)} and ${isAmong(resource, table)})`,
  )
}

/** The condition that a caller may open a user or share a record with them: with `to`, the one at the end of the path. */
export function chosenSql(app: App, users: AnyResource, caller: Caller, to: PathToPeople | undefined): SQL {
  const allowed = allowedSql(app, users, 'read', caller) ?? sql`false`
  return to
    ? sql`(${allowed} or ${amongSql(app, caller, to)})`
    : boundTo(caller, titleAllowedFor(app, users, caller.role) ?? sql`false`)
}
