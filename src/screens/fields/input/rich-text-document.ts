import { getSchema, type JSONContent } from '@tiptap/react'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { readHtml, type HtmlNode } from '../html-tree'

const linkSchemes = /^(https?:|mailto:|tel:)/i

/** What formatted text may hold here: what the server lets pass as well. */
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

/** Text typed without a scheme is an address of the web. */
export const linkFrom = (typed: string): string => {
  const address = typed.trim()
  return address === '' || linkSchemes.test(address) ? address : `https://${address}`
}

/**
 * Formatted text as the editor's document. It is built element by element, as a page under Trusted Types
 * lets no text become elements by itself.
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
