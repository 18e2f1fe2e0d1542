/** Maximum number of tags in formatted text, and maximum depth of nested elements. */
export const maxTags = 20_000
export const deepest = 100

const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])
/** Elements that are closed implicitly by the next one of the same name. */
const endsItself = new Set(['p', 'li', 'td', 'th', 'tr', 'option', 'dt', 'dd'])

/**
 * Whether formatted text has few enough and flat enough elements to be parsed in short time. It is one scan that
 * counts every tag wherever it appears.
 */
export function isModest(html: string): boolean {
  const open: string[] = []
  let tags = 0
  for (const [, slash, given = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (++tags > maxTags) return false
    const name = given.toLowerCase()
    if (empty.has(name)) continue
    if (slash) {
      const index = open.lastIndexOf(name)
      if (index >= 0) open.length = index
      continue
    }
    if (endsItself.has(name) && open.at(-1) === name) continue
    open.push(name)
    if (open.length > deepest) return false
  }
  return true
}
