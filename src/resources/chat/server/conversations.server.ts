import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { attachedUploads } from '#server/features/files/attached'
import { isPicture } from '#server/write/uploads/content-type'
import { invalidField } from '#server/base/errors/problem'
import type { ParsedInput } from '#define/output'
import { messages } from '../messages.resource'
import { maxAttached } from '../chat.wire'
import { chatHandlers } from './chat-calls.server'
import { insertEvent, insertMessage, mentionsIn } from './chat-events.server'
import { groupHandlers } from './chat-groups.server'
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
  const shows =
    files.length > 0 && files.every(({ type }) => isPicture(type)) ? ('image' as const) : ('file' as const)
  return {
    body,
    contentType: body === null ? shows : ('text' as const),
    attachments: files.map(({ address, ...file }) => ({ ...file, path: address })),
  }
}

async function post(posting: Posting) {
  const content = await contentOf(posting)
  const people = await mentionsIn(posting, posting.record.participants, content.body)
  return insertMessage(posting, { ...content, people })
}

export const conversationsHooks: ResourceHooks<typeof conversations> = {
  own: { ...chatHandlers, ...groupHandlers },
  actions: {
    post,
    rename: async ({ input, ...context }) =>
      input.name === context.record.name
        ? {}
        : { name: input.name, ...(await insertEvent(context, 'renamed', { name: input.name })) },
  },
}
