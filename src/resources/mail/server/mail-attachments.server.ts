import { uploadOfAddress } from '#server/read/uploads/address'
import { attachedUploads } from '#server/features/files/attached'
import { findOne } from '#server/read/find-one'
import type { Writing } from '#server/write/context'
import { maxAttached } from '../mail.wire'
import { mails, type OwnMail } from '../mails.resource'

type Attachments = OwnMail['attachments']

/** What is attached, as somebody sends it: an address alone. */
export type Attached = readonly { readonly content: string }[]

/**
 * What is attached to a mail.
 * @param known what the draft, or the mail that is passed on, has already.
 * @throws Problem invalid at each attachment that is not the caller's to send, or where all of them are too much.
 */
export async function attachmentsOf(
  writing: Writing,
  attached: Attached,
  known: Attachments,
): Promise<Attachments> {
  const addresses = attached.map(({ content }) => content)
  const requested = {
    list: 'attachments',
    field: 'content',
    known: { attachments: known },
    maxBytes: maxAttached,
  }
  const all = await attachedUploads(writing, mails, addresses, requested)
  return all.map(({ address, ...upload }) => ({ ...upload, content: address }))
}

/** What is attached to a mail of the caller, which they may forward. */
export async function attachedTo({ tx, caller, services }: Writing, id: string): Promise<Attachments> {
  const { attachments } = await findOne({ app: services.app, database: tx, caller }, mails, id)
  return (attachments as Attachments).filter(({ content }) => content && uploadOfAddress(content))
}
