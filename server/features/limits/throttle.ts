import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import type { Digest } from '#server/base/security/digest'
import type { Limit } from './limits'

/** One thing that is counted: which limit, and for whom. */
export type Attempt = readonly [limit: Limit, subject: string]

interface Counted {
  readonly key: string
  readonly count: number
  readonly before: number
  readonly isHeard: boolean
  /** Seconds since this window began. */
  readonly elapsed: number
}

export interface Throttling {
  readonly database: Queryable
  readonly digest: Digest
}

/** Nobody's address stands in the table. */
export const keyOf = ({ digest }: Pick<Throttling, 'digest'>, [limit, subject]: Attempt): string =>
  `${limit.name} ${digest('throttle', subject).toString('base64url').slice(0, 22)}`

/**
 * Counts attempts, all in one statement; answers in how many seconds each limit hears another one, 0 where it heard this.
 * What is refused is not counted, so that trying again does not make the wait longer.
 */
export async function countAttempts(services: Throttling, attempts: readonly Attempt[]): Promise<number[]> {
  const keys = attempts.map((attempt) => keyOf(services, attempt))
  const rows = await services.database.query<Counted>({
    name: 'throttle_count',
    // In one order, so that two servers do not wait for each other.
    text: `with "asked" as (
        select "key", "seconds", "most", floor(extract(epoch from now()) / "seconds")::bigint * "seconds" as "started"
        from unnest($1::text[], $2::int[], $3::int[]) as "a" ("key", "seconds", "most") order by "key")
      insert into "throttles" as "t" ("key", "startedAt", "count", "before", "isHeard")
        select "key", "started", 1, 0, true from "asked"
      on conflict ("key") do update set ("startedAt", "before", "count", "isHeard") = (
        select excluded."startedAt", "w"."before", "w"."count" + "h"."isHeard"::int, "h"."isHeard"
        from "asked" "a" cross join lateral (select
          case when "t"."startedAt" = excluded."startedAt" then "t"."before"
            when "t"."startedAt" = excluded."startedAt" - "a"."seconds" then "t"."count" else 0 end as "before",
          case when "t"."startedAt" = excluded."startedAt" then "t"."count" else 0 end as "count") "w"
        cross join lateral (select "w"."count" + 1 + "w"."before" * (1 - (extract(epoch from now())::float8
          - excluded."startedAt") / "a"."seconds") <= "a"."most" as "isHeard") "h"
        where "a"."key" = excluded."key")
      returning "key", "count", "before", "isHeard", extract(epoch from now())::float8 - "startedAt" as "elapsed"`,
    values: [keys, attempts.map(([{ seconds }]) => seconds), attempts.map(([{ max }]) => max)],
  })
  const found = new Map(rows.map((row) => [row.key, row]))
  return attempts.map(([limit], index) => waitOf(limit, found.get(keys[index] ?? '')))
}

/** When one more is heard: the window before counts as far as it still reaches into the last so many seconds. */
function waitOf({ max, seconds }: Limit, counted: Counted | undefined): number {
  if (!counted || counted.isHeard) return 0
  const { count, before, elapsed } = counted
  const wait =
    count < max
      ? seconds * (1 - (max - count - 1) / before) - elapsed
      : seconds - elapsed + seconds * Math.max(0, 1 - (max - 1) / count)
  return Math.max(1, Math.ceil(wait))
}

/**
 * Counts attempts and refuses where there were too many.
 * @throws Problem throttled, with the longest wait.
 */
export async function throttle(services: Throttling, attempts: readonly Attempt[]): Promise<void> {
  const waits = await countAttempts(services, attempts)
  const wait = Math.max(...waits)
  // What one limit refuses is not counted by the others either.
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

/** Removes attempts that turned out to be right: a user who knows their password may sign in as often as they like. */
export async function giveBack(services: Throttling, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return
  await services.database.query({
    name: 'throttle_give_back',
    text: `update "throttles" set "count" = greatest("count" - 1, 0) where "key" = any($1::text[])`,
    values: [attempts.map((attempt) => keyOf(services, attempt))],
  })
}

/**
 * Lets something pass once in so many seconds.
 * @throws Problem throttled, with what is left of them.
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
    text: `insert into "throttles" as "t" ("key", "startedAt", "count", "before", "isHeard")
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

/** Forgets what counts no more: the longest window is a day, and the one before it counts as well. */
export async function forgetThrottles(database: Queryable): Promise<void> {
  await database.query({
    text: `delete from "throttles" where "startedAt" < extract(epoch from now())::bigint - 2 * 86400`,
  })
}
