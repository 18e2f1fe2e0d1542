import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import { sql } from '#server/db/statement'
import { invalidField, Problem } from '#server/base/errors/problem'
import { previewOf } from '#server/features/mail/text-of-html'
import { findOne } from '#server/read/find-one'
import { isId } from '#server/read/query'
import type { Row } from '#server/read/selection'
import { appOf, type Stored, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { change } from '#server/write/save'
import { derivedValues, differing } from '#server/write/values/values'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../mail.wire'
import { replyHeaders } from './sending/headers'
import { attachedTo, attachmentsOf } from './mail-attachments.server'
import { mails, type OwnMail } from '../mails.resource'

export type Correspondents = OwnMail['to']

/** The input of a mail. */
export type Written = OwnRequest<typeof mailCalls.drafts>['input']

/** The sender as shown on the mail. */
export interface Author {
  readonly displayName: string
  readonly email: string
}

/** The caller's name and address, as sent in their mails. */
export async function authorOf({ tx, caller }: Writing): Promise<Author> {
  const [author] = await tx.query<Author>({
    name: 'mail_author',
    text: 'select "displayName", "email" from "users" where "id" = $1',
    values: [caller.userId],
  })
  if (!author) throw new Problem({ kind: 'unauthenticated' })
  return author
}

/**
 * Saves a draft of the caller.
 * @throws Problem missing if the caller has no such mail, invalid if it is no longer a draft.
 */
export async function keepDraft(writing: Writing, written: Written): Promise<Row> {
  const draft = written.mailId === null ? undefined : await draftOf(writing, written.mailId)
  const answered = written.inReplyTo === null ? [] : await attachedTo(writing, written.inReplyTo)
  const known = [...((draft?.['attachments'] as OwnMail['attachments'] | undefined) ?? []), ...answered]
  const content = {
    attachments: await attachmentsOf(writing, written.attachments, known),
    to: written.to,
    cc: written.cc,
    bcc: written.bcc,
    subject: written.subject,
    body: written.body,
    preview: (written.body && previewOf(written.body)) || null,
    sentAt: writing.now(),
  }
  return draft ? save(writing, mails, draft, content) : begin(writing, written, content)
}

async function begin(writing: Writing, written: Written, content: Readonly<Record<string, unknown>>) {
  const author = await authorOf(writing)
  return insertTrusted(writing, mails, {
    ...content,
    owner: writing.caller.userId,
    folder: 'drafts',
    fromName: author.displayName,
    fromAddress: author.email,
    ...(await conversationOf(writing, written.inReplyTo)),
    isRead: true,
  })
}

/** A reply joins the thread of the mail that it replies to, and names it; any other mail starts a thread. */
async function conversationOf(
  { tx, caller, services }: Writing,
  inReplyTo: string | null,
): Promise<Pick<OwnMail, 'thread'> & Partial<OwnMail>> {
  if (inReplyTo === null) return { thread: uuid7() }
  const answered = await findOne({ app: services.app, database: tx, caller }, mails, inReplyTo)
  return { thread: answered.thread, ...replyHeaders(answered, services.publicUrl) }
}

/** A draft of the caller, locked. */
async function draftOf(writing: Writing, id: string): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  const draft = await lockAllowed(writing, mails, id, 'read', undefined)
  if (draft['folder'] !== 'drafts') throw invalidField('mailId', 'changedSince')
  return draft
}

/** Updates a locked mail without access rules for fields; skips the write if nothing changes. */
export async function save(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const all = { ...values, ...derivedValues(resource, { ...record, ...values }) }
  const changed = differing(record, all)
  if (changed.length === 0)
    return findOne({ app: appOf(writing), database: writing.tx, caller: writing.caller }, resource, record.id)
  const set = Object.fromEntries(changed.map((name) => [name, all[name as keyof typeof all]]))
  return change(writing, writing.tx, resource, {
    operation: 'update',
    record,
    values: set,
    rule: sql`true`,
  })
}
