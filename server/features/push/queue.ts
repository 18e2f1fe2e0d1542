import { EventEmitter } from 'node:events'
import { isQuiet, type QuietHours } from '#define/choices/quiet-hours'
import type { PushTopic } from '#resources/users/push.wire'
import type { Language, Transaction } from '#server/base/caller'
import { uuid7 } from '#server/db/uuid7'

/** A message as the browser shows it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The path of the page that it opens. */
  readonly path: string
  /** A later message with the same tag replaces it: in the queue, at the push service, and where it is shown. */
  readonly tag: string
}

interface Receiver extends QuietHours {
  readonly id: string
  readonly locale: Language
}

/** Emitted for every queued message, so that the worker of this process need not poll often. */
const bell = new EventEmitter().setMaxListeners(0)

/** Subscribes to queued messages. Returns a function that unsubscribes. */
export function onPushBell(listener: () => void): () => void {
  bell.on('push', listener)
  return () => bell.off('push', listener)
}

const [maxTitle, maxBody] = [120, 300]

/**
 * Queues a message to the browsers of some users who want messages of this topic, in the transaction of what it is
 * about; not in the quiet hours of a user.
 * @param messageIn the message in the language of a user.
 */
export async function queuePush(
  { tx, now }: Pick<Transaction, 'tx' | 'now'>,
  users: readonly string[],
  topic: PushTopic,
  messageIn: (language: Language) => PushMessage | Promise<PushMessage>,
): Promise<void> {
  if (users.length === 0) return
  const receivers = await tx.query<Receiver>({
    name: 'push_receivers',
    text: `select s."id", u."locale", u."timezone", u."quietFrom", u."quietUntil" from "push_subscriptions" s
      join "users" u on u."id" = s."userId" join "sessions" o on o."id" = s."sessionId"
      where s."userId" = any($1::uuid[]) and $2 = any(s."topics") and u."status" = 'active'
        and o."endedAt" is null and o."expiresAt" > now()`,
    values: [users, topic],
  })
  const moment = new Date(now())
  const awake = receivers.filter((receiver) => !isQuiet(receiver, moment))
  if (awake.length === 0) return
  const queued = []
  for (const { id, locale } of awake)
    queued.push({ id: uuid7(), subscriptionId: id, message: bounded(await messageIn(locale)) })
  await tx.query({
    name: 'push_queue',
    // What another transaction has locked is being sent or replaced.
    text: `with "given" as (select * from jsonb_to_recordset($1::jsonb) as "given" ("id" uuid, "subscriptionId" uuid, "message" jsonb)),
      "replaced" as (delete from "push_queue" where "id" in (
        select q."id" from "push_queue" q join "given" g
          on g."subscriptionId" = q."subscriptionId" and g."message" ->> 'tag' = q."message" ->> 'tag'
        for update of q skip locked))
      insert into "push_queue" ("id", "subscriptionId", "message", "dueAt", "createdAt")
      select "id", "subscriptionId", "message", now(), now()
      from "given"`,
    values: [JSON.stringify(queued)],
  })
  bell.emit('push')
}

const bounded = ({ title, body, ...message }: PushMessage): PushMessage => ({
  ...message,
  title: title.slice(0, maxTitle),
  body: body.slice(0, maxBody),
})
