import { me, ruleFor } from '#define/access'
import type { App } from '#define/app'
import { atEndOf } from '#define/views/people'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../base/caller'
import { isArray, quoted } from '../db/tables/columns'
import { sql, type SQL } from '../db/statement'
import { allowedFor, allowedSql, type Standing } from './access/access-sql'
import { boundTo, ruleSql } from './access/match'

/** How many records the caller may share by one of their fields: the people of the latest ones are known. */
const maxShared = 1000

/** The ids of the people of `_shared`. */
function peopleIn({ fields, people = [] }: AnyResource): SQL {
  const lists = people.map((name) => {
    const column = sql.raw(`"_shared".${quoted(name)}`)
    const field = fields[name]
    return field && isArray(field) ? column : sql`array[${column}]`
  })
  return sql.join(lists, sql` || `)
}

/** The ids of the people of the records in which a field names the caller. Bind it to the caller. */
function sharedBy(app: App, resource: AnyResource, name: string, which: SQL): SQL {
  const alive = resource.trash ? sql` and "_shared"."deletedAt" is null` : sql``
  const mine = ruleSql(app, resource, { [name]: me }, '_shared')
  return sql`select ${peopleIn(resource)} as "people" from ${sql.identifier(resource.name)} "_shared" where ${mine}${alive}${which} order by "_shared"."createdAt" desc, "_shared"."id" desc ${sql.raw(`limit ${maxShared}`)}`
}

/**
 * The condition that the user of a row of `table` is among the people of the records that the caller shares. The ids are
 * read once for all rows of a statement, by the index of each field, because they depend on no row.
 * @param which a condition of `_shared`, if not all are meant
 */
function isAmong(app: App, resource: AnyResource, table: string, which = sql``): SQL {
  const parts = (resource.people ?? []).map((name) => sql`(${sharedBy(app, resource, name, which)})`)
  return sql`${sql.raw(`${quoted(table)}."id"`)} in (select unnest("people") from (${sql.join(parts, sql` union all `)}) "_known")`
}

/**
 * The condition that callers share a record with a user, who is a row of `table`, and therefore read their name.
 * Undefined where no resource has `people`.
 */
function knownSql(app: App, table: string): SQL | undefined {
  const known = Object.values(app)
    .filter(({ people }) => people)
    .map((resource) => isAmong(app, resource, table))
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
  return boundTo(caller, isAmong(app, resource, table, sql` and "_shared"."id" = ${endOf(app, to)}`))
}

/** The condition that a caller may open a user or share a record with them: with `to`, the one at the end of the path. */
export function chosenSql(app: App, users: AnyResource, caller: Caller, to: PathToPeople | undefined): SQL {
  const allowed = allowedSql(app, users, 'read', caller) ?? sql`false`
  return to
    ? sql`(${allowed} or ${amongSql(app, caller, to)})`
    : boundTo(caller, titleAllowedFor(app, users, caller.role) ?? sql`false`)
}
