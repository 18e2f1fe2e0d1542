import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { quoted } from '#server/db/tables/columns'
import { wordColumns } from '#server/db/tables/search-words'
import { tableColumns } from '#server/db/tables/tables'
import { sql, statement, type SQL } from '#server/db/statement'
import { readableFor } from '#server/read/find-one'
import { conditionsSql } from '#server/read/conditions/list-conditions'
import { boundToEach } from '#server/read/access/match'
import { parseListQuery } from '#server/read/query'
import type { Entry } from '../stream/entries'
import { statesBefore } from '../stream/states'
import type { WatchedView } from './watched'

/** A record that has entered a view for a user. */
export interface Entered {
  readonly user: string
  readonly record: string
}

/** What is in a view for users of a role; undefined if the view is no longer valid or the role may read nothing. */
function scopeOf(
  app: App,
  resource: AnyResource,
  { filter, searchText, role }: WatchedView,
): SQL | undefined {
  const readable = readableFor(app, resource, role)
  if (!readable) return undefined
  const query = new URLSearchParams()
  if (filter) query.set('filter', JSON.stringify(filter))
  if (searchText) query.set('q', searchText)
  try {
    const conditions = conditionsSql(app, resource, parseListQuery(resource, role, query))
    return sql.join([readable, ...conditions], sql` and `)
  } catch (error) {
    // The list has changed since the view was saved.
    if (error instanceof Problem) return undefined
    throw error
  }
}

/**
 * The records that were not in a view before these changes and are in it now, for each of its watchers, as far as the
 * watcher may read them. Changes by the watcher do not count. The entries are those of the view's list.
 */
export async function enteredRecords(
  app: App,
  tx: Queryable,
  view: WatchedView,
  entries: readonly Entry[],
): Promise<Entered[]> {
  const resource = app[view.list]
  const scope = resource && scopeOf(app, resource, view)
  if (!resource || !scope) return []
  const records = [...new Set(entries.map(({ record }) => record))]
  const table = sql.identifier(resource.name)
  const now = await inView(
    tx,
    view,
    resource,
    scope,
    sql`(select * from ${table} where "id" = any(${sql.param(records)}::uuid[]))`,
  )
  if (now.length === 0) return []
  const before = new Set((await inViewBefore(tx, view, resource, scope, entries)).map(keyOf))
  const last = new Map(entries.map(({ record, userId }) => [record, userId]))
  return now.filter((found) => !before.has(keyOf(found)) && last.get(found.record) !== found.user)
}

const keyOf = ({ user, record }: Entered): string => `${user} ${record}`

const inView = (tx: Queryable, { users }: WatchedView, { name }: AnyResource, scope: SQL, from: SQL) =>
  tx.query<Entered>(
    statement(
      sql`select "_who"."id" as "user", ${sql.identifier(name)}."id" as "record" from unnest(${sql.param([...users])}::uuid[]) "_who"("id") join ${from} ${sql.identifier(name)} on (${boundToEach(sql`"_who"."id"`, scope)}) order by 2, 1`,
    ),
  )

/** The same before the first of the changes of each record. The search terms are computed from the former values. */
async function inViewBefore(
  tx: Queryable,
  view: WatchedView,
  resource: AnyResource,
  scope: SQL,
  entries: readonly Entry[],
): Promise<Entered[]> {
  const first = new Map(entries.toReversed().map((entry) => [entry.record, entry]))
  const columns = tableColumns(resource)
  const states = await statesBefore(tx, resource, [...first.values()], columns)
  if (states.length === 0) return []
  const listed = sql.raw(['id', ...columns].map(quoted).join(', '))
  const search = sql.raw(
    wordColumns(resource)
      .map(([column, terms]) => `, ${terms} as ${quoted(column)}`)
      .join(''),
  )
  return inView(
    tx,
    view,
    resource,
    scope,
    sql`(select ${listed}${search} from jsonb_populate_recordset(null::${sql.identifier(resource.name)}, ${JSON.stringify(states)}::jsonb))`,
  )
}
