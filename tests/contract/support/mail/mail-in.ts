import type { AddressInfo } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { openMailListener } from '#server/features/mail/incoming/listener'
import type { MailInSettings } from '#server/base/env/env-mail-in'
import type { Person, World } from '../worlds/world'

/** A received mail in a list. */
export interface ReceivedMail {
  readonly id: string
  readonly subject: string | null
  readonly thread: string
  readonly folder: string
  readonly isAutomatic: boolean
  readonly fromName: string | null
  readonly fromAddress: string
  readonly sentAt: string
  readonly attachments: { name: string; size: number; content: string }[]
}

/** Receives mails for a world. */
export interface MailIn {
  readonly port: number
  /** Delivers a message as another mail server does. */
  deliver(mail: SendMailOptions): Promise<unknown>
  close(): Promise<void>
}

type Settings = Partial<Omit<MailInSettings, 'host' | 'port'>>

/** Starts to receive mails on a free port. */
export async function startMailIn(
  { server }: Pick<World, 'server'>,
  settings: Settings = {},
): Promise<MailIn> {
  const listener = openMailListener(server.services, { isLmtp: false, perMinute: 100_000, ...settings })
  await new Promise<void>((resolve) => listener.server.listen(0, '127.0.0.1', resolve))
  const { port } = listener.server.address() as AddressInfo
  return {
    port,
    async deliver(mail) {
      const encryption = settings.tls
        ? { requireTLS: true, tls: { rejectUnauthorized: false } }
        : { ignoreTLS: true }
      const transport = createTransport({
        host: '127.0.0.1',
        port,
        lmtp: settings.isLmtp,
        ...encryption,
      } as object)
      try {
        return await transport.sendMail({ from: 'Bob <bob@elsewhere.example>', text: 'Hello', ...mail })
      } finally {
        transport.close()
      }
    },
    close: () => listener.close(),
  }
}

/** The mails of a user's inbox that a search finds. */
export async function inboxOf({ client }: Person, q: string): Promise<ReceivedMail[]> {
  const answer = await client.get(`/api/mail/mails?label=inbox&limit=200&q=${encodeURIComponent(q)}`)
  return (answer.body as { mails: ReceivedMail[] }).mails
}

/** The only mail that a search finds. */
export async function foundBy(person: Person, q: string): Promise<ReceivedMail> {
  const [mail, ...others] = await inboxOf(person, q)
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} mails are found by ${q}`)
  return mail
}

/** All fields of a mail that its owner reads. */
export async function wholeMail({ client }: Person, { id }: { readonly id: string }) {
  return ((await client.get(`/api/mail/mail?mailId=${id}`)).body as { mail: Record<string, unknown> }).mail
}

/** The source of a mail with these headers and this body, sent as it is. */
export const rawMail = (to: string, ...lines: readonly (string | Buffer)[]): SendMailOptions => ({
  envelope: { from: 'bob@elsewhere.example', to },
  raw: Buffer.concat(lines.map((line) => Buffer.concat([Buffer.from(line as string), Buffer.from('\r\n')]))),
})
