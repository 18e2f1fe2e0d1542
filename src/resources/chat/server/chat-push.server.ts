import { chat as cn } from '#locales/cn/chat'
import { chat as en } from '#locales/en/chat'
import { nameOf, notify, type NotifyContext } from '#server/features/notifications/notify'
import { queuePush } from '#server/features/push/queue'
import type { InConversation } from './chat-events.server'

const texts = { en, cn }

/** A message that was just sent. */
interface Sent {
  readonly body: string | null
  /** Whom it mentions. */
  readonly people: readonly string[]
  /** The message that begins its thread. */
  readonly thread?: string
}

/** The conversation of the message. */
export type PushedIn = Pick<InConversation['record'], 'id' | 'kind' | 'name' | 'participants'>

type Pushing = NotifyContext & { readonly record: PushedIn }

/** A message that mentions more users than this is for everyone; none of them is notified of it. */
const maxNotified = 20

/**
 * Pushes a message to the browsers of those whom it concerns: the participants of a conversation, of a channel only
 * those whom it mentions, and of a thread those who take part in it. A muted conversation pushes nothing. A later
 * message of the same conversation or thread replaces an earlier one. Who is mentioned in a group or a channel also gets
 * a notification.
 */
export async function pushMessage(pushing: Pushing, sent: Sent): Promise<void> {
  const { caller, record } = pushing
  const receivers = await receiversOf(pushing, sent)
  const { id, name } = record
  const { body, thread } = sent
  await queuePush(
    pushing,
    receivers.filter((receiver) => receiver !== caller.userId),
    'messages',
    async (language) => {
      const sender = (await nameOf(pushing)) ?? ''
      return {
        title: name === null ? sender : `${sender} · ${name}`,
        body: body ?? texts[language].sentFile,
        path: `/dashboard/chat/${id}${thread === undefined ? '' : `?record=${thread}&thread=${thread}`}`,
        tag: `chat ${thread ?? id}`,
      }
    },
  )
  if (record.kind === 'one' || sent.people.length > maxNotified) return
  await notify(
    pushing,
    sent.people.filter((person) => receivers.includes(person)),
    {
      kind: 'mentioned',
      subject: name ?? ((language) => texts[language].title),
      values: { actor: await nameOf(pushing) },
      link: { resource: 'conversations', record: id },
      // The message itself is sent to the browsers.
      isSilent: true,
    },
  )
}

async function receiversOf({ tx, record }: Pushing, { people, thread }: Sent): Promise<string[]> {
  const concerned =
    thread !== undefined ? await following(tx, thread) : record.kind === 'channel' ? [] : record.participants
  const receivers = new Set([...people, ...concerned])
  if (receivers.size === 0) return []
  const muted = await tx.query<{ person: string }>({
    name: 'chat_muted_by',
    text: 'select "person" from "chatMembers" where "conversation" = $1 and "isMuted"',
    values: [record.id],
  })
  for (const { person } of muted) receivers.delete(person)
  return [...receivers]
}

const following = async (tx: Pushing['tx'], thread: string): Promise<string[]> =>
  (
    await tx.query<{ person: string }>({
      name: 'chat_thread_people',
      text: 'select "person" from "chatThreads" where "thread" = $1',
      values: [thread],
    })
  ).map(({ person }) => person)
