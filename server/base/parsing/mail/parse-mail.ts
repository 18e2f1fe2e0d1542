import PostalMime, { decodeWords, type Address, type Attachment, type Email } from 'postal-mime'
import {
  maxParts,
  oneLine,
  stored,
  type MailAddress,
  type MailMarks,
  type MailPart,
  type ParsedMail,
} from './parsed-mail'
import { reportIn } from './report'
import { unparsedMail } from './unparsed'

const maxPeople = 100
const maxNamed = 200
const limits = { forceRfc822Attachments: true, maxNestingDepth: 100, maxHeadersSize: 2 * 1024 * 1024 }

/** Reads a message. One that has too many headers or too deep parts becomes its own attachment. */
export async function parsedMail(source: Uint8Array): Promise<ParsedMail> {
  try {
    return contentOf(await PostalMime.parse(source, limits))
  } catch {
    return unparsedMail(source)
  }
}

function contentOf(email: Email): ParsedMail {
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? ''
  const [from] = peopleOf(email.from ? [email.from] : [])
  return {
    subject: oneLine(decodeWords(joinedWords(header('subject').slice(0, 8000))), 300),
    from: from ?? peopleOf(email.sender ? [email.sender] : [])[0],
    to: peopleOf(email.to),
    cc: peopleOf(email.cc),
    bcc: peopleOf(email.bcc),
    date: dateOf(email.date),
    messageId: idsIn(email.messageId)[0],
    inReplyTo: idsIn(email.inReplyTo)[0],
    references: idsIn(email.references),
    isAutomatic: isAutomatic(header('auto-submitted'), header('precedence')),
    text: email.text === undefined ? undefined : stored(email.text),
    html: email.html === undefined ? undefined : stored(email.html),
    parts: email.attachments.slice(0, maxParts).map(partOf),
    report: reportIn(email),
    marks: marksIn(header),
  }
}

const maxLabels = 100

/** The headers with which mail programs export mailboxes. */
function marksIn(header: (name: string) => string): MailMarks {
  const names = decodeWords(joinedWords(header('x-gmail-labels').slice(0, 16_000)))
  const status = oneLine(header('status') + header('x-status'), 20)
  const labels = [...names.matchAll(/"([^"]*)"|[^,"]+/g)].map(([whole, quoted]) =>
    oneLine(quoted ?? whole, 200),
  )
  return {
    labels: names === '' ? undefined : labels.filter((name) => name !== '').slice(0, maxLabels),
    status: status || undefined,
  }
}

const twoWords = /=\?([\w-]{1,40})\?b\?([A-Za-z0-9+/=]*)\?=[ \t]*=\?\1\?b\?([A-Za-z0-9+/=]*)\?=/i

/** Joins the encoded words of a header that follow each other: some programs divide a character between two of them. */
function joinedWords(value: string): string {
  let joined = value
  for (let found = twoWords.exec(joined); found; found = twoWords.exec(joined)) {
    const [whole, charset, first = '', second = ''] = found
    const bytes = Buffer.concat([Buffer.from(first, 'base64'), Buffer.from(second, 'base64')])
    const word = `=?${charset}?B?${bytes.toString('base64')}?=`
    joined = joined.slice(0, found.index) + word + joined.slice(found.index + whole.length)
  }
  return joined
}

/** RFC 3834, and the older Precedence. */
const isAutomatic = (submitted: string, precedence: string): boolean =>
  !/^\s*(?:no\b|$)/i.test(submitted) || /^\s*(?:bulk|auto_reply)\s*$/i.test(precedence)

const plainAddress = /^[^\s<>@,;:"()[\]\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,180}[a-z0-9])?\.[a-z0-9-]{2,60}$/i

function peopleOf(given: readonly Address[] = []): MailAddress[] {
  const all = given.flatMap((item) => item.group ?? [item])
  return all.slice(0, maxPeople).flatMap(({ name, address }) => {
    const plain = (address ?? '').trim().toLowerCase()
    return plainAddress.test(plain) ? [{ name: oneLine(name, 160), address: plain }] : []
  })
}

/** The Message-IDs in a header. */
const idsIn = (header = ''): string[] =>
  [...header.slice(0, 60_000).matchAll(/<[^<>\s\p{Cc}]{1,253}>/gu)]
    .slice(0, maxNamed)
    .map(([id]) => stored(id))

function dateOf(given: string | undefined): string | undefined {
  const at = new Date(given ?? '')
  const year = at.getUTCFullYear()
  return year >= 1970 && year < 10_000 ? at.toISOString() : undefined
}

function partOf({ filename, mimeType, contentId, content }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  const id = contentId?.replaceAll(/^\s*<|>\s*$/g, '').slice(0, 255)
  return { name: oneLine(filename ?? '', 200) || nameOf(mimeType), contentId: id || undefined, bytes }
}

/** The names of parts that have none. */
const endings: Readonly<Record<string, string>> = {
  'message/rfc822': 'message.eml',
  'message/delivery-status': 'delivery-status.txt',
  'text/rfc822-headers': 'headers.txt',
  'text/calendar': 'invitation.ics',
  'image/png': 'image.png',
  'image/jpeg': 'image.jpg',
  'image/gif': 'image.gif',
  'application/pdf': 'document.pdf',
}
const nameOf = (type: string): string => endings[type] ?? 'file'
