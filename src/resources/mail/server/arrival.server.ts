import { queuePush } from '#server/features/push/queue'
import type { Row } from '#server/read/selection'
import { within } from '#server/db/within'
import type { Stored, Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { mails, type OwnMail } from '../mails.resource'
import { save } from './mail-writing.server'
import { valuesByRules, type RuledValues } from './rules.server'

/** The values of a mail that arrives; those that are left out have their defaults. */
type Arriving = Readonly<Record<string, unknown>> &
  Pick<OwnMail, 'owner' | 'thread' | 'to' | 'cc'> &
  Partial<Pick<OwnMail, 'isRead' | 'labels'>>

/** What the mailbox has of the conversation that a mail belongs to. */
interface Known {
  readonly id: string
  readonly folder: OwnMail['folder']
  readonly isMuted: boolean
}

/**
 * Stores a mail in a mailbox. It comes to the inbox, unless its conversation is muted or a rule of the mailbox moves it;
 * a muted conversation returns with a mail to nobody else, which is not pushed either. Snoozed mails of its conversation return.
 */
export async function arrive(writing: Writing, mail: Arriving): Promise<void> {
  const { owner } = mail
  const known = await knownOf(writing, mail)
  const wasMuted = known.some((other) => other.isMuted)
  const isMuted = wasMuted && !(await isOnlyTo(writing, mail))
  const stored = await insertTrusted(writing, mails, {
    ...mail,
    folder: isMuted ? 'archive' : 'inbox',
    isMuted,
  })
  const inside = { ...writing, database: within(writing.services.database.engine, writing.tx) }
  const ruled = withLabels(await valuesByRules(inside, owner, stored.id), mail.labels)
  if (Object.keys(ruled).length > 0)
    await save(inside, mails, await lockAllowed(inside, mails, stored.id, 'read', undefined), ruled)
  if (!wasMuted && (ruled.folder ?? 'inbox') === 'inbox' && ruled.isRead !== true && !mail.isRead)
    await pushMail(writing, stored)
  for (const { id, folder } of known)
    if (folder === 'snoozed') {
      const record: Stored = await lockAllowed(inside, mails, id, 'read', undefined)
      if (record['folder'] === 'snoozed')
        await save(inside, mails, record, { folder: 'inbox', snoozedUntil: null })
    }
}

/** Rules add their labels to those that a mail has. */
const withLabels = (ruled: RuledValues, labels: readonly string[] = []): RuledValues =>
  ruled.labels ? { ...ruled, labels: [...new Set([...labels, ...ruled.labels])] } : ruled

const pushMail = (writing: Writing, mail: Row<typeof mails>): Promise<void> =>
  queuePush(writing, [mail.owner], 'mails', () => ({
    title: mail.fromName ?? mail.fromAddress,
    body: [mail.subject, mail.preview].filter(Boolean).join(' · '),
    path: `/dashboard/mail/inbox/${mail.id}`,
    tag: `mail ${mail.thread}`,
  }))

/** Whether a mail is to its owner and nobody else. */
async function isOnlyTo({ tx }: Writing, { owner, to, cc }: Arriving): Promise<boolean> {
  const [recipient, ...others] = [...to, ...cc]
  if (!recipient || others.length > 0) return false
  const found = await tx.query({
    name: 'mail_owner_has',
    text: 'select from "users" where "id" = $1 and lower("email") = lower($2)',
    values: [owner, recipient.address],
  })
  return found.length > 0
}

const knownOf = ({ tx }: Writing, { owner, thread }: Arriving): Promise<Known[]> =>
  tx.query<Known>({
    name: 'mail_conversation_of',
    text: `select "id", "folder", "isMuted" from "mails"
      where lower("thread") collate "C" = lower($1) and "owner" = $2 and ("isMuted" or "folder" = 'snoozed') limit 200`,
    values: [thread, owner],
  })
