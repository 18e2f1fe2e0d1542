import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { MailSettings } from '#server/base/env/env-mail'
import type { Letter } from '#server/write/services/letters'
import { messageOf } from './message'

/** Why the mail server did not accept a recipient. */
export interface Refusal {
  readonly error: Error
  /** Whether trying again is useless. */
  readonly isFinal: boolean
}

export interface Transport {
  /**
   * Sends one message to several recipients.
   * @returns the recipients that the mail server did not accept.
   * @throws Error if the message itself was not accepted; no recipient got it then.
   */
  send(recipients: readonly string[], letter: Letter): Promise<ReadonlyMap<string, Refusal>>
  close(): void
}

const timeoutMs = 15_000

/** The From of mails of the application, and the Sender of the others. */
export const senderOf = ({ mailFrom }: MailSettings): string =>
  mailFrom ?? 'Corridor <no-reply@corridor.example>'

/** The address in a sender: the return address of all mails. */
export const addressOfSender = (sender: string): string =>
  (addressparser(sender, { flatten: true })[0]?.address ?? '').toLowerCase()

/** A transport over SMTP; undefined if none is configured. */
export function openTransport(settings: MailSettings): Transport | undefined {
  if (!settings.smtpUrl) return undefined
  const sender = senderOf(settings)
  const returnPath = addressparser(sender, { flatten: true })[0]?.address ?? ''
  const { dkim } = settings
  const defaults = { disableFileAccess: true, disableUrlAccess: true, ...(dkim && { dkim }) }
  const transport = createTransport(settings.smtpUrl, defaults)
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(recipients, letter) {
      const message = await messageOf(letter, recipients, sender)
      const envelope = { from: returnPath, to: [...recipients] }
      try {
        return refusalsOf(recipients, await transport.sendMail({ ...message, envelope }))
      } catch (error) {
        const refusals = refusalsOf(recipients, error as Outcome)
        if (refusals.size === 0) throw error
        return refusals
      }
    },
    close: () => transport.close(),
  }
}

/** What nodemailer reports about a recipient. */
interface RecipientError extends Error {
  readonly recipient?: string
  readonly responseCode?: number
}

/** The errors of single recipients; the types of nodemailer do not know them. */
interface Outcome {
  readonly rejectedErrors?: readonly RecipientError[]
}

function refusalsOf(recipients: readonly string[], { rejectedErrors = [] }: Outcome): Map<string, Refusal> {
  const refusals = new Map<string, Refusal>()
  for (const error of rejectedErrors) {
    const address = recipients.find((item) => asSent(item) === asSent(error.recipient ?? ''))
    if (address !== undefined) refusals.set(address, { error, isFinal: (error.responseCode ?? 0) >= 500 })
  }
  return refusals
}

/** An address as it is in the envelope: its domain in ASCII. */
function asSent(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + domainToASCII(address.slice(at + 1))
}
