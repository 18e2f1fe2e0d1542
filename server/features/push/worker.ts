import { report } from '#server/base/report'
import type { Services } from '#server/write/services/services'
import { onPushBell } from './queue'
import { sendPush, type DuePush } from './send'

/** How long messages are leased to one server before another may take them. */
const leaseSeconds = 60
/** After so many attempts, or so many hours, a message is given up: it would be old. */
const [maxAttempts, maxHours] = [4, 6]
const batchSize = 20
/** The bell rings before the transaction commits: the second delay covers slow ones, in milliseconds. */
const [soonMs, lateMs] = [100, 2000]
/** Finds messages that other servers have queued, and tries again, in milliseconds. */
const pollMs = 15_000

/** Pushes queued messages shortly after they were queued. Returns a function that stops this. */
export function startPushWorker(services: Services): () => Promise<void> {
  let running: Promise<void> | undefined
  let isStopped = false
  const timers = new Set<NodeJS.Timeout>()
  const later = (milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (isStopped) return
      running ??= pushDue(services)
        .catch((error: unknown) => report('Messages could not be pushed', error))
        .finally(() => (running = undefined))
    }, milliseconds)
    timers.add(timer.unref())
  }
  const silence = onPushBell(() => [soonMs, lateMs].forEach(later))
  const poll = setInterval(() => later(0), pollMs).unref()
  return async () => {
    isStopped = true
    silence()
    clearInterval(poll)
    for (const timer of timers) clearTimeout(timer)
    await running
  }
}

/**
 * Pushes all due messages.
 * @param request sends requests to push services.
 */
export async function pushDue(services: Services, request: typeof fetch = fetch): Promise<void> {
  await services.database.query({
    name: 'push_old',
    text: `delete from "push_queue" where "createdAt" < now() - make_interval(hours => ${maxHours})`,
  })
  for (;;) {
    const due = await takeDue(services)
    await Promise.all(due.map((push) => pushOne(services, push, request)))
    if (due.length < batchSize) return
  }
}

const takeDue = ({ database }: Services): Promise<DuePush[]> =>
  database.query<DuePush>({
    name: 'push_take',
    text: `with "taken" as (update "push_queue" set "attempts" = "attempts" + 1,
          "dueAt" = now() + make_interval(secs => ${leaseSeconds})
        where "id" in (select "id" from "push_queue" where "dueAt" <= now() order by "dueAt" limit ${batchSize}
          for update skip locked)
        returning *)
      select t."id", t."attempts", t."message", t."subscriptionId", s."endpoint", s."p256dh", s."auth"
      from "taken" t join "push_subscriptions" s on s."id" = t."subscriptionId"`,
  })

async function pushOne(services: Services, push: DuePush, request: typeof fetch): Promise<void> {
  const { database } = services
  const pushed = await sendPush(services, push, request).catch((error: unknown) => {
    report('A message could not be pushed', error)
    return 'failed' as const
  })
  if (pushed === 'ended')
    await database.query({
      text: 'delete from "push_subscriptions" where "id" = $1',
      values: [push.subscriptionId],
    })
  else if (pushed === 'sent' || push.attempts >= maxAttempts)
    await database.query({ text: 'delete from "push_queue" where "id" = $1', values: [push.id] })
}
