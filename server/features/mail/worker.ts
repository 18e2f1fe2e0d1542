import { report, logLine } from '#server/base/report'
import type { LetterContext } from '#server/write/services/letters'
import { onMailBell } from '../outbox/bell'
import { deliver, type Due, type Log } from './deliver'
import type { Transport } from './transport'

/** How long a mail is leased to one server before another may take it. */
const leaseSeconds = 120
const soonMs = 50
const lateMs = 2000
const pollMs = 5000

export interface MailWorker {
  /** Sends all due mails; resolves when none is due. */
  flush(): Promise<void>
  /** Finishes the mail that is being sent, and stops. */
  stop(): Promise<void>
}

/** Sends the mails of the outbox shortly after they were queued, and retries failed ones. */
export function startMailWorker(
  services: LetterContext,
  transport: Transport | undefined,
  log: Log = logLine,
): MailWorker {
  let running: Promise<void> | undefined
  let isStopped = false
  const timers = new Set<NodeJS.Timeout>()
  const later = (milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void flush().catch((error: unknown) => report('Mail', error))
    }, milliseconds)
    timer.unref()
    timers.add(timer)
  }
  // The event is emitted before the transaction commits: the first delay covers most transactions, the second one
  // slow ones.
  const silence = onMailBell(() => [soonMs, lateMs].forEach(later))
  // Finds mails queued by other servers, and retries.
  const poll = setInterval(() => later(0), services.database.engine === 'postgres' ? pollMs : 6 * pollMs)
  poll.unref()

  async function sendAll(): Promise<void> {
    while (!isStopped) {
      const mails = await takeDue(services)
      const [mail] = mails
      if (!mail) return
      await deliver(services, transport, { ...mail, mails }, log)
    }
  }
  async function flush(): Promise<void> {
    await running
    running ??= sendAll().finally(() => (running = undefined))
    return running
  }
  later(soonMs)
  return {
    flush,
    async stop() {
      isStopped = true
      silence()
      clearInterval(poll)
      for (const timer of timers) clearTimeout(timer)
      await running?.catch(() => {})
      transport?.close()
    },
  }
}

const lease = `update "outbox" set "attempts" = "attempts" + 1, "nextAttemptAt" = now() + make_interval(secs => ${leaseSeconds})`
const isDue = `"status" = 'waiting' and "nextAttemptAt" <= now()`
const taken = 'returning "id", "to", "kind", "language", "attempts", "about"'

/** The recipients of one delivery: every mail server accepts as many (RFC 5321, section 4.5.3.1.8). */
const maxRecipients = 100

/** Leases the due mail of the highest priority that has waited longest, and those of the same message. */
async function takeDue({ database }: LetterContext): Promise<Due[]> {
  const [due] = await database.query<Due>({
    name: 'mail_take',
    text: `${lease} where "id" = (select "id" from "outbox" where ${isDue}
        order by "priority", "createdAt" limit 1 for update skip locked) ${taken}`,
  })
  if (!due) return []
  if (due.kind !== 'message') return [due]
  // The recipients of a message were queued in one transaction, and so at the same time.
  const others = await database.query<Due>({
    name: 'mail_take_message',
    text: `${lease} where "id" in (select o."id" from "outbox" o, "outbox" f where f."id" = $1
        and o."status" = 'waiting' and o."nextAttemptAt" <= now() and o."priority" = f."priority"
        and o."createdAt" = f."createdAt" and o."kind" = f."kind" and o."about" = f."about" and o."id" <> f."id"
        limit $2 for update of o skip locked) ${taken}`,
    values: [due.id, maxRecipients - 1],
  })
  return [due, ...others]
}
