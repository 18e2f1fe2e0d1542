import type { Mail } from '#resources/outbox/outbox.resource'
import { maxKept as max } from '#resources/outbox/outbox.wire'
import type { Language } from '#server/base/caller'
import { describe, report } from '#server/base/report'
import { countChange } from '#server/db/count-change'
import type { Letter, LetterContext } from '#server/write/services/letters'
import { letterOf } from './letter'
import { ownMessageId } from './own-message-id'
import { preparationOf } from './prepare'
import type { Transport } from './transport'

/** Maximum number of attempts to send a mail; the delay grows from half a minute to hours. */
const maxAttempts = 8
const pauseSeconds = (attempt: number) => 30 * 3 ** (attempt - 1)
/** A mail of the outbox that is due. */
export type Due = Pick<Mail, 'id' | 'to' | 'kind' | 'attempts' | 'about'> & { readonly language: Language }

/** What is sent at once: one mail, or the mails of all due recipients of a message. */
interface Dispatch extends Due {
  readonly mails: readonly Due[]
}

/** Without a transport, mails are logged, so that the operator can read links in the terminal. */
export type Log = (line: string) => void

/** Sends what is due, and stores what became of it. */
export async function deliver(
  services: LetterContext,
  transport: Transport | undefined,
  dispatch: Dispatch,
  log: Log,
): Promise<void> {
  const { mails } = dispatch
  try {
    const prepared = await preparationOf(services, dispatch.kind)(services, dispatch)
    if (!prepared) return await drop(services, mails)
    // What a user wrote is theirs: once it is sent, the outbox stores only that.
    if (prepared.written)
      return await send(services, transport, mails, prepared.written, { hidesSubject: true })
    const { letter: name, values, isLinkSecret, choices, written: _written, ...parts } = prepared
    const text = letterOf(dispatch.language, name, values, choices)
    const letter = { ...text, ...parts, messageId: ownMessageId(services, dispatch.id) }
    await send(services, transport, mails, letter, { hidesSubject: Boolean(values.code) })
    const isHidden = values.code || !values.link || isLinkSecret
    if (!transport) log(`Mail to ${dispatch.to}: ${letter.subject}${isHidden ? '' : ` ${values.link}`}`)
  } catch (error) {
    for (const mail of mails) await fail(services, mail, { error, isFinal: false })
  }
}

/** Sends a mail and stores what became of it; without a transport it stays in the outbox as it would be sent. */
async function send(
  services: LetterContext,
  transport: Transport | undefined,
  mails: readonly Due[],
  letter: Letter,
  { hidesSubject }: { readonly hidesSubject: boolean },
): Promise<void> {
  if (!transport) {
    for (const mail of mails) await settle(services, mail, 'kept', keptOf(letter))
    return
  }
  const recipients = mails.map(({ to }) => to)
  const refusals = await transport.send(recipients, letter)
  const subject = hidesSubject ? null : letter.subject
  for (const mail of mails) {
    const refusal = refusals.get(mail.to)
    await (refusal ? fail(services, mail, refusal) : settle(services, mail, 'sent', { subject }))
  }
}

/** As much of a mail as the outbox stores. */
const keptOf = ({ subject, text, html }: Letter) => ({
  subject: subject.slice(0, 300),
  text: text.slice(0, max.text),
  html: html.slice(0, max.html),
})

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

async function fail(
  services: LetterContext,
  { id, attempts, to }: Due,
  { error, isFinal }: { readonly error: unknown; readonly isFinal: boolean },
): Promise<void> {
  report(`A mail to ${to} could not be sent (attempt ${attempts} of ${maxAttempts})`, error)
  const status = isFinal || attempts >= maxAttempts ? 'failed' : 'waiting'
  await finished(
    services,
    `"status" = $2, "lastError" = $3, "nextAttemptAt" = case when $2 = 'waiting' then now() + make_interval(secs => $4) end`,
    [id, status, describe(error).slice(0, 500), pauseSeconds(attempts)],
  )
}

/** Deletes mails without a recipient or a subject from the outbox. */
async function drop({ database }: LetterContext, mails: readonly Due[]): Promise<void> {
  for (const { id } of mails)
    await database.query({
      text: `with "counted" as (${countChange('outbox')}) delete from "outbox" where "id" = $1`,
      values: [id],
    })
}
