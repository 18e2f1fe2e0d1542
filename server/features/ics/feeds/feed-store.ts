import type { Queryable } from '#server/base/database'

/** How other programs see private records: whole, as busy, or not at all. */
export const feedDetails = ['full', 'busy', 'hidden'] as const
export type FeedDetail = (typeof feedDetails)[number]

/** The address at which other programs read a calendar. */
export interface CalendarFeed {
  readonly id: string
  /** The resource of the records. */
  readonly resource: string
  readonly calendar: string
  readonly userId: string
  readonly detail: FeedDetail
  readonly createdAt: string
  readonly usedAt: string | null
}

const columns = '"id", "resource", "calendar", "userId", "detail", "createdAt", "usedAt"'

/** The feed of a calendar. */
export async function feedOf(database: Queryable, calendar: string): Promise<CalendarFeed | undefined> {
  const [found] = await database.query<CalendarFeed>({
    name: 'calendar_feed_of',
    text: `select ${columns} from "calendar_feeds" where "calendar" = $1`,
    values: [calendar],
  })
  return found
}

/** The feed with a secret. */
export async function feedWith(database: Queryable, hash: Uint8Array): Promise<CalendarFeed | undefined> {
  const [found] = await database.query<CalendarFeed>({
    name: 'calendar_feed_with',
    text: `select ${columns} from "calendar_feeds" where "hash" = $1`,
    values: [hash],
  })
  return found
}

type NewFeed = Omit<CalendarFeed, 'createdAt' | 'usedAt'> & { readonly hash: Uint8Array }

/** Stores the feed of a calendar in place of another. */
export async function storeFeed(database: Queryable, feed: NewFeed): Promise<CalendarFeed> {
  const { id, resource, calendar, userId, hash, detail } = feed
  const [stored] = await database.query<CalendarFeed>({
    name: 'calendar_feed_store',
    text: `insert into "calendar_feeds" ("id", "resource", "calendar", "userId", "hash", "detail", "createdAt")
      values ($1, $2, $3, $4, $5, $6, now())
      on conflict ("calendar") do update set "id" = excluded."id", "userId" = excluded."userId", "hash" = excluded."hash",
        "detail" = excluded."detail", "createdAt" = excluded."createdAt", "usedAt" = null
      returning ${columns}`,
    values: [id, resource, calendar, userId, hash, detail],
  })
  if (!stored) throw new Error('The feed was not stored.')
  return stored
}

/** Changes how a feed shows private records. */
export async function storeDetail(
  database: Queryable,
  calendar: string,
  detail: FeedDetail,
): Promise<CalendarFeed | undefined> {
  const [stored] = await database.query<CalendarFeed>({
    name: 'calendar_feed_detail',
    text: `update "calendar_feeds" set "detail" = $2 where "calendar" = $1 returning ${columns}`,
    values: [calendar, detail],
  })
  return stored
}

/** Deletes the feed of a calendar; returns whether there was one. */
export async function deleteFeed(database: Queryable, calendar: string): Promise<boolean> {
  const deleted = await database.query({
    name: 'calendar_feed_delete',
    text: 'delete from "calendar_feeds" where "calendar" = $1 returning "id"',
    values: [calendar],
  })
  return deleted.length > 0
}

/** Notes that a feed was read, at most every ten minutes. */
export async function noteUse(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'calendar_feed_use',
    text: `update "calendar_feeds" set "usedAt" = now()
      where "id" = $1 and ("usedAt" is null or "usedAt" < now() - interval '10 minutes')`,
    values: [id],
  })
}
