import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import type { MailAccount } from '../../mail-accounts.resource'
import type { FaultKey } from './fetch-fault'
import type { Position } from './position'

/** A mailbox elsewhere whose messages are fetched, and how far. */
export interface Fetch extends Position {
  readonly account: string
  readonly userId: string
  readonly run: string
  readonly password: Uint8Array
  readonly fetchedAt: string | null
  readonly failures: number
  readonly failedUid: number | null
  readonly record: Pick<MailAccount, 'name' | 'host' | 'port' | 'security' | 'userName' | 'folder' | 'label'>
}

/** How long no other run may begin after the last message of a run, in seconds. */
const leaseSeconds = 180
/** Until the next run after one that succeeded, and the longest delay after others, in minutes. */
const [minutesBetween, maxMinutes] = [5, 360]
/** The owner is notified of failures that last so many hours. */
const failingHours = 24

const isOfActive = `exists (select from "users" u where u."id" = f."userId" and u."status" = 'active')`
const isFree = `(f."leasedUntil" is null or f."leasedUntil" < now())`

/** Takes mailboxes that are due, so that no other server fetches from them meanwhile. */
export async function takeDue(database: Queryable, count: number): Promise<Fetch[]> {
  const run = uuid7()
  await database.query({
    name: 'mail_fetch_take',
    text: `update "mail_fetches" set "run" = $2, "leasedUntil" = now() + make_interval(secs => ${leaseSeconds})
      where "account" in (select f."account" from "mail_fetches" f where f."dueAt" <= now() and ${isFree} and ${isOfActive}
        order by f."dueAt" limit $1 for update skip locked)`,
    values: [count, run],
  })
  return takenBy(database, run)
}

/** Takes a mailbox before it is due; undefined if its messages are being fetched. */
export async function takeNow(database: Queryable, account: string): Promise<Fetch | undefined> {
  const run = uuid7()
  await database.query({
    name: 'mail_fetch_take_now',
    text: `update "mail_fetches" f set "run" = $2, "leasedUntil" = now() + make_interval(secs => ${leaseSeconds})
      where f."account" = $1 and ${isFree} and ${isOfActive}`,
    values: [account, run],
  })
  const [taken] = await takenBy(database, run)
  return taken
}

const takenBy = (database: Queryable, run: string): Promise<Fetch[]> =>
  database.query<Fetch>({
    name: 'mail_fetch_taken',
    text: `select f.*, jsonb_build_object('name', a."name", 'host', a."host", 'port', a."port", 'security', a."security",
        'userName', a."userName", 'folder', a."folder", 'label', a."label") as "record"
      from "mail_fetches" f join "mailAccounts" a on a."id" = f."account" where f."run" = $1`,
    values: [run],
  })

/** When the next messages are fetched. */
export async function nextDue(database: Queryable): Promise<Date | undefined> {
  const [found] = await database.query<{ dueAt: string | null }>({
    name: 'mail_fetch_next',
    text: `select min(greatest(f."dueAt", coalesce(f."leasedUntil", f."dueAt"))) as "dueAt" from "mail_fetches" f
      where f."dueAt" is not null and ${isOfActive}`,
  })
  return found?.dueAt ? new Date(found.dueAt) : undefined
}

/** Stores where messages are fetched from, of a new mailbox or after a change; a run that is under way ends. */
export async function storeFetch(
  tx: Queryable,
  given: {
    readonly account: string
    readonly userId: string
    readonly password: Uint8Array
    readonly isActive: boolean
    /** Undefined where it goes on. */
    readonly position: Position | undefined
  },
): Promise<void> {
  const { account, userId, password, isActive, position } = given
  await tx.query({
    name: 'mail_fetch_store',
    text: `insert into "mail_fetches" as "f" ("account", "userId", "password", "dueAt", "uidValidity", "lastUid", "existingUid",
        "since", "isQuiet")
      values ($1, $2, $3, case when $4::boolean then now() end, $5::text, coalesce($6::bigint, 0), coalesce($7::bigint, 0),
        $8::timestamptz, true)
      on conflict ("account") do update set "password" = excluded."password", "dueAt" = excluded."dueAt", "run" = null,
        "leasedUntil" = null, "fault" = null, "failures" = 0, "failingSince" = null, "isNotified" = false, "failedUid" = null,
        "uidValidity" = case when $6::bigint is null then "f"."uidValidity" else excluded."uidValidity" end,
        "lastUid" = case when $6::bigint is null then "f"."lastUid" else excluded."lastUid" end,
        "existingUid" = case when $6::bigint is null then "f"."existingUid" else excluded."existingUid" end,
        "since" = case when $6::bigint is null then "f"."since" else excluded."since" end,
        "isQuiet" = case when $6::bigint is null then "f"."isQuiet" else excluded."isQuiet" end`,
    values: [
      ...[account, userId, password, isActive, position?.uidValidity ?? null, position?.lastUid ?? null],
      ...[position?.existingUid ?? null, position?.since ?? null],
    ],
  })
}

