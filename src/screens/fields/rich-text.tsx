import { createElement, Fragment, type ReactNode } from 'react'
import { readHtml, type HtmlNode } from './text/html-tree'

/** The tags that the server's sanitiser allows. */
const allowed = new Set(
  'p br hr h2 h3 h4 strong em b i u s a ul ol li blockquote pre code table thead tbody tr th td img'.split(
    ' ',
  ),
)
const safePicture = /^(https:\/\/|\/api\/contents\/|\/demo\/)/
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * Rich text. The server has sanitised it; here it becomes React elements of known tags and is never set as HTML, so
 * that markup missed by the sanitiser has no effect.
 */
export const RichText = ({ html, className }: { html: string; className?: string | undefined }) => (
  <div className={className}>{readHtml(html).map(draw)}</div>
)

function draw(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.length > 0 ? node.children.map(draw) : undefined
  const attributes = attributesOf(node)
  if (!attributes) return <Fragment key={index}>{children}</Fragment>
  return createElement(node.tag, { key: index, ...attributes }, children)
}

/** The attributes of an allowed element; undefined for any other element. */
function attributesOf({ tag, attributes }: Exclude<HtmlNode, string>): Record<string, string> | undefined {
  const { href, src, alt, start } = attributes
  if (!allowed.has(tag)) return undefined
  if (tag === 'img')
    return src && safePicture.test(src) ? { src, alt: alt ?? '', loading: 'lazy' } : undefined
  if (tag === 'ol' && start) return { start }
  const safe = tag === 'a' && href && safeLink.test(href)
  return safe ? { href, target: '_blank', rel: 'noreferrer noopener nofollow' } : {}
}
