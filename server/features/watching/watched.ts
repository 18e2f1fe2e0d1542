import type { Role } from '#define/access'
import type { Queryable } from '#server/base/database'

/** A view of a list, and its watchers of one role. */
export interface WatchedView {
  readonly id: string
  readonly name: string
  readonly list: string
  readonly filter: unknown
  readonly searchText: string | null
  readonly role: Role
  readonly users: readonly string[]
}

/** The watched views of these lists that their watchers may still read, for each role of active watchers. */
export async function watchedViews(tx: Queryable, lists: readonly string[]): Promise<WatchedView[]> {
  return tx.query<WatchedView>({
    name: 'watched_views',
    text: `select v."id", v."name", v."list", v."filter", v."searchText", u."role", array_agg(u."id") as "users"
      from "savedViews" v join "users" u on u."id" = any(v."watchers")
      where v."list" = any($1) and u."status" = 'active' and (v."owner" = u."id" or u."role" = any(v."sharedWith"))
      group by v."id", u."role" order by v."id", u."role"`,
    values: [lists],
  })
}

export async function isAnyWatched(tx: Queryable): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>({
    name: 'watched_any',
    text: `select exists (select from "savedViews" where "watchers" <> '{}') as "found"`,
  })
  return row?.found === true
}
