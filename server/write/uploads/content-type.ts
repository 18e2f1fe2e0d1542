// oxlint-disable no-control-regex -- The patterns match binary signatures.
import { extname } from 'node:path'

/**
 * Signatures of binary types, where `.` matches any byte. A type that is shown inline, except text, must match its
 * signature.
 */
const beginnings: readonly (readonly [type: string, form: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
  ['image/bmp', /^BM[^]{4}\0\0\0\0/],
  ['application/pdf', /^%PDF-/],
  ['video/mp4', /^[^]{4}ftyp(?:isom|iso2|mp4[12]|M4V |avc1|dash)/],
  ['audio/mp4', /^[^]{4}ftypM4A /],
  ['video/quicktime', /^[^]{4}ftypqt {2}/],
  ['video/webm', /^\x1aE\xdf\xa3[^]{0,60}webm/],
  ['audio/mpeg', /^(?:ID3|\xff[\xfb\xf3\xf2])/],
  ['audio/ogg', /^OggS/],
  ['audio/wav', /^RIFF[^]{4}WAVE/],
  ['audio/flac', /^fLaC/],
  ['application/gzip', /^\x1f\x8b/],
  ['application/x-7z-compressed', /^7z\xbc\xaf\x27\x1c/],
]

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'
/** Types that are detected by the name: those of zip archives, which all have the same signature, and those of text. */
const zipped: Readonly<Record<string, string>> = {
  '.docx': `${office}.wordprocessingml.document`,
  '.xlsx': `${office}.spreadsheetml.sheet`,
  '.pptx': `${office}.presentationml.presentation`,
  '.odt': `${openDocument}.text`,
  '.ods': `${openDocument}.spreadsheet`,
  '.odp': `${openDocument}.presentation`,
}
const written: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.log': 'text/plain',
  '.md': 'text/markdown',
  '.csv': 'text/csv',
  '.tsv': 'text/tab-separated-values',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.ics': 'text/calendar',
  '.vcf': 'text/vcard',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.svg': 'image/svg+xml',
}
const unknown = 'application/octet-stream'

/**
 * The content type of a file by its first bytes; by its name where the bytes only show that it is text or an archive.
 * The type sent by the client is ignored.
 */
export function contentTypeOf(name: string, head: Buffer): string {
  const begin = head.subarray(0, 64).toString('latin1')
  const signature = beginnings.find(([, form]) => form.test(begin))
  if (signature) return signature[0]
  const ending = extname(name).toLowerCase()
  if (begin.startsWith('PK\x03\x04')) return zipped[ending] ?? 'application/zip'
  if (!isText(head)) return unknown
  const type = written[ending] ?? 'text/plain'
  return type === 'image/svg+xml' && !/<svg[\s>]/i.test(head.toString('utf8')) ? 'text/plain' : type
}

/** Text has no control characters except whitespace and escape. The last character may be cut. */
function isText(head: Buffer): boolean {
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(head.toString('latin1'))) return false
  return !head.toString('utf8').slice(0, -1).includes('\uFFFD')
}

/** Types that a browser may show inline: none of them can run scripts. */
const displayable = /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|(?:video|audio)\/[\w.-]+|text\/plain)$/
export const isShownInline = (type: string): boolean => displayable.test(type)
/** Images that an `img` element may show; an SVG inside it runs no scripts. */
export const isPicture = (type: string): boolean => type.startsWith('image/')
