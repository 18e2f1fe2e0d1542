import type { AnyResource } from '#define/resource'
import { quoted } from '../db/tables/columns'
import { sql, statement } from '../db/statement'
import { forbidden } from '../base/errors/forbidden'
import { Problem } from '../base/errors/problem'
import { allowedSql, requireAllowed } from '../read/access/access-sql'
import { namedSql, findOne } from '../read/find-one'
import { appOf, readerIn, type Stored, type Writing } from './context'

export interface Locked {
  readonly record: Stored
  /** Whether the caller may apply the verb to the record in its current state. */
  readonly allowed: boolean
}

/**
 * Locks a record that the caller may read, until the transaction ends.
 * @throws Problem forbidden where the role never may; missing where there is no such record for the caller; stale
 * where its version is not the expected one.
 */
export async function lock(
  writing: Writing,
  resource: AnyResource,
  name: string,
  verb: string,
  expected: number | undefined,
): Promise<Locked> {
  const app = appOf(writing)
  const readable = requireAllowed(app, resource, 'read', writing.caller)
  const allowed = requireAllowed(app, resource, verb === 'restore' ? 'delete' : verb, writing.caller)
  const table = sql.raw(quoted(resource.name))
  const alive = resource.trash
    ? verb === 'restore'
      ? sql` and ${table}."deletedAt" is not null and ${allowedSql(app, resource, 'delete', writing.caller) ?? sql`false`}`
      : sql` and ${table}."deletedAt" is null`
    : sql``
  const [found] = await writing.tx.query<Stored & { _allowed: boolean }>(
    statement(
      sql`select ${table}.*, (${allowed}) as "_allowed" from ${table} where ${namedSql(resource, name)} and ${readable}${alive} for update`,
    ),
  )
  if (!found) throw new Problem({ kind: 'missing' })
  const { _allowed, search: _search, ...record } = found
  if (expected !== undefined && record.version !== expected)
    throw new Problem({
      kind: 'stale',
      current: await findOne(readerIn(writing), resource, record.id),
    })
  return { record: record as Stored, allowed: _allowed }
}

/**
 * The same.
 * @throws Problem forbidden also where the record does not meet the rule.
 */
export async function lockAllowed(
  writing: Writing,
  resource: AnyResource,
  name: string,
  verb: string,
  expected: number | undefined,
): Promise<Stored> {
  const { record, allowed } = await lock(writing, resource, name, verb, expected)
  if (!allowed) throw forbidden(resource, writing.caller, verb)
  return record
}
