import { createTransport } from 'nodemailer'
import type { Letter } from '#server/write/services/letters'

/** How mails are sent. */
export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails stay in the outbox. */
  readonly smtpUrl?: string | undefined
  /** The sender: `Name <address>` or an address alone. */
  readonly mailFrom?: string | undefined
}

export interface Transport {
  /** Rejects if the mail was not accepted. */
  send(to: string, letter: Letter): Promise<void>
  close(): void
}

const timeoutMs = 15_000

/** A transport over SMTP; undefined if none is configured. */
export function openTransport({ smtpUrl, mailFrom }: MailSettings): Transport | undefined {
  if (!smtpUrl) return undefined
  const transport = createTransport(smtpUrl, {
    from: mailFrom ?? 'Corridor <no-reply@corridor.example>',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(to, { subject, text, html, replyTo, attachments = [] }) {
      const files = []
      for (const { name, type, open } of attachments)
        files.push({ filename: name, contentType: type, content: await open() })
      // An address given as an object is never parsed as several addresses.
      await transport.sendMail({
        to: { name: '', address: to },
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        attachments: files,
      })
    },
    close: () => transport.close(),
  }
}
