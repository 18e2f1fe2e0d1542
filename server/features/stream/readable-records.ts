import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'
import { boundToEach } from '#server/read/access/match'
import { statesBefore } from './states'
import type { Entry } from './entries'
import type { ReadScope } from './read-scope'

/** Which users may read which records, as `user record`. */
export type ReadablePairs = ReadonlySet<string>
export const pair = (user: string, record: string): string => `${user} ${record}`

interface Pair {
  readonly user: string
  readonly record: string
}

async function pairs(
  database: Queryable,
  users: readonly string[],
  { resource, condition }: ReadScope,
  from: SQL,
) {
  const allowed = condition === true ? sql`true` : boundToEach(sql`"_who"."id"`, condition)
  const rows = await database.query<Pair>(
    statement(
      sql`select distinct "_who"."id" as "user", ${sql.identifier(resource.name)}."id" as "record" from unnest(${sql.param(users)}::uuid[]) "_who"("id") join ${from} ${sql.identifier(resource.name)} on (${allowed})`,
    ),
  )
  return new Set(rows.map(({ user, record }) => pair(user, record)))
}

/** Which of the records each user may read now; one statement for all users and records. */
export const readableNow = (
  database: Queryable,
  users: readonly string[],
  scope: ReadScope,
  records: readonly string[],
): Promise<ReadablePairs> =>
  pairs(
    database,
    users,
    scope,
    sql`(select * from ${sql.identifier(scope.resource.name)} where "id" = any(${sql.param(records)}::uuid[]))`,
  )

/** Which records each user could read right before one of the changes. */
export async function readableBefore(
  database: Queryable,
  users: readonly string[],
  scope: ReadScope,
  entries: readonly Entry[],
): Promise<ReadablePairs> {
  const mattering = entries.filter((entry) => matters(scope, entry))
  const states: Values[] = await statesBefore(database, scope.resource, mattering, scope.fields)
  if (states.length === 0) return new Set()
  const table = sql.identifier(scope.resource.name)
  return pairs(
    database,
    users,
    scope,
    sql`(select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(states)}::jsonb))`,
  )
}

/**
 * Whether a change may have removed a user's access to the record: it was deleted, or the rule depends on a changed
 * field.
 */
export const matters = ({ fields }: ReadScope, { operation, changed }: Entry): boolean =>
  changed !== null && (operation === 'delete' || changed.some((name) => fields.includes(name)))
