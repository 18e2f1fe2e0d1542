/** What is met in XML: a tag, or the text before the next one. */
export interface XmlPart {
  readonly kind: 'open' | 'close' | 'text'
  /** The tag's name without its prefix; for text, the text. */
  readonly value: string
  readonly attributes: string
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Text of XML as it reads; `_x000D_` is how workbooks write a character that XML would lose. */
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

/** The value of an attribute. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = patternOf(name).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescaped(value)
}

/**
 * Walks through XML in one pass, each character once however broken it is. It knows no entities of documents, no
 * comments and no CDATA: workbooks have none.
 */
export function* xmlParts(xml: string): Generator<XmlPart> {
  const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*)>/g
  let from = 0
  for (let found = tag.exec(xml); found; found = tag.exec(xml)) {
    const [whole, slash, name = '', rest = ''] = found
    if (found.index > from) yield { kind: 'text', value: xml.slice(from, found.index), attributes: '' }
    from = found.index + whole.length
    if (slash) yield { kind: 'close', value: name, attributes: '' }
    else {
      yield { kind: 'open', value: name, attributes: rest }
      if (rest.endsWith('/')) yield { kind: 'close', value: name, attributes: '' }
    }
  }
}
