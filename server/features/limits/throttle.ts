import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import type { Digest } from '#server/base/security/digest'
import type { Limit } from './limits'

/** A limit and the subject for which an attempt is counted. */
export type Attempt = readonly [limit: Limit, subject: string]

interface Counted {
  readonly key: string
  readonly count: number
  readonly before: number
  readonly isAllowed: boolean
  /** Seconds since this window started. */
  readonly elapsed: number
}

export interface Throttling {
  readonly database: Queryable
  readonly digest: Digest
}

/** The subject is hashed, so that the table contains no addresses. */
export const keyOf = ({ digest }: Pick<Throttling, 'digest'>, [limit, subject]: Attempt): string =>
  `${limit.name} ${digest('throttle', subject).toString('base64url').slice(0, 22)}`

/**
 * Counts attempts against rate limits in one statement. Returns the seconds until each limit allows another one, 0 if it allowed this
 * one. Rejected attempts are not counted, so that a retry does not extend the wait.
 */
export async function countAttempts(services: Throttling, attempts: readonly Attempt[]): Promise<number[]> {
  const keys = attempts.map((attempt) => keyOf(services, attempt))
  const rows = await services.database.query<Counted>({
    name: 'throttle_count',
    // Sorted by key, so that two servers do not deadlock. The attempt of a transaction that started before the end of
    // a window may come after one of the next window, in which it is counted then.
    text: `with "requested" as (
        select "key", "seconds", "most", floor(extract(epoch from now()) / "seconds")::bigint * "seconds" as "started"
        from unnest($1::text[], $2::int[], $3::int[]) as "a" ("key", "seconds", "most") order by "key")
      insert into "throttles" as "t" ("key", "startedAt", "count", "before", "isAllowed")
        select "key", "started", 1, 0, true from "requested"
      on conflict ("key") do update set ("startedAt", "before", "count", "isAllowed") = (
        select "s"."started", "w"."before", "w"."count" + "h"."isAllowed"::int, "h"."isAllowed"
        from "requested" "a" cross join lateral (select
          case when "t"."startedAt" = excluded."startedAt" + "a"."seconds" then "t"."startedAt"
            else excluded."startedAt" end as "started") "s"
        cross join lateral (select
          case when "t"."startedAt" = "s"."started" then "t"."before"
            when "t"."startedAt" = "s"."started" - "a"."seconds" then "t"."count" else 0 end as "before",
          case when "t"."startedAt" = "s"."started" then "t"."count" else 0 end as "count") "w"
        cross join lateral (select "w"."count" + 1 + "w"."before" * (1 - greatest(extract(epoch from now())::float8
          - "s"."started", 0) / "a"."seconds") <= "a"."most" as "isAllowed") "h"
        where "a"."key" = excluded."key")
      returning "key", "count", "before", "isAllowed", extract(epoch from now())::float8 - "startedAt" as "elapsed"`,
    values: [keys, attempts.map(([{ seconds }]) => seconds), attempts.map(([{ max }]) => max)],
  })
  const found = new Map(rows.map((row) => [row.key, row]))
  return attempts.map(([limit], index) => waitOf(limit, found.get(keys[index] ?? '')))
}

/**
 * Seconds until another attempt is allowed. The previous window counts in proportion to its part in the last
 * `seconds`.
 */
function waitOf({ max, seconds }: Limit, counted: Counted | undefined): number {
  if (!counted || counted.isAllowed) return 0
  const { count, before, elapsed } = counted
  const wait =
    count < max
      ? seconds * (1 - (max - count - 1) / before) - elapsed
      : seconds - elapsed + seconds * Math.max(0, 1 - (max - 1) / count)
  return Math.max(1, Math.ceil(wait))
}

/**
 * Counts attempts.
 * @throws Problem `throttled` with the longest wait, if there were too many.
 */
export async function throttle(services: Throttling, attempts: readonly Attempt[]): Promise<void> {
  const waits = await countAttempts(services, attempts)
  const wait = Math.max(...waits)
  // An attempt that one limit rejects is not counted by the others either.
  if (wait > 0)
    await giveBack(
      services,
      attempts.filter((_, index) => waits[index] === 0),
    )
  requireNoWait(wait)
}

export function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new Problem({ kind: 'throttled', seconds })
}

/** Takes back attempts that were correct: a user who knows their password may sign in as often as they like. */
export async function giveBack(services: Throttling, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return
  await services.database.query({
    name: 'throttle_give_back',
    text: `update "throttles" set "count" = greatest("count" - 1, 0) where "key" = any($1::text[])`,
    values: [attempts.map((attempt) => keyOf(services, attempt))],
  })
}

/**
 * Allows something once in a number of seconds.
 * @throws Problem `throttled` with the remaining seconds.
 */
export async function requirePace(
  services: Throttling,
  name: string,
  subject: string,
  seconds: number,
): Promise<void> {
  const key = keyOf(services, [{ name, max: 1, seconds }, subject])
  const [row] = await services.database.query<{ wait: number }>({
    name: 'throttle_pace',
    text: `insert into "throttles" as "t" ("key", "startedAt", "count", "before", "isAllowed")
        values ($1, extract(epoch from now())::bigint, 1, 0, true)
      on conflict ("key") do update set
        "before" = case when "t"."startedAt" <= excluded."startedAt" - $2::int then 0
          else ("t"."startedAt" + $2::int - excluded."startedAt")::int end,
        "startedAt" = case when "t"."startedAt" <= excluded."startedAt" - $2::int
          then excluded."startedAt" else "t"."startedAt" end
      returning "before" as "wait"`,
    values: [key, seconds],
  })
  requireNoWait(row?.wait ?? 0)
}

/** Deletes expired counters: the longest window is a day, and the previous window counts too. */
export async function forgetThrottles(database: Queryable): Promise<void> {
  await database.query({
    text: `delete from "throttles" where "startedAt" < extract(epoch from now())::bigint - 2 * 86400`,
  })
}
