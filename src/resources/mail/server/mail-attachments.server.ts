import { uploadOfAddress } from '#server/read/uploads/address'
import { attachedUploads } from '#server/features/files/attached'
import { findOne } from '#server/read/find-one'
import type { Writing } from '#server/write/context'
import { maxAttached } from '../mail-limits.wire'
import { mails, type OwnMail } from '../mails.resource'

type Attachments = OwnMail['attachments']

/** Attachments in the input: only their URLs. */
export type Attached = readonly { readonly content: string }[]

/**
 * The attachments of a mail.
 * @param known the attachments of the draft, or of the mail that is forwarded.
 * @throws Problem invalid for each attachment that the caller may not send, or if they are too large together.
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

/** The attachments of one of the caller's mails, which they may forward. */
export async function attachedTo({ tx, caller, services }: Writing, id: string): Promise<Attachments> {
  const { attachments } = await findOne({ app: services.app, database: tx, caller }, mails, id)
  return (attachments as Attachments).filter(({ content }) => content && uploadOfAddress(content))
}
