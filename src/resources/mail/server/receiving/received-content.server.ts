import { Readable } from 'node:stream'
import type { Caller } from '#server/base/caller'
import { escaped } from '#text/escaped'
import { cleanText } from '#server/base/parsing/clean-text'
import type { MailPart, ParsedMail } from '#server/base/parsing/mail/parsed-mail'
import { cleanName } from '#server/features/files/file-name'
import { keepUpload } from '#server/features/files/keep'
import { previewOf } from '#server/features/mail/text-of-html'
import { contentAddress } from '#server/read/uploads/address'
import type { Services } from '#server/write/services/services'
import type { OwnMail } from '../../mails.resource'

type Content = Pick<OwnMail, 'body' | 'preview' | 'attachments' | 'page'>

const maxBody = 500_000
/** Maximum number of bytes of HTML that are searched: the search terms of a record are limited. */
const maxSearched = 300_000
const maxText = 80_000

/** Stores the files of a message, as those of a user if one is given, and reads what a mail shows of it. */
export async function contentOf(
  services: Services,
  parsed: ParsedMail,
  owner: Pick<Caller, 'userId'> = { userId: null },
): Promise<Content> {
  const attachments: OwnMail['attachments'] = []
  const shown = new Map<string, string>()
  for (const part of withoutRepeated(parsed.parts)) {
    const { id, name, contentType, size, address } = await kept(services, owner, part)
    attachments.push({ name, type: contentType, size, content: address })
    if (part.contentId !== undefined) shown.set(part.contentId.toLowerCase(), id)
  }
  const page = parsed.html === undefined ? undefined : withInlineImages(parsed.html, shown)
  const bytes = page === undefined ? undefined : new TextEncoder().encode(page)
  const stored = bytes && (await kept(services, owner, { name: 'mail.html', bytes }))
  const body = await bodyOf(parsed)
  return { attachments, page: stored?.address ?? null, body, preview: (body && previewOf(body)) || null }
}

/** Invitations often have their calendar twice: as a part that mail programs show, and as a file. It is stored once. */
export function withoutRepeated(parts: readonly MailPart[]): MailPart[] {
  const calendars: Uint8Array[] = []
  return parts.filter(({ bytes, contentId }) => {
    if (contentId !== undefined || !beginsCalendar(bytes)) return true
    if (calendars.some((other) => Buffer.compare(other, bytes) === 0)) return false
    calendars.push(bytes)
    return true
  })
}

const beginsCalendar = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 64)).includes('BEGIN:VCALENDAR')

async function kept(
  services: Services,
  owner: Pick<Caller, 'userId'>,
  { name, bytes }: Pick<MailPart, 'name' | 'bytes'>,
) {
  const received = await services.contents.receive(Readable.from([bytes]), bytes.length)
  const upload = await keepUpload(services, owner, received, cleanName(name))
  return { ...upload, address: contentAddress(upload) }
}

/** Images of the message itself are named by the ids of their uploads. */
const withInlineImages = (html: string, shown: ReadonlyMap<string, string>): string =>
  html.replaceAll(/\bcid:([^\s"'<>)]{1,255})/gi, (given, name: string) => {
    const id = shown.get(decoded(name).toLowerCase())
    return id === undefined ? given : `cid:${id}`
  })

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** What replies quote and the search finds: HTML that is as simple as that of our own mails. */
async function bodyOf({ html, text }: ParsedMail): Promise<string | null> {
  if (html !== undefined) {
    const bare = beginning(html.replaceAll(/data:[a-z/+.-]{1,60};base64,[A-Za-z0-9+/=]*/gi, ''), maxSearched)
    const cleaned = (await cleanText(bare))?.trim()
    if (cleaned !== undefined && cleaned.length <= maxBody && cleaned !== '') return cleaned
    if (text === undefined) return paragraphsOf(bare.replaceAll(/<[^<>]*>/g, ' '))
  }
  return paragraphsOf(text ?? '')
}

/** The beginning of a text, by the number of its bytes. */
const beginning = (text: string, bytes: number): string =>
  Buffer.from(text.slice(0, bytes)).subarray(0, bytes).toString()

const paragraphsOf = async (text: string): Promise<string | null> =>
  (await cleanText(asParagraphs(text))) || null

const link = /\bhttps?:\/\/[^\s<>"'\\]{1,2000}[^\s<>"'\\.,;:!?)\]]/g

/** Paragraphs of a plain text, with its links. */
function asParagraphs(text: string): string {
  const paragraphs = text
    .slice(0, maxText)
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return paragraphs.map((paragraph) => `<p>${withLinks(paragraph)}</p>`).join('')
}

function withLinks(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: url, index } of text.matchAll(link)) {
    html += `${escaped(text.slice(end, index))}<a href="${escaped(url)}">${escaped(url)}</a>`
    end = index + url.length
  }
  return (html + escaped(text.slice(end))).replaceAll('\n', '<br>')
}
