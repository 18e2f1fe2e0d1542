import { getSchema, type JSONContent } from '@tiptap/react'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { readHtml, type HtmlNode } from '#screens/fields/text/html-tree'

const linkSchemes = /^(https?:|mailto:|tel:)/i

/** The extensions of the editor: they allow the same elements as the server's sanitiser. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkSchemes.test(address),
    },
  }),
]
const schema = getSchema(extensions)

/** Typed text without a scheme becomes a web address. */
export const linkFrom = (typed: string): string => {
  const address = typed.trim()
  return address === '' || linkSchemes.test(address) ? address : `https://${address}`
}

/**
 * Converts rich text to the editor's document. It is built element by element, because Trusted Types forbids parsing
 * strings as HTML.
 */
export function documentFrom(html: string): JSONContent {
  const root = document.createElement('div')
  root.append(...readHtml(html).map(elementOf))
  return DocumentParser.fromSchema(schema).parse(root).toJSON() as JSONContent
}

function elementOf(node: HtmlNode): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const element = document.createElement(node.tag)
  if (node.tag === 'a') element.setAttribute('href', node.attributes['href'] ?? '')
  if (node.tag === 'ol' && node.attributes['start']) element.setAttribute('start', node.attributes['start'])
  element.append(...node.children.map(elementOf))
  return element
}
