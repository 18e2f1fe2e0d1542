import { uploadOfAddress } from '#server/read/uploads/address'
import { uploadById } from '#server/features/files/keep'
import type { LetterContext, LetterFile, LetterRequest, Prepared } from '#server/write/services/letters'
import { textOfHtml } from '#server/features/mail/text-of-html'
import { cleanStored } from '#server/base/parsing/clean-text'

interface Sent {
  readonly fromName: string | null
  readonly fromAddress: string
  readonly subject: string | null
  readonly body: string | null
  readonly attachments: readonly { readonly name: string; readonly content?: string | null }[]
}

/** A mail from a user to an external address, unchanged; undefined if it was deleted meanwhile. */
export async function forwardedMail(writing: LetterContext, { about }: LetterRequest): Promise<Prepared> {
  const [sent] = await writing.database.query<Sent>({
    text: 'select "fromName", "fromAddress", "subject", "body", "attachments" from "mails" where "id" = $1',
    values: [about],
  })
  if (!sent) return undefined
  const html = await cleanStored(sent.body ?? '')
  return {
    written: {
      subject: sent.subject ?? '',
      text: textOfHtml(html),
      html,
      replyTo: { name: sent.fromName ?? '', address: sent.fromAddress },
      attachments: await filesOf(writing, sent),
    },
  }
}

/** The attachments that have stored bytes. */
async function filesOf({ database, contents }: LetterContext, { attachments }: Sent): Promise<LetterFile[]> {
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
