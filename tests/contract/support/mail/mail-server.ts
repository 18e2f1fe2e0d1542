import { SMTPServer } from 'smtp-server'
import { openTransport, type Transport } from '#server/features/mail/transport'

/** A message as it was received: the recipients of the envelope, and the source. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

/** A real SMTP server. */
export interface MailServer {
  readonly received: Received[]
  /** The status code with which it refuses a recipient. */
  readonly refused: Map<string, number>
  readonly smtpUrl: string
  readonly transport: () => Transport
  close(): Promise<void>
}

/** Starts an SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const refused = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refused.get(address)
      callback(responseCode ? Object.assign(new Error('This mailbox takes nothing'), { responseCode }) : null)
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, source: Buffer.concat(parts).toString() })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const smtpUrl = `smtp://127.0.0.1:${port}`
  return {
    received,
    refused,
    smtpUrl,
    transport: () => {
      const transport = openTransport({ smtpUrl, mailFrom: 'Corridor <hello@corridor.example>' })
      if (!transport) throw new Error('There is no transport')
      return transport
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The value of a header, with its lines joined. */
export function headerOf(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim()
}
