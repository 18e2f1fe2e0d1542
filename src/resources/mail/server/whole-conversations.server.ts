import { sql, statement, type SQL } from '#server/db/statement'
import { invalidField, Problem } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access-sql'
import { isId } from '#server/read/query'
import { appOf, type Writing } from '#server/write/context'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../mail.wire'
import { mails } from '../mails.resource'

type Bulk = OwnRequest<typeof mailCalls.update>['input']

/** The most mails that are changed together. */
export const maxWhole = 2000

/**
 * The mails of the conversations of some mails that a verb changes. Only the given mails are marked as unread and get
 * a star: the other ones of the conversation stay read and without one.
 * @throws Problem missing if one of the given mails is not the caller's; invalid if there are too many.
 */
export async function wholeOf(writing: Writing, { ids, verb, folder }: Bulk): Promise<string[]> {
  if (ids.some((id) => !isId(id))) throw new Problem({ kind: 'missing' })
  if (verb === 'markUnread' || verb === 'star') return [...ids]
  const allowed = requireAllowed(appOf(writing), mails, 'read', writing.caller)
  const given = await writing.tx.query<{ id: string }>(
    statement(sql`select "id" from "mails" where "id" = any(${sql.param([...ids])}::uuid[]) and ${allowed}`),
  )
  if (given.length < new Set(ids).size) throw new Problem({ kind: 'missing' })
  const found = await writing.tx.query<{ id: string }>(
    statement(
      sql`select "mails"."id" from (select distinct lower("thread") collate "C" as "thread",
            case when "folder" in ('spam', 'trash') then "folder" end as "aside"
          from "mails" where "id" = any(${sql.param([...ids])}::uuid[])) as "_given"
        join "mails" on lower("mails"."thread") collate "C" = "_given"."thread" and case when "_given"."aside" is null
          then "mails"."folder" not in ('spam', 'trash') else "mails"."folder" = "_given"."aside" end
        where ${allowed} and ${concerned(verb, folder)} limit ${sql.raw(String(maxWhole + 1))}`,
    ),
  )
  if (found.length > maxWhole) throw invalidField('ids', 'bulk', { limit: maxWhole })
  return found.map(({ id }) => id)
}

/** The mails of a conversation that a verb would change. */
function concerned(verb: Bulk['verb'], folder: Bulk['folder']): SQL {
  if (verb === 'markRead') return sql`not "mails"."isRead"`
  if (verb === 'unstar') return sql`"mails"."isStarred"`
  if (verb === 'delete') return sql`"mails"."folder" in ('drafts', 'trash')`
  if (verb !== 'moveTo') return sql`true`
  if (folder === 'archive') return sql`"mails"."folder" = 'inbox'`
  // What the caller has written stays where it is, unless the conversation is thrown away.
  if (folder === 'trash') return sql`"mails"."folder" not in ('scheduled', 'drafts', 'trash')`
  return sql`"mails"."folder" not in ('sent', 'scheduled', 'drafts', ${folder})`
}
