import { uploadOfAddress } from '#server/read/uploads/address'
import { uploadById } from '#server/features/files/keep'
import type {
  Letter,
  LetterContext,
  LetterFile,
  LetterRequest,
  Mailbox,
  Prepared,
} from '#server/write/services/letters'
import { textOfHtml } from '#server/features/mail/text-of-html'
import { cleanStored } from '#server/base/parsing/clean-text'
import type { OwnMail } from '../../mails.resource'
import { messageIdOf } from './headers'

const columns = [
  'id',
  'fromName',
  'fromAddress',
  'to',
  'cc',
  'subject',
  'body',
  'attachments',
  'sentAt',
  'messageId',
  'inReplyTo',
  'references',
] as const satisfies readonly (keyof OwnMail)[]
type Sent = Pick<OwnMail, (typeof columns)[number]>

/** A mail from a user to external addresses, unchanged; undefined if it was deleted meanwhile. */
export async function forwardedMail(context: LetterContext, { about }: LetterRequest): Promise<Prepared> {
  const [sent] = await context.database.query<Sent>({
    name: 'mail_letter',
    text: `select ${columns.map((name) => `"${name}"`).join(', ')} from "mails" where "id" = $1`,
    values: [about],
  })
  return sent && { written: await letterOf(context, sent) }
}

/** A mail of a user as it is sent. */
export async function letterOf(context: LetterContext, sent: Sent): Promise<Letter> {
  const html = await cleanStored(sent.body ?? '')
  const messageId = messageIdOf(sent, context.publicUrl)
  return {
    subject: sent.subject ?? '',
    text: textOfHtml(html),
    html,
    attachments: await filesOf(context, sent),
    correspondence: {
      from: { name: sent.fromName ?? '', address: sent.fromAddress },
      to: sent.to.map(mailboxOf),
      cc: sent.cc.map(mailboxOf),
      date: new Date(sent.sentAt),
      messageId,
      inReplyTo: sent.inReplyTo ?? undefined,
      references: sent.references.map((item) => item.messageId),
      boundary: context.digest('mail boundary', messageId).toString('hex').slice(0, 24),
    },
  }
}

const mailboxOf = ({ name, address }: OwnMail['to'][number]): Mailbox => ({ name: name ?? '', address })

/** The attachments that have stored bytes. */
async function filesOf(
  { database, contents }: LetterContext,
  { attachments }: Pick<OwnMail, 'attachments'>,
): Promise<LetterFile[]> {
  const files: LetterFile[] = []
  for (const { name, content } of attachments) {
    const id = content && uploadOfAddress(content)
    const upload = id && (await uploadById(database, id))
    if (!upload) continue
    const open = async () => {
      const bytes = await contents.open(upload.checksum)
      if (!bytes) throw new Error(`The bytes of ${name} no longer exist`)
      return bytes
    }
    files.push({ name, type: upload.contentType, open })
  }
  return files
}
