import { pushTopics, type pushCalls, type PushTopic } from '../push.wire'
import { uuid7 } from '#server/db/uuid7'
import { invalidField } from '#server/base/errors/problem'
import type { OwnRequest } from '#server/write/services/services'
import { personOf } from '#server/features/auth/person'
import { isPushService } from '#server/features/push/push-services'
import { vapidOf } from '#server/features/push/vapid'

/** The most browsers of a user. */
const maxSubscriptions = 20

/** What the browser of the caller gets; nothing, if it has no subscription in this session. */
export async function pushState(request: OwnRequest<typeof pushCalls.push>) {
  const { sessionId } = personOf(request)
  const [found] = await request.reading.query<{ topics: PushTopic[] }>({
    name: 'push_state',
    text: 'select "topics" from "push_subscriptions" where "sessionId" = $1 and "endpoint" = $2',
    values: [sessionId, request.input.endpoint ?? ''],
  })
  return {
    publicKey: vapidOf(request.services).publicKey,
    topics: pushTopics.filter((topic) => found?.topics.includes(topic) === true),
  }
}

/**
 * Pushes to a browser of the caller from now on, as long as the session is open. A browser has one subscription: one
 * of another user is replaced.
 * @throws Problem invalid for an address that is no push service, for invalid keys, and for too many browsers.
 */
export async function subscribe(request: OwnRequest<typeof pushCalls.subscribe>) {
  const { services, input } = request
  const { userId, sessionId } = personOf(request)
  const { endpoint, p256dh, auth, topics } = input
  if (!isPushService(endpoint, services.pushServices)) throw invalidField('endpoint', 'pushService')
  if (bytesOf(p256dh) !== 65) throw invalidField('p256dh', 'pushKey')
  if (bytesOf(auth) !== 16) throw invalidField('auth', 'pushKey')
  await services.database.transaction(async (tx) => {
    await tx.query({ text: 'delete from "push_subscriptions" where "endpoint" = $1', values: [endpoint] })
    // The oldest ones make room: browsers that have forgotten theirs do not say so.
    await tx.query({
      text: `delete from "push_subscriptions" where "id" in (select "id" from "push_subscriptions"
        where "userId" = $1 order by "createdAt" desc offset $2)`,
      values: [userId, maxSubscriptions - 1],
    })
    await tx.query({
      text: `insert into "push_subscriptions" ("id", "userId", "sessionId", "endpoint", "p256dh", "auth", "topics", "createdAt")
        values ($1, $2, $3, $4, $5, $6, $7, now())`,
      values: [uuid7(), userId, sessionId, endpoint, p256dh, auth, topics],
    })
  })
  return undefined
}

const bytesOf = (text: string): number => Buffer.from(text, 'base64url').length

/** Pushes nothing to a browser of the caller any more. */
export async function unsubscribe(request: OwnRequest<typeof pushCalls.unsubscribe>) {
  await request.services.database.query({
    text: 'delete from "push_subscriptions" where "userId" = $1 and "endpoint" = $2',
    values: [personOf(request).userId, request.input.endpoint],
  })
  return undefined
}
