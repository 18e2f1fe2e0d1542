import { addressArms } from '#server/features/search/addresses'
import { isLetter } from '#server/features/search/arms'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { tsqueryOf } from '#server/read/conditions/text-search'
import { mails } from '../../mails.resource'
import { listedAccounts } from './known-accounts'

interface Recipient {
  readonly name: string | null
  readonly address: string
}

/** How many of the latest mails of the caller are read for it. */
const maxMails = 1000
const maxFound = 8
/** A mail counts half as much after so many days. */
const halfLife = 30

/**
 * The addresses that match a text: those of people whom the caller may know of, and of the caller's own mails. Whom
 * they write to often, and lately, is first; without a text these are all.
 */
export async function recipientsLike(reader: Reader, given: string): Promise<Recipient[]> {
  const text = given.trim().toLowerCase()
  const people = peopleSql(reader, text)
  return reader.database.query<Recipient>(
    statement(
      sql`with "_past" as (${pastSql(reader)}), "_people" as (select "address", min("name") as "name" from (${people}) as "_known" group by "address"),
        "_found" as (select "address" from "_people" union select "address" from "_past" where ${matches(text)})
      select coalesce("_people"."name", "_past"."name") as "name", "_found"."address" from "_found"
        left join "_past" on "_past"."address" = "_found"."address" left join "_people" on "_people"."address" = "_found"."address"
      order by coalesce("_past"."score", 0) desc, "name" nulls last, "_found"."address" limit ${sql.raw(String(maxFound))}`,
    ),
  )
}

/** The people whom the caller may know of: records with an address, and the accounts that are listed. */
function peopleSql(reader: Reader, text: string): SQL {
  const none = sql`(select null::text as "name", null::text as "address" where false)`
  const accounts = text === '' || isLetter(text) ? [] : [listedAccounts(tsqueryOf(text))]
  return sql.join([none, ...addressArms(reader, text), ...accounts], sql` union all `)
}

/** The addresses in the latest mails of the caller. Whom they wrote to counts three times as much as who wrote. */
const pastSql = ({ app, caller }: Reader): SQL =>
  sql`select lower("address") as "address", (array_agg("name" order by "sentAt" desc) filter (where "name" <> ''))[1] as "name",
      sum("weight" * power(0.5, extract(epoch from now() - "sentAt") / ${sql.raw(String(halfLife * 86_400))})) as "score"
    from (select * from "mails" where ${requireAllowed(app, mails, 'read', caller)} and "folder" not in ('drafts', 'spam')
        and not "isAutomatic" order by "sentAt" desc, "id" desc limit ${sql.raw(String(maxMails))}) as "_mail"
    cross join lateral (
      select "fromName" as "name", "fromAddress" as "address", 1 as "weight" where "folder" not in ('sent', 'scheduled')
      union all select "_to"->>'name', "_to"->>'address', 3 from jsonb_array_elements("to" || "cc" || "bcc") as "_to"
        where "folder" in ('sent', 'scheduled')) as "_address"
    group by lower("address")`

/** Whether an address or a word of its name begins with a text; Chinese names have no spaces between words. */
function matches(text: string): SQL {
  if (text === '') return sql`true`
  const begins = sql`starts_with("address", ${text}) or strpos("address", '@' || ${text}) > 0 or starts_with(lower("name"), ${text}) or strpos(lower("name"), ' ' || ${text}) > 0`
  return /\p{Script=Han}/u.test(text) ? sql`(${begins} or strpos("name", ${text}) > 0)` : sql`(${begins})`
}
