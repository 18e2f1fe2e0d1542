import { xmlText } from '#text/xml-text'

/** An element of XML as text; `undefined` in place of an element that is left out. */
type Element = string | undefined

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')

/** An element with elements in it; left out if all of them are. */
export function parent(name: string, children: readonly Element[]): Element {
  const content = children.filter((child) => child !== undefined)
  return content.length === 0 ? undefined : `<${name}>${content.join('')}</${name}>`
}

/** Whether a text has anything that an XML document can show. */
const isShown = (text: string): boolean => xmlText(text).trim() !== ''

/** An element with a text; left out without one. */
export const leaf = (
  name: string,
  text: string | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Element =>
  text === null || text === undefined || !isShown(text)
    ? undefined
    : `<${name}${attributesOf(attributes)}>${xmlText(text.trim())}</${name}>`
