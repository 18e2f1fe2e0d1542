import { escaped } from '#text/escaped'
import type { Address, Draft } from '../mail-data'

const placeholder = '{name}'

/** The text of a template for a mail: the placeholder is the name of its first recipient, if they have one. */
export const filledText = (html: string, to: readonly Address[]): string =>
  html.replaceAll(placeholder, escaped(nameIn(to)))

/** The same for its subject. */
export const filledSubject = (subject: string, to: readonly Address[]): string =>
  subject.replaceAll(placeholder, nameIn(to)).slice(0, 300)

const nameIn = ([first]: readonly Address[]): string => first?.name?.trim() ?? ''

/** What a template has of a mail: its text above the signature and the quoted mail. */
export function textForTemplate(
  { body, inReplyTo }: Pick<Draft, 'body' | 'inReplyTo'>,
  signature: string,
): string {
  const html = withoutEmptyEnd(body ?? '')
  const answer = inReplyTo === undefined ? html : html.slice(0, startOfQuote(html))
  const at = signature === '' ? -1 : answer.lastIndexOf(signature)
  return withoutEmptyEnd(at >= 0 ? answer.slice(0, at) : answer)
}

/** Where the quoted mail at the end of an answer begins, with the line above it; the end without one. */
function startOfQuote(html: string): number {
  if (!html.endsWith('</blockquote>')) return html.length
  let depth = 0
  let start = 0
  for (const { 0: tag, index } of html.matchAll(/<\/?blockquote\b/g)) {
    if (tag === '<blockquote' && depth++ === 0) start = index
    if (tag !== '<blockquote') depth -= 1
  }
  const above = html.slice(0, start)
  return above.endsWith('</p>') ? above.lastIndexOf('<p>') : start
}

const emptyParagraphs = ['<p></p>', '<p><br></p>']
function withoutEmptyEnd(html: string): string {
  let text = html.trimEnd()
  for (let empty; (empty = emptyParagraphs.find((item) => text.endsWith(item)));)
    text = text.slice(0, -empty.length).trimEnd()
  return text
}
