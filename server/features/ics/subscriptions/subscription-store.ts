import type { Queryable } from '#server/base/database'

/** A calendar whose records are read from an address. */
export interface Subscription {
  readonly calendar: string
  /** The resource of the records. */
  readonly resource: string
  readonly userId: string
  readonly address: string
  readonly etag: string | null
  readonly lastModified: string | null
  readonly digest: Uint8Array | null
  readonly dueAt: string
  readonly refreshedAt: string | null
  readonly fault: string | null
  readonly failures: number
  readonly events: number
}

/** Stores that a calendar is read from an address, at once. */
export async function storeSubscription(
  tx: Queryable,
  { calendar, resource, userId, address }: Pick<Subscription, 'calendar' | 'resource' | 'userId' | 'address'>,
): Promise<void> {
  await tx.query({
    name: 'subscription_store',
    text: `insert into "calendar_subscriptions" ("calendar", "resource", "userId", "address", "dueAt")
      values ($1, $2, $3, $4, now())
      on conflict ("calendar") do update set "userId" = excluded."userId", "address" = excluded."address", "etag" = null,
        "lastModified" = null, "digest" = null, "dueAt" = now(), "fault" = null, "failures" = 0`,
    values: [calendar, resource, userId, address],
  })
}

export async function deleteSubscription(tx: Queryable, calendar: string): Promise<void> {
  await tx.query({
    name: 'subscription_delete',
    text: 'delete from "calendar_subscriptions" where "calendar" = $1',
    values: [calendar],
  })
}

export async function subscriptionOf(
  database: Queryable,
  calendar: string,
): Promise<Subscription | undefined> {
  const [found] = await database.query<Subscription>({
    name: 'subscription_of',
    text: 'select * from "calendar_subscriptions" where "calendar" = $1',
    values: [calendar],
  })
  return found
}

/** How long a subscription is leased to the server that reads it, in minutes. */
const leaseMinutes = 10
const isOfActive = `exists (select from "users" u where u."id" = s."userId" and u."status" = 'active')`

/** Takes the subscriptions that are due, those of active users, so that no other server reads them meanwhile. */
export const takeDue = (database: Queryable, count: number): Promise<Subscription[]> =>
  database.query<Subscription>({
    name: 'subscription_take',
    text: `update "calendar_subscriptions" set "dueAt" = now() + make_interval(mins => ${leaseMinutes})
      where "calendar" in (select s."calendar" from "calendar_subscriptions" s
        where s."dueAt" <= now() and ${isOfActive} order by s."dueAt" limit $1 for update skip locked)
      returning *`,
    values: [count],
  })

/** Takes a subscription before it is due; undefined if it is being read, or its user is not active. */
export async function takeNow(database: Queryable, calendar: string): Promise<Subscription | undefined> {
  const [taken] = await database.query<Subscription>({
    name: 'subscription_take_now',
    text: `update "calendar_subscriptions" s set "dueAt" = now() + make_interval(mins => ${leaseMinutes})
      where s."calendar" = $1 and ${isOfActive} returning *`,
    values: [calendar],
  })
  return taken
}

/** When the next subscription is due. */
export async function nextDue(database: Queryable): Promise<Date | undefined> {
  const [found] = await database.query<{ dueAt: string | null }>({
    name: 'subscription_next',
    text: `select min(s."dueAt") as "dueAt" from "calendar_subscriptions" s where ${isOfActive}`,
  })
  return found?.dueAt ? new Date(found.dueAt) : undefined
}

/** The result of an attempt. */
export type Refreshed = Pick<Subscription, 'etag' | 'lastModified' | 'digest' | 'events' | 'fault'> & {
  readonly hours: number
}

/** Stores the result of an attempt, unless the address was changed meanwhile. */
export async function storeRefreshed(
  database: Queryable,
  { calendar, address }: Subscription,
  { etag, lastModified, digest, events, fault, hours }: Refreshed,
): Promise<void> {
  await database.query({
    name: 'subscription_refreshed',
    text: `update "calendar_subscriptions" set "etag" = $3, "lastModified" = $4, "digest" = $5, "events" = $6,
        "fault" = $7::text, "dueAt" = now() + make_interval(mins => $8::int),
        "failures" = case when $7::text is null then 0 else "failures" + 1 end,
        "refreshedAt" = case when $7::text is null then now() else "refreshedAt" end
      where "calendar" = $1 and "address" = $2`,
    values: [calendar, address, etag, lastModified, digest, events, fault, Math.round(hours * 60)],
  })
}
