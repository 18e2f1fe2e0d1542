/** An element or a text node of rich text. */
export type HtmlNode =
  | string
  | {
      readonly tag: string
      readonly attributes: Readonly<Record<string, string>>
      readonly children: HtmlNode[]
    }

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  euro: '€',
}
const childless = new Set(['br', 'hr', 'img', 'wbr'])
/** Elements whose content is not text for users. */
export const skippedHtml =
  /<(script|style|template|iframe|textarea|title|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi
const token = /<\/?[a-z](?:"[^"<]*"|'[^'<]*'|[^'"<>])*>|[^<]+|</gi

/** Parses sanitised HTML to a tree. Malformed HTML is parsed as far as possible and never throws. */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { tag: string; children: HtmlNode[] }[] = []
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? root).push(node)
  for (const [piece] of html.replaceAll(skippedHtml, '').matchAll(token)) {
    const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase()
    if (!tag) add(decode(piece))
    else if (piece.startsWith('</')) close(open, tag)
    else {
      const element = { tag, attributes: attributesIn(piece), children: [] }
      add(element)
      if (!childless.has(tag) && !piece.endsWith('/>')) open.push(element)
    }
  }
  return root
}

function close(open: { tag: string }[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.splice(at)
}

const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const attributesIn = (piece: string): Record<string, string> =>
  Object.fromEntries(
    [...piece.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  )

/** Decodes character references such as `&amp;` and `&#39;`. */
export const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : undefined
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return named[String(name)] ?? whole
  })
