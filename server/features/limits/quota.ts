import type { Limit } from './limits'
import { keyOf, type Attempt, type Throttling } from './throttle'

interface Used {
  readonly count: number
  readonly before: number
  /** The elapsed part of this window, from 0 to 1. */
  readonly passed: number
}

/**
 * Takes an amount from a quota on its sliding window, for all servers together. Returns what was left before if that
 * is less than the amount, otherwise undefined. The caller must throw if a number is returned, so that the
 * transaction is rolled back and nothing is taken.
 */
export async function lackOf(
  services: Throttling,
  attempt: Attempt,
  amount: number,
): Promise<number | undefined> {
  const [{ max, seconds }] = attempt
  const [used] = await services.database.query<Used>({
    name: 'quota_take',
    text: `insert into "throttles" as "t" ("key", "startedAt", "count", "before", "isAllowed")
        values ($1, floor(extract(epoch from now()) / $2::int)::bigint * $2::int, $3, 0, true)
      on conflict ("key") do update set
        "before" = case when "t"."startedAt" = excluded."startedAt" then "t"."before"
          when "t"."startedAt" = excluded."startedAt" - $2::int then "t"."count" else 0 end,
        "count" = case when "t"."startedAt" = excluded."startedAt" then "t"."count" else 0 end + excluded."count",
        "startedAt" = excluded."startedAt"
      returning "count", "before", (extract(epoch from now())::float8 - "startedAt") / $2::int as "passed"`,
    values: [keyOf(services, attempt), seconds, amount],
  })
  const left = used ? leftOf({ max }, used, amount) : max
  return left < amount ? Math.max(0, left) : undefined
}

/** What was left before the amount was taken, rounded down. */
const leftOf = ({ max }: Pick<Limit, 'max'>, { count, before, passed }: Used, amount: number): number =>
  Math.floor(max - (count - amount) - before * (1 - passed))
