/** A part of an XML text: a tag, or the text before the next one. */
export interface XmlPart {
  readonly kind: 'open' | 'close' | 'text'
  /** The tag's name without its prefix; for text, the text. */
  readonly value: string
  readonly attributes: string
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes XML text; workbooks write characters that XML cannot contain as `_x000D_`. */
export const unescaped = (text: string): string =>
  text
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name: string) => {
      if (name) return entities[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
    })
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const patterns = new Map<string, RegExp>()
function patternOf(name: string): RegExp {
  let pattern = patterns.get(name)
  if (!pattern)
    patterns.set(name, (pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)))
  return pattern
}

export function attribute(attributes: string, name: string): string | undefined {
  const found = patternOf(name).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescaped(value)
}

/** The start of a tag after its bracket: a slash for a closing tag, a prefix, and the name. */
const tagStart = /(\/?)(?:[\w.-]+:)?([\w.-]+)/y

/**
 * Scans XML in one pass, in linear time even where it is malformed. It does not support DTD entities, comments or
 * CDATA, which workbooks do not use.
 */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let from = 0
  for (const [start, end] of brackets(xml)) {
    tagStart.lastIndex = start + 1
    const [whole = '', slash, name = ''] = tagStart.exec(xml) ?? []
    if (whole === '') continue
    if (start > from) yield { kind: 'text', value: xml.slice(from, start), attributes: '' }
    from = end + 1
    const attributes = xml.slice(start + 1 + whole.length, end)
    if (slash) yield { kind: 'close', value: name, attributes: '' }
    else {
      yield { kind: 'open', value: name, attributes }
      if (attributes.endsWith('/')) yield { kind: 'close', value: name, attributes: '' }
    }
  }
}

/** The index pairs of a '<' and the next '>' without another bracket between them. */
function* brackets(text: string): Generator<readonly [start: number, end: number]> {
  const bracket = /[<>]/g
  let start = -1
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    if (found[0] === '<') start = found.index
    else if (start >= 0) yield [start, found.index]
    if (found[0] === '>') start = -1
  }
}
