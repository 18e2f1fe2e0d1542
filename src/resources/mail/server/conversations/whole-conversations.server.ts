import { sql, statement, type SQL } from '#server/db/statement'
import { invalidField, Problem } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access/access-sql'
import { isId } from '#server/read/query'
import { appOf, type Writing } from '#server/write/context'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../../mail.wire'
import { mails } from '../../mails.resource'

type Bulk = OwnRequest<typeof mailCalls.update>['input']

/** The most mails that are changed together. */
export const maxWhole = 2000

/**
 * The mails of the conversations of some mails that a verb changes. Only the given mails are marked as unread and get
 * a star: the other ones of the conversation stay read and without one.
 * @throws Problem missing if one of the given mails is not the caller's; invalid if there are too many.
 */
export async function wholeOf(writing: Writing, bulk: Bulk): Promise<string[]> {
  const { ids } = bulk
  if (ids.some((id) => !isId(id))) throw new Problem({ kind: 'missing' })
  if (isOfGivenOnly(bulk)) return [...ids]
  const allowed = requireAllowed(appOf(writing), mails, 'read', writing.caller)
  const chosen = sql`"id" = any(${sql.param([...ids])}::uuid[]) and ${allowed}`
  const given = await idsOf(writing, sql`select "id" from "mails" where ${chosen}`)
  if (given.length < new Set(ids).size) throw new Problem({ kind: 'missing' })
  const found = await idsOf(writing, inConversations(writing, bulk, chosen, maxWhole + 1))
  if (found.length > maxWhole) throw invalidField('ids', 'bulk', { limit: maxWhole })
  return found
}

/**
 * The first of the mails that match a condition, or of their conversations, that a verb changes. Once it has changed
 * them, it finds the next ones.
 * @param where the condition over the table, with the access of the caller.
 */
export const matchedBy = (writing: Writing, bulk: Bulk, where: SQL, limit: number): Promise<string[]> =>
  idsOf(
    writing,
    bulk.whole && !isOfGivenOnly(bulk)
      ? inConversations(writing, bulk, where, limit)
      : sql`select "id" from "mails" where ${where} and ${wouldChange(bulk)} limit ${sql.raw(String(limit))}`,
  )

const idsOf = async ({ tx }: Writing, query: SQL): Promise<string[]> =>
  (await tx.query<{ id: string }>(statement(query))).map(({ id }) => id)

const isOfGivenOnly = ({ verb }: Bulk): boolean => verb === 'markUnread' || verb === 'star'

/** Of the conversations of the mails that match a condition, the mails that a verb would change. */
function inConversations(writing: Writing, bulk: Bulk, where: SQL, limit: number): SQL {
  const allowed = requireAllowed(appOf(writing), mails, 'read', writing.caller)
  return sql`select "mails"."id" from (select distinct lower("thread") collate "C" as "thread",
        case when "folder" in ('spam', 'trash') then "folder" end as "aside"
      from "mails" where ${where}) as "_given"
    join "mails" on lower("mails"."thread") collate "C" = "_given"."thread" and case when "_given"."aside" is null
      then "mails"."folder" not in ('spam', 'trash') else "mails"."folder" = "_given"."aside" end
    where ${allowed} and ${wouldChange(bulk)} limit ${sql.raw(String(limit))}`
}

/** The condition that a verb would change a mail. */
function wouldChange({ verb, folder, labels }: Bulk): SQL {
  const given = sql`${sql.param([...labels])}::uuid[]`
  switch (verb) {
    case 'markRead':
      return sql`not "mails"."isRead"`
    case 'markUnread':
      return sql`"mails"."isRead"`
    case 'star':
      return sql`not "mails"."isStarred"`
    case 'unstar':
      return sql`"mails"."isStarred"`
    case 'markImportant':
      return sql`not "mails"."isImportant"`
    case 'markUnimportant':
      return sql`"mails"."isImportant"`
    case 'addLabels':
      return sql`not ("mails"."labels" @> ${given})`
    case 'removeLabels':
      return sql`"mails"."labels" && ${given}`
    case 'delete':
      return sql`"mails"."folder" in ('drafts', 'trash')`
    case 'snooze':
      return sql`"mails"."folder" in ('inbox', 'archive', 'snoozed')`
    case 'mute':
      return sql`not "mails"."isMuted"`
    case 'unmute':
      return sql`"mails"."isMuted"`
    case 'moveTo':
      return movedTo(folder)
  }
}

/** What the caller has written stays in its folder, unless the conversation goes to the trash. */
function movedTo(folder: Bulk['folder']): SQL {
  if (folder === 'archive') return sql`"mails"."folder" in ('inbox', 'snoozed')`
  if (folder === 'trash') return sql`"mails"."folder" not in ('scheduled', 'drafts', 'trash')`
  return sql`"mails"."folder" not in ('sent', 'scheduled', 'drafts', ${folder})`
}
