const tag = /<(\/?)blockquote\b[^<>]*>/gi
const forwarded = /^\s*(fwd?|wg|转发)\s*[:：]/i
const hasContent = /<img\b|[^\s\u00a0]/i
const textOf = (html: string) => html.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;|&#160;/gi, '')

/**
 * Folds what a mail quotes at its end, so that the reader sees what is new. Nothing is folded where nothing is in front
 * of the quotation, or where the mail was forwarded: then it is what there is to read.
 * @param html clean HTML.
 */
export function foldQuoted(html: string, subject: string | null): string {
  if (forwarded.test(subject ?? '')) return html
  const quotation = lastQuotation(html)
  if (!quotation) return html
  const [from, to] = quotation
  if (!hasContent.test(textOf(html.slice(0, from))) || hasContent.test(textOf(html.slice(to)))) return html
  return `${html.slice(0, from)}<details><summary>•••</summary>${html.slice(from, to)}</details>${html.slice(to)}`
}

/** Where the last outermost quotation begins and ends. */
function lastQuotation(html: string): readonly [number, number] | undefined {
  let depth = 0
  let from = 0
  let last: readonly [number, number] | undefined
  for (const found of html.matchAll(tag)) {
    const isEnd = found[1] === '/'
    if (!isEnd && depth++ === 0) from = found.index
    else if (isEnd && depth > 0 && --depth === 0) last = [from, found.index + found[0].length]
  }
  return last
}
