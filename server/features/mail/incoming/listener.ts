import type { Server } from 'node:net'
import { domainToASCII } from 'node:url'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { MailInSettings } from '#server/base/env/env-mail-in'
import { report } from '#server/base/report'
import type { Services } from '#server/write/services/services'
import { countAttempts } from '../../limits/throttle'
import { arrive, mailboxesOf, maxMessage, sourceOf } from './arrival'
import { later, Refused } from './refused'

/** Receives mails from other mail servers. */
export interface MailListener {
  /** It does not listen yet. */
  readonly server: Server
  /** Accepts no more connections, lets messages in transfer end, and then closes all. */
  close(): Promise<void>
}

const maxRecipients = 100
const maxClients = 100
const maxPerAddress = 20
const idleMs = 60_000
const closeMs = 4000
/** How many recipients without a mailbox one address may name in an hour: nobody finds the addresses by trying. */
const wrong = { name: 'mail recipients refused', max: 200, seconds: 3600 }

/** Opens a mail server over SMTP or LMTP: without sign-in, and only for the mailboxes that are here. */
export function openMailListener(
  services: Services,
  settings: Omit<MailInSettings, 'host' | 'port'>,
): MailListener {
  const { isLmtp, perMinute, tls } = settings
  const arrivals = { name: 'mails received', max: perMinute, seconds: 60 }
  const open = new Map<string, Set<string>>()
  const server = new SMTPServer({
    ...tls,
    lmtp: isLmtp,
    name: new URL(services.publicUrl).hostname,
    banner: 'Corridor',
    size: maxMessage,
    maxClients,
    maxRecipients,
    socketTimeout: idleMs,
    closeTimeout: closeMs,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxAllowedUnauthenticatedCommands: false,
    logger: false,
    onConnect: ({ id, remoteAddress }, done) => {
      const ofAddress = open.get(remoteAddress) ?? new Set()
      if (!isLmtp && ofAddress.size >= maxPerAddress) return done(new Refused(421, 'Too many connections'))
      open.set(remoteAddress, ofAddress.add(id))
      done()
    },
    onClose: ({ id, remoteAddress }) => {
      const ofAddress = open.get(remoteAddress)
      ofAddress?.delete(id)
      if (ofAddress?.size === 0) open.delete(remoteAddress)
    },
    onMailFrom: (_, session, done) => answer(done, () => count(arrivals, session)),
    onRcptTo: ({ address }, session, done) => answer(done, () => requireMailbox(address, session)),
    onData: (stream, session, done) =>
      answer(done, async () => {
        const received = await sourceOf(services, stream).catch((error: unknown) => {
          // The client has disconnected.
          throw error === stream.errored ? later() : error
        })
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        await arrive(services, received, { from, to: rcptTo.map((item) => plain(item.address)) })
      }),
  })
  // Clients that disconnect or fail to encrypt are no errors of this server.
  server.on('error', () => {})

  async function count(limit: typeof arrivals, { remoteAddress }: SMTPServerSession): Promise<void> {
    if (isLmtp) return
    const [wait = 0] = await countAttempts(services, [[limit, remoteAddress]])
    if (wait > 0) throw new Refused(451, 'Too many messages, please try again later')
  }
  async function requireMailbox(address: string, session: SMTPServerSession): Promise<void> {
    const { mailFrom } = session.envelope
    for (const mailboxes of mailboxesOf(services))
      if (await mailboxes.accepts(services, plain(address), mailFrom ? mailFrom.address : '')) return
    await count(wrong, session)
    throw new Refused(550, 'No such mailbox')
  }
  return { server: server.server, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Answers by the outcome. What fails here is tried again by the sender. */
function answer(done: (error?: Error | null) => void, work: () => Promise<void>): void {
  work().then(
    () => done(),
    (error: unknown) => {
      if (error instanceof Refused) return done(error)
      report('A mail could not be received', error)
      done(later())
    },
  )
}

/** In lower case, with its domain in Unicode or ASCII as accounts have it: in ASCII. */
function plain(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at + 1)}${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`.toLowerCase()
}
