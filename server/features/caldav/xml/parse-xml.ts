import { DavError } from '../dav-error'
import type { XmlName } from './names'

/** An element of an XML document. */
export interface XmlElement extends XmlName {
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** The text directly inside it. */
  readonly text: string
}

/** The largest body, in bytes, also of a report, which may have 500 addresses. */
export const [maxXmlBytes, maxReportBytes] = [64 * 1024, 256 * 1024]
/** The deepest nesting, and the most elements and attributes of an element. */
const [maxDepth, maxElements, maxAttributes] = [30, 5000, 20]

interface OpenElement {
  readonly qualified: string
  readonly namespaces: ReadonlyMap<string, string>
  readonly name: XmlName
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

const malformed = (): DavError => new DavError(400)

/**
 * Parses XML with namespaces. It takes no document type declaration, and so no entities but those of XML itself, and
 * refuses everything that is not well-formed.
 * @throws DavError 400, or 413 for a text that is too large
 */
export function parseXml(text: string): XmlElement {
  if (Buffer.byteLength(text) > maxReportBytes) throw new DavError(413)
  const state: Parsing = { open: [], root: undefined, count: 0 }
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    addText(state.open.at(-1), text.slice(at, start < 0 ? undefined : start))
    if (start < 0) break
    const skipped = afterSpecial(text, start, state.open.at(-1))
    const end = skipped ?? endOfTag(text, start) + 1
    if (skipped === undefined) readTag(state, text.slice(start + 1, end - 1))
    at = end
  }
  if (!state.root || state.open.length > 0) throw malformed()
  return state.root
}

interface Parsing {
  readonly open: OpenElement[]
  root: XmlElement | undefined
  /** The number of elements so far. */
  count: number
}

function readTag(state: Parsing, tag: string): void {
  const { open } = state
  if (!tag.startsWith('/')) {
    state.count += 1
    const isSecondRoot = state.root !== undefined && open.length === 0
    if (isSecondRoot || state.count > maxElements || open.length >= maxDepth) throw malformed()
    open.push(openedElement(tag.replace(/\/$/, ''), open.at(-1)?.namespaces))
  }
  if (tag.startsWith('/') || tag.endsWith('/')) state.root = closed(open, tag) ?? state.root
}

/** Skips a declaration or a comment, and adds a CDATA section; returns undefined for a tag. */
function afterSpecial(text: string, start: number, parent: OpenElement | undefined): number | undefined {
  const skip = (from: string, until: string): number | undefined => {
    if (!text.startsWith(from, start)) return undefined
    const end = text.indexOf(until, start + from.length)
    if (end < 0) throw malformed()
    return end + until.length
  }
  const cdata = skip('<![CDATA[', ']]>')
  if (cdata !== undefined) {
    if (!parent) throw malformed()
    parent.text += text.slice(start + 9, cdata - 3)
    return cdata
  }
  const skipped = skip('<?', '?>') ?? skip('<!--', '-->')
  // What remains is a document type declaration.
  if (skipped === undefined && text.startsWith('<!', start)) throw malformed()
  return skipped
}

/** The index of the bracket that ends a tag, outside of the values of attributes. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at] as string
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return at
    else if (char === '<') break
  }
  throw malformed()
}

function addText(parent: OpenElement | undefined, text: string): void {
  if (parent) parent.text += decoded(text)
  else if (text.trim() !== '') throw malformed()
}

const name = /^(?:([\p{L}_][\p{L}\p{N}_.-]*):)?([\p{L}_][\p{L}\p{N}_.-]*)/u
const attribute =
  /\s+((?:[\p{L}_][\p{L}\p{N}_.-]*:)?[\p{L}_][\p{L}\p{N}_.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/uy

function openedElement(tag: string, outer: ReadonlyMap<string, string> = new Map()): OpenElement {
  const [qualified = '', prefix = '', local = ''] = name.exec(tag) ?? []
  const given = attributesIn(tag, qualified.length)
  const namespaces = new Map(outer)
  const attributes = new Map<string, string>()
  for (const [key, value] of given)
    if (key === 'xmlns') namespaces.set('', value)
    else if (key.startsWith('xmlns:')) namespaces.set(key.slice(6), value)
    else attributes.set(key, value)
  const namespace = namespaces.get(prefix)
  if (local === '' || (prefix !== '' && !namespace)) throw malformed()
  return {
    ...{ qualified, namespaces, attributes, children: [], text: '' },
    name: { namespace: namespace ?? '', name: local },
  }
}

function attributesIn(tag: string, from: number): Map<string, string> {
  const found = new Map<string, string>()
  let at = from
  for (;;) {
    attribute.lastIndex = at
    const [whole, key = '', double, single] = attribute.exec(tag) ?? []
    if (whole === undefined) break
    if (found.has(key) || found.size >= maxAttributes) throw malformed()
    found.set(key, decoded(double ?? single ?? ''))
    at += whole.length
  }
  if (tag.slice(at).trim() !== '') throw malformed()
  return found
}

/** Closes the innermost element; returns the document element. */
function closed(open: OpenElement[], tag: string): XmlElement | undefined {
  const element = open.pop()
  if (!element || (tag.startsWith('/') && tag.slice(1).trimEnd() !== element.qualified)) throw malformed()
  const { attributes, children, text } = element
  const made: XmlElement = { ...element.name, attributes, children, text: text.trim() }
  const parent = open.at(-1)
  if (!parent) return made
  parent.children.push(made)
  return undefined
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text without its references to characters; others do not exist without a document type declaration. */
const decoded = (text: string): string =>
  text.replaceAll(/&([^;&]{0,12};)?/g, (_, reference: string = '') => {
    const known = entities[reference.slice(0, -1)]
    if (known !== undefined) return known
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(reference) ?? []
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)
    if (!(code > 0 && code <= 0x10_ff_ff) || (code >= 0xd8_00 && code <= 0xdf_ff)) throw malformed()
    return String.fromCodePoint(code)
  })
