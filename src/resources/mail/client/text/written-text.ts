import { readHtml, type HtmlNode } from '#screens/fields/text/html-tree'

/** The text that the user has written, without what it quotes. */
export const writtenText = (html: string): string => readHtml(html).map(textOf).join('\n')

const textOf = (node: HtmlNode): string => {
  if (typeof node === 'string') return node
  return node.tag === 'blockquote' ? '' : node.children.map(textOf).join('')
}
