/** Formatted text has at most so many tags, and elements stand in each other this deep. */
export const maxTags = 20_000
export const deepest = 100

const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])
/** An element that ends where another one of its kind begins. */
const endsItself = new Set(['p', 'li', 'td', 'th', 'tr', 'option', 'dt', 'dd'])

/**
 * Whether the elements of formatted text are so few and so flat that it can be parsed in short time. Found out by one
 * walk through it, which takes a tag for one wherever it stands.
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
