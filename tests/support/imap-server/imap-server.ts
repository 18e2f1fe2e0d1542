import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { answerTo } from './answers'

/** A message of the folder. */
export interface ServedMessage {
  readonly uid: number
  readonly source: string
  readonly flags?: readonly string[]
  readonly date?: Date
  /** The size that the server announces, if not the true one. */
  readonly size?: number
}

/** What the server does wrong. */
export type Misbehaviour =
  /** Ends the connection in place of the source of this message, as often as given. */
  | { readonly kind: 'drop'; readonly uid: number; times: number }
  /** Sends a line without an end, or a literal that is larger than any limit, when it is asked for messages. */
  | { readonly kind: 'endlessLine' }
  | { readonly kind: 'hugeLiteral' }
  /** Never answers: not even a greeting, or no command after the sign-in. */
  | { readonly kind: 'noGreeting' }
  | { readonly kind: 'noAnswer' }

/** What the server has, and how it behaves; tests change it at any time. */
export interface Mailbox {
  userName: string
  password: string
  folders: string[]
  uidValidity: number
  messages: ServedMessage[]
  misbehaves: Misbehaviour | undefined
  /** Milliseconds before each answer. */
  delay: number
  /** The commands that it got, without passwords. */
  readonly commands: string[]
  /** Bytes that it has sent. */
  sent: number
}

export interface ImapServer extends Mailbox {
  readonly port: number
  /** The number of connections that are open. */
  readonly open: () => number
  close(): Promise<void>
}

const start: Omit<Mailbox, 'commands'> = {
  userName: 'me@elsewhere.example',
  password: 'app-password-1',
  folders: ['INBOX', 'Receipts'],
  uidValidity: 1,
  messages: [],
  misbehaves: undefined,
  delay: 0,
  sent: 0,
}

/** Starts a small mail server (IMAP4rev1) on this machine; with a certificate over TLS. */
export async function startImapServer(
  tls?: { readonly key: string; readonly cert: string },
  wantedPort = 0,
): Promise<ImapServer> {
  const sockets = new Set<Socket>()
  const box: Mailbox = { ...structuredClone(start), commands: [] }
  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, box)
  }
  const server: Server = tls ? createTlsServer(tls, serve) : createServer(serve)
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(box, {
    port,
    open: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

/** Sends an endless line as fast as the client reads it. */
function sendEndless(socket: Socket, box: Mailbox, first: string): void {
  const part = Buffer.alloc(256 * 1024, 'x')
  const send = () => {
    while (!socket.destroyed) {
      box.sent += part.length
      if (!socket.write(part)) {
        socket.once('drain', send)
        return
      }
    }
  }
  socket.write(first)
  send()
}

function converse(socket: Socket, box: Mailbox): void {
  if (box.misbehaves?.kind === 'noGreeting') return
  const session = { isSignedIn: false, pendingTag: undefined as string | undefined }
  socket.write('* OK Test server ready\r\n')
  let read = ''
  let turn: Promise<void> = Promise.resolve()
  socket.on('data', (bytes) => {
    read += bytes.toString('latin1')
    const lines = read.split('\r\n')
    read = lines.pop() ?? ''
    for (const line of lines) turn = turn.then(() => answer(line))
  })
  const answer = async (line: string) => {
    if (box.delay > 0) await new Promise((resolve) => setTimeout(resolve, box.delay))
    const isMisled = session.isSignedIn && /UID (?:FETCH|SEARCH)/i.test(line)
    const kind = box.misbehaves?.kind
    if (kind === 'noAnswer' && isMisled) return
    if (kind === 'endlessLine' && isMisled) return sendEndless(socket, box, '* OK ')
    if (kind === 'hugeLiteral' && /UID FETCH/i.test(line))
      return sendEndless(socket, box, '* 1 FETCH (UID 1 BODY[] {4000000000}\r\n')
    const text = answerTo(line, session, box)
    if (text === undefined) {
      socket.destroy()
      return
    }
    box.sent += text.length
    socket.write(Buffer.from(text, 'latin1'))
    if (/^\S+ LOGOUT/i.test(line)) socket.end()
  }
}
