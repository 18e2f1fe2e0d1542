import type { Mail } from '#resources/outbox/outbox.resource'
import type { Language } from '#server/base/caller'
import { describe, report, logLine } from '#server/base/report'
import { onMailBell } from '../outbox/bell'
import type { Letter, LetterContext } from '#server/write/services/letters'
import { letterOf } from './letter'
import { countChange } from '#server/db/count-change'
import { preparationOf } from './prepare'
import type { Transport } from './transport'

/** Maximum number of attempts to send a mail; the delay grows from half a minute to hours. */
const maxAttempts = 8
const pauseSeconds = (attempt: number) => 30 * 3 ** (attempt - 1)
/** How long a mail is leased to one server before another may take it. */
const leaseSeconds = 120
const soonMs = 50
const lateMs = 2000
const pollMs = 5000

type Due = Pick<Mail, 'id' | 'to' | 'kind' | 'attempts' | 'about'> & { readonly language: Language }

export interface MailWorker {
  /** Sends all due mails; resolves when none is due. */
  flush(): Promise<void>
  /** Finishes the mail that is being sent, and stops. */
  stop(): Promise<void>
}

/** Without a transport, mails are logged, so that the operator can read links in the terminal. */
type Log = (line: string) => void

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
      const mail = await takeDue(services)
      if (!mail) return
      await deliver(services, transport, mail, log)
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

/** Leases the due mail of the highest priority that has waited longest. */
async function takeDue({ database }: LetterContext): Promise<Due | undefined> {
  const [due] = await database.query<Due>({
    name: 'mail_take',
    text: `update "outbox" set "attempts" = "attempts" + 1, "nextAttemptAt" = now() + make_interval(secs => ${leaseSeconds})
      where "id" = (select "id" from "outbox" where "status" = 'waiting' and "nextAttemptAt" <= now()
        order by "priority", "createdAt" limit 1 for update skip locked)
      returning "id", "to", "kind", "language", "attempts", "about"`,
  })
  return due
}

async function deliver(
  services: LetterContext,
  transport: Transport | undefined,
  mail: Due,
  log: Log,
): Promise<void> {
  try {
    const prepared = await preparationOf(services, mail.kind)(services, mail)
    if (!prepared) return await drop(services, mail)
    if (prepared.written) return await deliverWritten(services, transport, mail, prepared.written)
    const { attachments = [] } = prepared
    const letter = { ...letterOf(mail.language, prepared.letter, prepared.values), attachments }
    if (!transport) {
      await settle(services, mail, 'kept', letter)
      const { code, link } = prepared.values
      const isHidden = code || !link || prepared.isLinkSecret
      return log(`Mail to ${mail.to}: ${letter.subject}${isHidden ? '' : ` ${link}`}`)
    }
    await transport.send(mail.to, letter)
    await settle(services, mail, 'sent', { subject: prepared.values.code ? null : letter.subject })
  } catch (error) {
    await fail(services, mail, error)
  }
}

/** The content of a mail written by a user is not stored in the outbox, only that it was sent. */
async function deliverWritten(
  services: LetterContext,
  transport: Transport | undefined,
  mail: Due,
  letter: Letter,
): Promise<void> {
  await transport?.send(mail.to, letter)
  await settle(services, mail, transport ? 'sent' : 'kept', { subject: null })
}

const finished = async ({ database }: LetterContext, set: string, values: readonly unknown[]) =>
  database.query({
    text: `with "counted" as (${countChange('outbox')}) update "outbox" set ${set}, "version" = "version" + 1, "updatedAt" = now() where "id" = $1`,
    values,
  })

/** Of a sent mail only the subject is stored, and not even that if the mail contains a code. */
const settle = (
  services: LetterContext,
  { id }: Due,
  status: Mail['status'],
  {
    subject,
    text = null,
    html = null,
  }: { subject: string | null; text?: string | null; html?: string | null },
) =>
  finished(
    services,
    `"status" = $2, "subject" = $3, "text" = $4, "html" = $5, "lastError" = null, "nextAttemptAt" = null,
      "sentAt" = case when $2 = 'sent' then now() end`,
    [id, status, subject, text, html],
  )

async function fail(services: LetterContext, { id, attempts, to }: Due, error: unknown): Promise<void> {
  report(`A mail to ${to} could not be sent (attempt ${attempts} of ${maxAttempts})`, error)
  const status = attempts >= maxAttempts ? 'failed' : 'waiting'
  await finished(
    services,
    `"status" = $2, "lastError" = $3, "nextAttemptAt" = case when $2 = 'waiting' then now() + make_interval(secs => $4) end`,
    [id, status, describe(error).slice(0, 500), pauseSeconds(attempts)],
  )
}

/** Deletes a mail without a recipient from the outbox. */
const drop = async ({ database }: LetterContext, { id }: Due): Promise<void> => {
  await database.query({
    text: `with "counted" as (${countChange('outbox')}) delete from "outbox" where "id" = $1`,
    values: [id],
  })
}
