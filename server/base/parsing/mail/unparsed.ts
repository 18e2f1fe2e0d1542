import { decodeWords } from 'postal-mime'
import { oneLine, stored, type ParsedMail } from './parsed-mail'

const maxHead = 64 * 1024
const maxText = 100_000

/** A message that cannot be read in full: its beginning as text, and the whole message as a file. */
export function unparsedMail(source: Uint8Array): ParsedMail {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0)
  const end = Math.min(bytes.length, ...ends)
  const lines = (from: number, to: number) => bytes.toString('utf8', from, to).replaceAll('\r\n', '\n')
  const head = lines(0, Math.min(end, maxHead)).replaceAll(/\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1] ?? ''
  const address = addressIn(header('From').slice(0, 2000))
  return {
    subject: oneLine(decodeWords(header('Subject').slice(0, 2000)), 300),
    from: address === undefined ? undefined : { name: '', address: address.toLowerCase() },
    to: [],
    cc: [],
    bcc: [],
    date: undefined,
    messageId: /<[^<>\s]{1,253}>/.exec(header('Message-ID'))?.[0],
    inReplyTo: undefined,
    references: [],
    isAutomatic: false,
    text: stored(lines(ends.length > 0 ? end : 0, end + maxText)),
    html: undefined,
    parts: [{ name: 'message.eml', contentId: undefined, bytes: source }],
    report: undefined,
    marks: { labels: undefined, status: undefined },
  }
}

/** The first part of a header that looks like an address. */
const addressIn = (header: string): string | undefined =>
  header
    .split(/[\s<>,;:"]/)
    .find((part) => /^[^@]{1,64}@[a-z0-9.-]{3,240}$/i.test(part) && part.includes('.', part.indexOf('@')))
