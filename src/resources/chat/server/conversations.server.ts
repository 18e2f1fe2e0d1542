import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { attachedUploads } from '#server/features/files/attached'
import { isPicture } from '#server/write/uploads/content-type'
import { invalidField } from '#server/base/errors/problem'
import { insertTrusted } from '#server/write/insert-trusted'
import type { ParsedInput } from '#define/output'
import { messages } from '../messages.resource'
import { maxAttached } from '../chat.wire'
import { chatHandlers } from './chat-calls.server'
import type { conversations } from '../conversations.resource'

type Posting = ActionContext<typeof conversations> & {
  readonly input: ParsedInput<NonNullable<(typeof conversations)['actions']>['post']>
}

/** The attachments of a message, and the content type that follows from them. */
async function contentOf(posting: Posting) {
  const { body, attachments } = posting.input
  const files = await attachedUploads(
    posting,
    messages,
    attachments.map(({ path }) => path),
    { list: 'attachments', field: 'path', maxBytes: maxAttached },
  )
  if (body === null && files.length === 0) throw invalidField('body', 'required')
  const shows = files.length > 0 && files.every(({ type }) => isPicture(type)) ? 'image' : 'file'
  return {
    body,
    contentType: body === null ? shows : 'text',
    attachments: files.map(({ address, ...file }) => ({ ...file, path: address })),
  }
}

/** The conversation is locked, so messages are numbered without gaps in the order in which they are inserted. */
async function post(posting: Posting) {
  const { record, caller, now } = posting
  const at = now()
  const number = record.lastNumber + 1
  await insertTrusted(posting, messages, {
    conversation: record.id,
    sender: caller.userId,
    number,
    ...(await contentOf(posting)),
    createdAt: at,
  })
  return { lastNumber: number, lastMessageAt: at }
}

export const conversationsHooks: ResourceHooks<typeof conversations> = {
  own: chatHandlers,
  actions: {
    post,
    rename: ({ input }) => ({ name: input.name }),
  },
}
