import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import type { Row } from '#server/read/selection'
import { inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { OwnRequest } from '#server/write/services/services'
import { maxDaysAhead, maxScheduled } from '../../mail-limits.wire'
import type { mailCalls } from '../../mail.wire'
import { mails } from '../../mails.resource'
import { save } from '../mail-writing.server'

type Timing = Pick<OwnRequest<typeof mailCalls.send>['input'], 'sendAt' | 'holdSeconds'>

/**
 * When a mail is to be sent; undefined for at once.
 * @throws Problem invalid for a time in the past or too far ahead, or for a time and a delay together.
 */
export function plannedTime({ sendAt, holdSeconds }: Timing, now: string): string | undefined {
  if (sendAt !== null && holdSeconds !== null) throw invalidField('holdSeconds', 'notTogether')
  if (sendAt !== null) return requireAhead('sendAt', sendAt, now)
  return holdSeconds ? new Date(Date.parse(now) + holdSeconds * 1000).toISOString() : undefined
}

/**
 * The time, which something can be scheduled for.
 * @throws Problem invalid for a time in the past or too far ahead.
 */
export function requireAhead(field: string, time: string, now: string): string {
  const ahead = Date.parse(time) - Date.parse(now)
  if (ahead <= 0) throw invalidField(field, 'past')
  if (ahead > maxDaysAhead * 86_400_000) throw invalidField(field, 'tooFarAhead', { limit: maxDaysAhead })
  return time
}

/**
 * Schedules a locked draft.
 * @throws Problem invalid if too many mails of the caller wait already.
 */
export async function schedule(writing: Writing, record: Stored, sendAt: string): Promise<Row> {
  const waiting = await writing.tx.query({
    name: 'mail_scheduled',
    text: `select from "mails" where "folder" = 'scheduled' and "owner" = $1 limit $2`,
    values: [writing.caller.userId, maxScheduled],
  })
  if (waiting.length >= maxScheduled) throw invalidField('sendAt', 'scheduledMails', { limit: maxScheduled })
  return save(writing, mails, record, { folder: 'scheduled', sendAt })
}

/**
 * Turns a scheduled mail of the caller into the draft that it was.
 * @throws Problem missing if it is not the caller's, invalid if it is already sent.
 */
export const undoSend = (writer: Writer, id: string): Promise<Row> =>
  inTransaction(writer, async (writing) => {
    const record = await waiting(writing, id, ['scheduled', 'drafts'])
    return save(writing, mails, record, { folder: 'drafts', sendAt: null })
  })

/**
 * Changes when a scheduled mail of the caller is sent.
 * @throws Problem missing if it is not the caller's, invalid if it is not scheduled, or for a time at which nothing can
 * be sent.
 */
export const reschedule = (
  writer: Writer,
  { mailId, sendAt }: OwnRequest<typeof mailCalls.reschedule>['input'],
): Promise<Row> =>
  inTransaction(writer, async (writing) => {
    const record = await waiting(writing, mailId, ['scheduled'])
    return save(writing, mails, record, { sendAt: requireAhead('sendAt', sendAt, writing.now()) })
  })

/** A mail of the caller in one of the folders, locked. */
async function waiting(writing: Writing, id: string, folders: readonly string[]): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  const record = await lockAllowed(writing, mails, id, 'read', undefined)
  if (!folders.includes(String(record['folder'])))
    throw invalidField('mailId', record['folder'] === 'drafts' ? 'changedSince' : 'alreadySent')
  return record
}
