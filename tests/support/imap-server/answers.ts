import type { Mailbox, ServedMessage } from './imap-server'

interface Session {
  isSignedIn: boolean
  /** The tag of a sign-in that waits for its second line. */
  pendingTag: string | undefined
}

const capabilities = 'IMAP4rev1 AUTH=PLAIN ID NAMESPACE UIDPLUS'

/** What the server says to a line; undefined where it ends the connection. */
export function answerTo(line: string, session: Session, box: Mailbox): string | undefined {
  if (session.pendingTag !== undefined) return signIn(session, box, session.pendingTag, line)
  const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+)(?: (.*))?$/i.exec(line) ?? []
  const name = command.toUpperCase()
  box.commands.push(name === 'LOGIN' || name === 'AUTHENTICATE' ? name : `${name} ${rest}`.trim())
  if (name === 'AUTHENTICATE') return authenticate(session, box, tag, rest)
  if (name === 'LOGIN') {
    const [user, password] = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain]) =>
      quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, '$1'),
    )
    return outcome(session, tag, user === box.userName && password === box.password)
  }
  const open = answers[name]
  if (!open) return `${tag} BAD Unknown command\r\n`
  const text = open(rest, box, session)
  return text === undefined ? undefined : text.replaceAll('TAG ', `${tag} `)
}

function authenticate(session: Session, box: Mailbox, tag: string, rest: string): string {
  const [mechanism, response] = rest.split(' ')
  if (mechanism?.toUpperCase() !== 'PLAIN') return `${tag} NO Unknown mechanism\r\n`
  if (response) return signIn(session, box, tag, response)
  session.pendingTag = tag
  return '+ \r\n'
}

function signIn(session: Session, box: Mailbox, tag: string, response: string): string {
  session.pendingTag = undefined
  const [, user, password] = Buffer.from(response, 'base64').toString().split('\0')
  return outcome(session, tag, user === box.userName && password === box.password)
}

function outcome(session: Session, tag: string, isRight: boolean): string {
  session.isSignedIn = isRight
  return isRight ? `${tag} OK Signed in\r\n` : `${tag} NO [AUTHENTICATIONFAILED] Wrong password\r\n`
}

type Answer = (rest: string, box: Mailbox, session: Session) => string | undefined

const unquoted = (name: string): string => name.replaceAll('"', '')

const select: Answer = (rest, { folders, messages, uidValidity }) => {
  if (!folders.includes(unquoted(rest.split(' ')[0] ?? ''))) return 'TAG NO No such folder\r\n'
  const uidNext = Math.max(0, ...messages.map(({ uid }) => uid)) + 1
  return [
    '* FLAGS (\\Seen \\Flagged \\Answered)',
    `* ${messages.length} EXISTS`,
    '* 0 RECENT',
    `* OK [UIDVALIDITY ${uidValidity}] Valid`,
    `* OK [UIDNEXT ${uidNext}] Next`,
    'TAG OK [READ-ONLY] Open\r\n',
  ].join('\r\n')
}

const answers: Readonly<Record<string, Answer>> = {
  CAPABILITY: () => `* CAPABILITY ${capabilities}\r\nTAG OK Done\r\n`,
  ID: () => '* ID ("name" "Test")\r\nTAG OK Done\r\n',
  NAMESPACE: () => '* NAMESPACE (("" "/")) NIL NIL\r\nTAG OK Done\r\n',
  NOOP: () => 'TAG OK Done\r\n',
  LIST: (rest, { folders }) => {
    const wanted = unquoted(rest.split(' ').at(-1) ?? '')
    const found = folders.filter((name) => wanted === '*' || name === wanted)
    return `${found.map((name) => `* LIST (\\HasNoChildren) "/" "${name}"\r\n`).join('')}TAG OK Done\r\n`
  },
  LSUB: () => 'TAG OK Done\r\n',
  SELECT: select,
  EXAMINE: select,
  CLOSE: () => 'TAG OK Done\r\n',
  LOGOUT: () => '* BYE Bye\r\nTAG OK Done\r\n',
  'UID SEARCH': (rest, { messages }) => {
    const uids = rest.match(/UID ([\d:*,]+)/i)?.[1]
    const since = rest.match(/SINCE "?(\d{1,2}-\w{3}-\d{4})"?/i)?.[1]
    const from = since === undefined ? undefined : Date.parse(`${since} UTC`)
    const found = messages
      .filter(({ uid }) => uids === undefined || isIn(uid, uids, messages))
      .filter(({ date }) => from === undefined || dayOf(date).getTime() >= from)
    return `* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\nTAG OK Done\r\n`
  },
  'UID FETCH': (rest, box) => {
    const [set = '', ...what] = rest.split(' ')
    const query = what.join(' ')
    const found = box.messages.filter(({ uid }) => isIn(uid, set, box.messages))
    const { misbehaves } = box
    const isDropped =
      misbehaves?.kind === 'drop' &&
      misbehaves.times > 0 &&
      query.includes('BODY') &&
      found.some(({ uid }) => uid === misbehaves.uid)
    if (isDropped) {
      misbehaves.times -= 1
      return undefined
    }
    return `${found.map((message) => fetched(message, box, query)).join('')}TAG OK Done\r\n`
  },
}

const dayOf = (date = new Date()): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))

/** Whether a number is in a set such as `1,3:*`, in which `*` is the last message. */
function isIn(uid: number, set: string, messages: readonly ServedMessage[]): boolean {
  const last = Math.max(0, ...messages.map((message) => message.uid))
  return set.split(',').some((part) => {
    const [from = 0, to = from] = part.split(':').map((end) => (end === '*' ? last : Number(end)))
    return uid >= Math.min(from, to) && uid <= Math.max(from, to)
  })
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const two = (value: number): string => String(value).padStart(2, '0')
const internalDate = (date: Date): string =>
  `${two(date.getUTCDate())}-${months[date.getUTCMonth()]}-${date.getUTCFullYear()} ${date.toISOString().slice(11, 19)} +0000`

function fetched(message: ServedMessage, box: Mailbox, query: string): string {
  const { uid, source, flags = [], date = new Date(), size = Buffer.byteLength(source) } = message
  const parts = [`UID ${uid}`]
  if (/\bFLAGS\b/i.test(query)) parts.push(`FLAGS (${flags.join(' ')})`)
  if (/\bINTERNALDATE\b/i.test(query)) parts.push(`INTERNALDATE "${internalDate(date)}"`)
  if (/RFC822\.SIZE/i.test(query)) parts.push(`RFC822.SIZE ${size}`)
  const body = /BODY(?:\.PEEK)?\[\](?:<(\d+)\.(\d+)>)?/i.exec(query)
  if (body) {
    const [, from, length] = body
    const bytes = Buffer.from(source, 'utf8').subarray(
      Number(from ?? 0),
      from === undefined ? undefined : Number(from) + Number(length),
    )
    parts.push(
      `BODY[]${from === undefined ? '' : `<${from}>`} {${bytes.length}}\r\n${bytes.toString('latin1')}`,
    )
  }
  return `* ${box.messages.indexOf(message) + 1} FETCH (${parts.join(' ')})\r\n`
}
