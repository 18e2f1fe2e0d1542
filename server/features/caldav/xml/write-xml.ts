import { appleIcal, caldav, calendarServer, dav, type XmlName } from './names'

/** Written XML, as opposed to text that must be escaped. */
export interface Xml {
  readonly xml: string
}

const prefixes: Readonly<Record<string, string>> = {
  [dav]: 'd',
  [caldav]: 'c',
  [calendarServer]: 's',
  [appleIcal]: 'i',
}
const declared = Object.entries(prefixes)
  .map(([namespace, prefix]) => ` xmlns:${prefix}="${namespace}"`)
  .join('')

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Text without what XML cannot contain. */
export const escapedXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\r\t]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/[<>&"]/g, (char) => escapes[char] ?? '')
    .replaceAll('\r', '&#13;')

/** An element with text or elements inside. */
export function element(
  { namespace, name }: XmlName,
  content: string | readonly Xml[] = [],
  attributes = '',
): Xml {
  const inner = typeof content === 'string' ? escapedXml(content) : content.map(({ xml }) => xml).join('')
  const prefix = prefixes[namespace]
  const tag = prefix === undefined ? `x:${name}` : `${prefix}:${name}`
  const own = prefix === undefined ? ` xmlns:x="${escapedXml(namespace)}"` : ''
  // An element that is in no namespace cannot have a prefix.
  const [opened, end] = namespace === '' ? [`${name} xmlns=""`, name] : [`${tag}${own}`, tag]
  return { xml: inner === '' ? `<${opened}${attributes}/>` : `<${opened}${attributes}>${inner}</${end}>` }
}

/** An element of WebDAV. */
export const davElement = (name: string, content?: string | readonly Xml[]): Xml =>
  element({ namespace: dav, name }, content)

/** An element of CalDAV. */
export const caldavElement = (name: string, content?: string | readonly Xml[], attributes?: string): Xml =>
  element({ namespace: caldav, name }, content, attributes)

/** A whole document. */
export const document = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${xml.replace(/^<([\w:-]+)/, `<$1${declared}`)}`
