import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import type { OutputOf } from '#define'
import type { mailCalls } from '../mail.wire'
import { mails } from '../mails.resource'
import { checkQuery } from './mail-rules.server'
import { ruleCondition } from './rules.server'

type Matches = OutputOf<typeof mailCalls.ruleMatches>

/** How many received messages are checked. */
const maxChecked = 1000
/** How many mails are read for it: of those that the user has sent, the others are skipped. */
const maxRead = 5000
const maxLatest = 5

/**
 * How many of the latest messages that the caller has received a rule would have matched, by the condition that is
 * checked on arrival. A mail of the caller is one of them only if it is addressed to them.
 * @throws Problem invalid for a search that no rule can have.
 */
export async function ruleMatches(reader: Reader, query: string): Promise<Matches> {
  checkQuery(query)
  const { app, database, caller } = reader
  const [found] = await database.query<Matches>(
    statement(sql`with "own" as (select lower("email") as "email" from "users" where "id" = ${caller.userId}),
      "latest" as (select * from "mails" where ${requireAllowed(app, mails, 'read', caller)}
        order by "listedAt" desc, "id" desc limit ${sql.raw(String(maxRead))}),
      "received" as (select * from "latest" where "folder" not in ('sent', 'scheduled', 'drafts')
        and (lower("fromAddress") <> (select "email" from "own") or exists (
          select from jsonb_array_elements("to" || "cc" || "bcc") as "_person"
          where lower("_person"->>'address') = (select "email" from "own")))
        order by "listedAt" desc, "id" desc limit ${sql.raw(String(maxChecked))}),
      "matching" as (select "id", "folder", "subject", "fromName", "fromAddress", "sentAt", "listedAt"
        from "received" as "mails" where ${ruleCondition(query)}),
      "shown" as (select * from "matching" order by "listedAt" desc, "id" desc limit ${sql.raw(String(maxLatest))})
      select (select count(*)::int from "matching") as "count", (select count(*)::int from "received") as "checked",
        coalesce((select jsonb_agg(jsonb_build_object('id', "id", 'folder', "folder", 'subject', "subject",
          'fromName', "fromName", 'fromAddress', "fromAddress",
          'sentAt', to_char("sentAt" at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by "listedAt" desc, "id" desc) from "shown"), '[]') as "latest"`),
  )
  return found ?? { count: 0, checked: 0, latest: [] }
}
