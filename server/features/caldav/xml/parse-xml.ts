import { SaxesParser } from 'saxes'
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

interface OpenElement extends XmlName {
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

const malformed = (): DavError => new DavError(400)
const refuse = (): never => {
  throw malformed()
}

/**
 * Parses XML with namespaces. It takes no document type declaration, and so no entities but those of XML itself, and
 * refuses everything that is not well-formed.
 * @throws DavError 400, or 413 for a text that is too large
 */
export function parseXml(text: string): XmlElement {
  if (Buffer.byteLength(text) > maxReportBytes) throw new DavError(413)
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: OpenElement[] = []
  let root: XmlElement | undefined
  let count = 0
  const addText = (part: string) => {
    const parent = open.at(-1)
    if (parent) parent.text += part
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ uri, local, attributes }) => {
    const given = Object.values(attributes).filter(
      ({ name, prefix }) => name !== 'xmlns' && prefix !== 'xmlns',
    )
    count += 1
    if (count > maxElements || open.length >= maxDepth || given.length > maxAttributes) throw malformed()
    open.push({
      namespace: uri,
      name: local,
      children: [],
      text: '',
      attributes: new Map(given.map(({ name, value }) => [name, value])),
    })
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) throw malformed()
    const made = { ...element, text: element.text.trim() }
    const parent = open.at(-1)
    if (parent) parent.children.push(made)
    else root = made
  })
  parser.write(text).close()
  return root ?? refuse()
}
