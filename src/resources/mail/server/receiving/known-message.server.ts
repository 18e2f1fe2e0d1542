import { createHash } from 'node:crypto'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import type { ParsedMail } from '#server/base/parsing/mail/parsed-mail'
import { parsedInThread } from '#server/base/parsing/queues'
import type { Services } from '#server/write/services/services'
import type { headersOf } from './receive.server'

/** A message without an id is recognized by its bytes, as one that is received. */
export const idOf = (source: Uint8Array, publicUrl: string): string =>
  `<${createHash('sha256').update(source).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`

const pauses = [200, 1000, 5000]
/**
 * Parses a message; received mails may wait for the same thread.
 * @throws Problem busy.
 */
export async function parsedPatiently(source: Uint8Array): Promise<ParsedMail> {
  for (const pause of pauses)
    try {
      return await parsedInThread(new Uint8Array(source))
    } catch (error) {
      if (!(error instanceof Problem) || error.refusal.kind !== 'busy') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  return parsedInThread(new Uint8Array(source))
}

/** Whether a message has anything by which users recognize a mail. */
export const isMessage = ({ from, messageId, date, subject }: ParsedMail): boolean =>
  from !== undefined || messageId !== undefined || date !== undefined || subject !== ''

/** The same for all messages of a conversation, in whatever order they are stored: made of its first one. */
export function threadByFirst(
  { references }: Pick<ReturnType<typeof headersOf>, 'references'>,
  messageId: string,
): string {
  const root = references[0]?.messageId ?? messageId
  return `m${createHash('sha256').update(root.toLowerCase()).digest('hex').slice(0, 32)}`
}

/** Whether the mailbox of a user has a message; a draft has the id with which it would be sent. */
export async function isKnown(
  database: Queryable,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  owner: string | null,
  messageId: string,
): Promise<boolean> {
  const [, own] = /^<([0-9a-f]{8}-[0-9a-f-]{27})@([^>]+)>$/.exec(messageId) ?? []
  const isHere = messageId.toLowerCase().endsWith(`@${new URL(publicUrl).hostname}>`)
  const rows = await database.query({
    name: 'mail_imported_before',
    text: `select from "mails" where "owner" = $1 and lower("messageId") collate "C" = lower($2)
      union all select from "mails" where "id"::text = $3 and "owner" = $1 limit 1`,
    values: [owner, messageId, isHere ? (own ?? null) : null],
  })
  return rows.length > 0
}
