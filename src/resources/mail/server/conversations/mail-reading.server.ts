import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Condition } from '#server/read/conditions/condition'
import { list, type Reader } from '#server/read/list'
import { whereSql } from '#server/read/conditions/list-conditions'
import { findOne } from '#server/read/find-one'
import type { ListQuery } from '#server/read/query'
import type { Row } from '#server/read/selection'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../../mail.wire'
import { mails, type OwnMail } from '../../mails.resource'
import { conditionOfLabel } from './read-labels.server'
import { mailSearchOf } from './search-conditions.server'

/** The filters of mails; null does not filter. */
export type MailQuery = OwnRequest<typeof mailCalls.mails>['input']

const defaultLimit = 50
/** The most mails of a conversation that are read: its latest ones. */
export const maxThread = 200

/** A mail in a list: everything but its body and the mails it names. */
export function summaryOf(mail: Row<typeof mails>) {
  const { body: _body, inReplyTo: _answered, references: _references, original: _original, ...listed } = mail
  return listed
}

/** The filter of a list of mails; null does not filter. */
type MailFilter = Omit<MailQuery, 'cursor' | 'limit'>

/**
 * The condition of the caller's mails that match a filter, over the table of mails.
 * @throws Problem invalid for an unknown label.
 */
export async function matchingSql(reader: Reader, filter: MailFilter): Promise<SQL> {
  return whereSql(reader, mails, await listOfMails(reader, { ...filter, cursor: null, limit: null }))
}

/**
 * A list of the caller's mails as a query of the engine, newest first, of at most 200 mails.
 * @throws Problem invalid for an unknown label.
 */
export async function listOfMails(reader: Reader, query: MailQuery, maxLimit = 200): Promise<ListQuery> {
  const ofLabel = conditionOfLabel(query.label ?? 'all')
  const search = await mailSearchOf(reader, query.q ?? '', query.timezone)
  const where: Condition[] = [...(search.namesFolder ? [] : [ofLabel]), ...search.conditions]
  const flag = (field: keyof OwnMail | 'hasAttachments', given: string | null, turned = false) => {
    if (given !== null) where.push({ field, op: 'eq', values: [(given === 'true') !== turned] })
  }
  flag('isRead', query.unread, true)
  flag('isStarred', query.starred)
  flag('hasAttachments', query.hasAttachment)
  const limit = Math.min(maxLimit, Math.max(1, Number(query.limit) || defaultLimit))
  return {
    where,
    trash: false,
    tabs: false,
    sorts: [{ field: 'listedAt', order: 'desc' }],
    page: { kind: 'keyset', limit, ...(query.cursor ? { after: query.cursor } : {}) },
  }
}

/** The most mails that are counted. */
const maxCounted = 1000

/** How many of the caller's mails a search finds, outside of spam and trash. */
export async function countMatching(
  reader: Reader,
  { q, timezone }: OwnRequest<typeof mailCalls.matching>['input'],
): Promise<{ count: number; more: boolean }> {
  const none = { label: null, unread: null, starred: null, hasAttachment: null }
  const where = await matchingSql(reader, { ...none, q, timezone })
  const [found] = await reader.database.query<{ count: number }>(
    statement(
      sql`select count(*)::int as "count" from (select from "mails" where ${where} limit ${sql.raw(String(maxCounted + 1))}) as "found"`,
    ),
  )
  const count = found?.count ?? 0
  return { count: Math.min(count, maxCounted), more: count > maxCounted }
}

/**
 * The caller's mails that match a query, newest first, without bodies; `next` is the cursor of the next page.
 * @throws Problem invalid for an unknown label or an invalid cursor.
 */
export async function mailsOf(reader: Reader, query: MailQuery) {
  const { rows, next } = await list(reader, mails, await listOfMails(reader, query))
  return { mails: rows.map(summaryOf), ...(next !== undefined && { next }) }
}

/** The latest mail of the caller's inbox; nothing while that is empty. */
export async function latestOf(reader: Reader) {
  const none = { q: null, timezone: null, unread: null, starred: null, hasAttachment: null, cursor: null }
  const { rows } = await list(
    reader,
    mails,
    await listOfMails(reader, { ...none, label: 'inbox', limit: '1' }),
  )
  const [mail] = rows
  if (!mail) return {}
  const { id, fromName, fromAddress, subject, listedAt, isRead } = mail
  return { latest: { id, fromName, fromAddress, subject, listedAt, isRead } }
}

/**
 * The caller's latest mails of the thread of a mail, oldest first, without bodies. Mails in spam and trash are not part
 * of it, unless the given one is there.
 * @throws Problem missing if the mail is not the caller's.
 */
export async function threadOf(reader: Reader, id: string) {
  const { app, database, caller } = reader
  const { thread, folder } = await findOne(reader, mails, id)
  const isAside = folder === 'spam' || folder === 'trash'
  const stays = isAside ? sql`"folder" = ${folder}` : sql`"folder" not in ('spam', 'trash')`
  const found = await database.query<{ id: string }>(
    statement(
      sql`select "id" from "mails" where lower("thread") collate "C" = lower(${thread}) and ${stays} and ${requireAllowed(app, mails, 'read', caller)} order by "sentAt" desc, "id" desc limit ${sql.raw(String(maxThread))}`,
    ),
  )
  if (found.length === 0) return []
  const { rows } = await list(reader, mails, {
    where: [],
    ids: found.map(({ id: value }) => value),
    trash: false,
    tabs: false,
    sorts: [{ field: 'sentAt', order: 'asc' }],
    page: { kind: 'keyset', limit: maxThread },
  })
  return rows.map(summaryOf)
}
