import { escaped } from '#text/escaped'

/** The values of a template's placeholders, by their names. */
export interface Filling {
  readonly [name: string]: Filled | undefined
}
export type Filled = string | number | boolean | null | Filling | readonly Filling[]

/**
 * A text with placeholders: `{%name%}` escaped text, `{%=name%}` markup, `{%#name%}…{%/name%}` repeated for each
 * item, `{%^name%}…{%/name%}` where there is none.
 */
export type Template = readonly Part[]
type Part =
  | { readonly text: string }
  | { readonly name: string; readonly isMarkup: boolean }
  | { readonly each: string; readonly isNone: boolean; readonly inside: Part[] }

const placeholder = /\{%([#^/=]?)([\w.]+)%\}/

export const hasPlaceholders = (text: string): boolean => placeholder.test(text)

/**
 * Parses a template.
 * @throws Error where a section is not closed, or closed without being open.
 */
export function readTemplate(text: string): Template {
  const [first = '', ...rest] = text.split(new RegExp(placeholder, 'g'))
  const root: Part[] = [{ text: first }]
  const open: { name: string; inside: Part[] }[] = [{ name: '', inside: root }]
  const here = () => open.at(-1)?.inside ?? root
  for (let at = 0; at < rest.length; at += 3) {
    const [mark = '', name = '', after = ''] = rest.slice(at, at + 3)
    if (mark === '#' || mark === '^') {
      const inside: Part[] = []
      here().push({ each: name, isNone: mark === '^', inside })
      open.push({ name, inside })
    } else if (mark === '/') {
      if (open.length < 2 || open.pop()?.name !== name) throw new Error(`${name} is closed but not open`)
    } else here().push({ name, isMarkup: mark === '=' })
    here().push({ text: after })
  }
  if (open.length > 1) throw new Error(`${open.at(-1)?.name} is never closed`)
  return root
}

/** Fills in a template. Values are escaped; only `{%=name%}` is inserted as markup. */
export const fill = (template: Template, filling: Filling): string => written(template, [filling])

const written = (parts: Template, scopes: readonly Filling[]): string =>
  parts.map((part) => partOf(part, scopes)).join('')

function partOf(part: Part, scopes: readonly Filling[]): string {
  if ('text' in part) return part.text
  if ('name' in part) {
    const value = valueOf(part.name, scopes)
    const text = value === null || value === undefined || value === false ? '' : String(value)
    return part.isMarkup ? text : escaped(text)
  }
  const value = valueOf(part.each, scopes)
  const isEmpty = Array.isArray(value) ? value.length === 0 : !value
  if (part.isNone) return isEmpty ? written(part.inside, scopes) : ''
  if (isEmpty) return ''
  if (Array.isArray(value))
    return value.map((item: Filling) => written(part.inside, [item, ...scopes])).join('')
  return written(part.inside, typeof value === 'object' ? [value as Filling, ...scopes] : scopes)
}

/** Resolves a name, from the innermost section outwards; `a.b` is `b` of `a`. */
function valueOf(name: string, scopes: readonly Filling[]): Filled | undefined {
  const [first = '', ...path] = name.split('.')
  const scope = scopes.find((item) => Object.hasOwn(item, first))
  return path.reduce<Filled | undefined>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Filling)[step]
        : undefined,
    scope?.[first],
  )
}
