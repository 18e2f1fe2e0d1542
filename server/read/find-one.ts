import type { AnyResource } from '#define/resource'
import { fieldOf } from '#define/reading'
import { quoted } from '../db/tables/columns'
import { sql, statement, type SQL } from '../db/statement'
import { forbidden } from '../base/errors/forbidden'
import { Problem } from '../base/errors/problem'
import { signRows } from './uploads/sign-rows'
import { allowedFor, isHiddenFromKey, standingOf, type Standing } from './access/access-sql'
import { boundTo } from './access/match'
import { changeNumberOf } from './change-id'
import { equalSql } from './conditions/equal'
import type { Reader } from './list'
import { isId } from './query'
import { parseRows } from './rows/parse-rows'
import { selection, type Row } from './selection'

/** The condition that an id or a key identifies one record of a resource; former slugs still find their record. */
export function namedSql(resource: AnyResource, name: string): SQL {
  const column = (field: string) => sql.raw(`${quoted(resource.name)}.${quoted(field)}`)
  if (isId(name) && resource.managedBy === 'changeLog')
    return sql`${column('number')} = ${changeNumberOf(name)}`
  if (isId(name)) return sql`${column('id')} = ${name}`
  if (!resource.key || !isName(name)) return sql`false`
  const field = fieldOf(resource, resource.key)
  if (field?.kind !== 'text' || !field.slugOf) return sql`${column(resource.key)} = ${name}`
  return sql`${column('id')} = (select "record" from "slugs" where "resource" = ${resource.name} and "slug" = ${name})`
}

/** No stored text contains a NUL character. */
const isName = (name: string) => !name.includes('\0')

/**
 * One record that the caller may read, by its id or key.
 * @throws Problem forbidden where the role may not read the resource; missing where there is no record that the
 * caller may read.
 */
export async function findOne<R extends AnyResource>(
  reader: Reader,
  resource: R,
  name: string,
): Promise<Row<R>> {
  return findOneWhere(reader, resource, namedSql(resource, name))
}

/**
 * One record by the first of several fields that equals a value.
 * @throws Problem forbidden or missing, as findOne.
 */
export async function findOneBy<R extends AnyResource>(
  reader: Reader,
  resource: R,
  fields: readonly string[],
  value: string,
): Promise<Row<R>> {
  const conditions = fields
    .filter((field) => (field === 'id' ? isId(value) : isName(value)))
    .map((field) =>
      field === 'id' || field === resource.key
        ? namedSql(resource, value)
        : sql`${equalSql(resource, field, value)}${resource.trash ? sql` and "deletedAt" is null` : sql``}`,
    )
  for (const condition of conditions) {
    const found = await find(reader, resource, condition)
    if (found) return found
  }
  throw new Problem({ kind: 'missing' })
}

async function findOneWhere<R extends AnyResource>(
  reader: Reader,
  resource: R,
  condition: SQL,
): Promise<Row<R>> {
  // By its id or its unique key, by an index.
  const found = await find(reader, resource, condition, true)
  if (!found) throw new Problem({ kind: 'missing' })
  return found
}

/**
 * The condition of what a role may read; in the trash only what it may restore. Undefined where it may read nothing.
 * Bind it to the caller.
 */
export function readableFor(app: Reader['app'], resource: AnyResource, who: Standing): SQL | undefined {
  const allowed = allowedFor(app, resource, 'read', who)
  if (!allowed || !resource.trash) return allowed
  const restores = allowedFor(app, resource, 'delete', who) ?? sql`false`
  return sql`${allowed} and (${sql.raw(quoted(resource.name))}."deletedAt" is null or ${restores})`
}

/**
 * The same for one caller.
 * @throws Problem forbidden where they may read nothing.
 */
function readableSql(app: Reader['app'], resource: AnyResource, caller: Reader['caller']): SQL {
  const readable = readableFor(app, resource, standingOf(caller))
  if (!readable || isHiddenFromKey(resource, caller)) throw forbidden(resource, caller, 'read')
  return boundTo(caller, readable)
}

async function find<R extends AnyResource>(
  { app, database, caller, sign }: Reader,
  resource: R,
  condition: SQL,
  isBrief = false,
): Promise<Row<R> | undefined> {
  const allowed = readableSql(app, resource, caller)
  const reading = sql`select ${selection(app, resource, caller)} from ${sql.identifier(resource.name)} where ${condition} and ${allowed} limit 1`
  const rows = await database.query({ ...statement(reading), isBrief })
  return signRows(resource, parseRows(resource, caller.role, rows), { sign, caller })[0]
}