/** Stores a new position, as the numbers of the messages have changed; false if the run is over. */
export const storePosition = (
  database: Queryable,
  { account, run }: Pick<Fetch, 'account' | 'run'>,
  { uidValidity, lastUid, existingUid, since, isQuiet }: Position,
): Promise<boolean> =>
  hasChanged(database, {
    name: 'mail_fetch_position',
    text: `update "mail_fetches" set "uidValidity" = $3, "lastUid" = $4, "existingUid" = $5, "since" = $6, "isQuiet" = $7,
        "failedUid" = null where "account" = $1 and "run" = $2 returning "account"`,
    values: [account, run, uidValidity, lastUid, existingUid, since, isQuiet],
  })

/**
 * Stores that messages up to a number were fetched or passed over, in the transaction of the last one; false if the run
 * is over, because another has begun, or the mailbox was changed or deleted.
 */
export const advance = (
  tx: Queryable,
  { account, run }: Pick<Fetch, 'account' | 'run'>,
  { uid, fetched, skipped }: { readonly uid: number; readonly fetched: number; readonly skipped: number },
): Promise<boolean> =>
  hasChanged(tx, {
    name: 'mail_fetch_advance',
    text: `update "mail_fetches" set "lastUid" = greatest("lastUid", $3::bigint), "fetched" = "fetched" + $4::int,
        "skipped" = "skipped" + $5::int, "failedUid" = null, "leasedUntil" = now() + make_interval(secs => ${leaseSeconds})
      where "account" = $1 and "run" = $2 returning "account"`,
    values: [account, run, uid, fetched, skipped],
  })

async function hasChanged(database: Queryable, query: Parameters<Queryable['query']>[0]): Promise<boolean> {
  return (await database.query(query)).length > 0
}

/** Stores the end of a run that succeeded; the next one begins at once if messages are left. */
export async function storeSuccess(
  database: Queryable,
  { account, run }: Pick<Fetch, 'account' | 'run'>,
  hasMore: boolean,
): Promise<void> {
  await database.query({
    name: 'mail_fetch_success',
    text: `update "mail_fetches" set "run" = null, "leasedUntil" = null, "fault" = null, "failures" = 0, "failingSince" = null,
        "isNotified" = false, "fetchedAt" = now(),
        "dueAt" = case when "dueAt" is null then null else now() + make_interval(mins => $3::int) end
      where "account" = $1 and "run" = $2`,
    values: [account, run, hasMore ? 0 : minutesBetween],
  })
}

/**
 * Stores why a run failed. The delay until the next one doubles; a refused sign-in needs the owner first.
 * @returns whether the owner is to be notified.
 */
export async function storeFailure(
  tx: Queryable,
  { account, run }: Pick<Fetch, 'account' | 'run'>,
  { fault, failedUid }: { readonly fault: FaultKey; readonly failedUid: number | null },
): Promise<boolean> {
  const isPaused = fault === 'mailSignIn'
  const [stored] = await tx.query<{ notifies: boolean }>({
    name: 'mail_fetch_failure',
    text: `with "before" as (select "account", "isNotified",
          $4::boolean or coalesce("failingSince", now()) <= now() - make_interval(hours => ${failingHours}) as "isLong"
        from "mail_fetches" where "account" = $1 and "run" = $2 for update)
      update "mail_fetches" f set "run" = null, "leasedUntil" = null, "fault" = $3, "failures" = f."failures" + 1,
        "failingSince" = coalesce(f."failingSince", now()), "failedUid" = $5, "isNotified" = b."isNotified" or b."isLong",
        "dueAt" = case when not $4::boolean and f."dueAt" is not null
          then now() + make_interval(mins => least(${maxMinutes}, ${minutesBetween} * 2 ^ least(f."failures", 10))::int) end
      from "before" b where f."account" = b."account" returning b."isLong" and not b."isNotified" as "notifies"`,
    values: [account, run, fault, isPaused, failedUid],
  })
  return stored?.notifies ?? false
}

/** Ends that messages of a mailbox are fetched. */
export async function deleteFetch(tx: Queryable, account: string): Promise<void> {
  await tx.query({
    name: 'mail_fetch_delete',
    text: 'delete from "mail_fetches" where "account" = $1',
    values: [account],
  })
}

/** The sealed password of a mailbox. */
export async function passwordOf(database: Queryable, account: string): Promise<Uint8Array | undefined> {
  const [found] = await database.query<{ password: Uint8Array }>({
    name: 'mail_fetch_password',
    text: 'select "password" from "mail_fetches" where "account" = $1',
    values: [account],
  })
  return found?.password
}
