import { createElement, Fragment, type ReactNode } from 'react'
import { readHtml, type HtmlNode } from './html-tree'

const allowed = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del ins sub sup a ul ol li blockquote pre code span div'.split(
    ' ',
  ),
)
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * Formatted text. The server has sanitised it; here it becomes elements of known tags without ever being set as
 * HTML, so that even what slipped through could do nothing.
 */
export const RichText = ({ html, className }: { html: string; className?: string | undefined }) => (
  <div className={className}>{readHtml(html).map(draw)}</div>
)

function draw(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.length > 0 ? node.children.map(draw) : undefined
  if (!allowed.has(node.tag)) return <Fragment key={index}>{children}</Fragment>
  return createElement(node.tag, { key: index, ...attributesOf(node) }, children)
}

function attributesOf({ tag, attributes }: Exclude<HtmlNode, string>): Record<string, string> {
  const href = attributes['href']
  return tag === 'a' && href && safeAddress.test(href)
    ? { href, target: '_blank', rel: 'noreferrer noopener' }
    : {}
}
