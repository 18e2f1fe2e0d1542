import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { ParsedInput } from '#define/output'
import { pushMessage } from './chat-push.server'
import { chatHandlers } from './chat-calls.server'
import { contentOf } from './chat-content.server'
import { insertEvent, insertMessage, mentionsIn } from './chat-events.server'
import { groupHandlers } from './chat-groups.server'
import type { conversations } from '../conversations.resource'

type Posting = ActionContext<typeof conversations> & {
  readonly input: ParsedInput<NonNullable<(typeof conversations)['actions']>['post']>
}

async function post(posting: Posting) {
  const content = await contentOf(posting, posting.input)
  const people = await mentionsIn(posting, posting.record.participants, content.body)
  const posted = await insertMessage(posting, { ...content, people })
  await pushMessage(posting, { body: content.body, people })
  return posted
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
