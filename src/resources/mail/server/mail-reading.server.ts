import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access-sql'
import type { Condition } from '#server/read/condition'
import { list, type Reader } from '#server/read/list'
import { findOne } from '#server/read/find-one'
import type { Row } from '#server/read/selection'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../mail.wire'
import { conditionOfLabel } from './read-labels.server'
import { mails, type OwnMail } from '../mails.resource'

/** The filters of mails; null does not filter. */
type MailQuery = OwnRequest<typeof mailCalls.mails>['input']

const defaultLimit = 50
const max = 200

/** A mail in a list: everything but its body and its headers. */
export function summaryOf(mail: Row<typeof mails>) {
  const { body: _body, messageId: _id, inReplyTo: _answered, references: _references, ...rest } = mail
  const { original: _original, ...listed } = rest
  return listed
}

/**
 * The caller's mails that match a query, newest first, without bodies; `next` is the cursor of the next page.
 * @throws Problem invalid for an unknown label or an invalid cursor.
 */
export async function mailsOf(reader: Reader, query: MailQuery) {
  const where: Condition[] = [conditionOfLabel(query.label ?? 'all')]
  const flag = (field: keyof OwnMail | 'hasAttachments', given: string | null, turned = false) => {
    if (given !== null) where.push({ field, op: 'eq', values: [(given === 'true') !== turned] })
  }
  flag('isRead', query.unread, true)
  flag('isStarred', query.starred)
  flag('hasAttachments', query.hasAttachment)
  const limit = Math.min(max, Math.max(1, Number(query.limit) || defaultLimit))
  const search = query.q?.trim()
  const page = await list(reader, mails, {
    where,
    ...(search ? { search } : {}),
    trash: false,
    tabs: false,
    sorts: [{ field: 'sentAt', order: 'desc' }],
    page: { kind: 'keyset', limit, ...(query.cursor ? { after: query.cursor } : {}) },
  })
  return { mails: page.rows.map(summaryOf), ...(page.next !== undefined && { next: page.next }) }
}

/**
 * The caller's mails of the thread of a mail, oldest first, without bodies.
 * @throws Problem missing if the mail is not the caller's.
 */
export async function threadOf(reader: Reader, id: string) {
  const { app, database, caller } = reader
  const { thread } = await findOne(reader, mails, id)
  const found = await database.query<{ id: string }>(
    statement(
      sql`select "id" from "mails" where lower("thread") collate "C" = lower(${thread}) and ${requireAllowed(app, mails, 'read', caller)} order by "sentAt", "id" limit 200`,
    ),
  )
  if (found.length === 0) return []
  const { rows } = await list(reader, mails, {
    where: [],
    ids: found.map(({ id: value }) => value),
    trash: false,
    tabs: false,
    sorts: [{ field: 'sentAt', order: 'asc' }],
    page: { kind: 'keyset', limit: 200 },
  })
  return rows.map(summaryOf)
}
