import { declarationsIn, functionsIn, withoutComments } from './css-text'

const side = '(?:-(?:top|right|bottom|left))?'
/** The properties that a received mail may set: they change how it looks, but not what is over it or beside it. */
const properties = new RegExp(
  `^(?:(?:background-)?color|background(?:-(?:image|repeat|position|size))?|(?:margin|padding)${side}|border${side}(?:-(?:color|style|width))?|border-(?:radius|collapse|spacing)|border-(?:top|bottom)-(?:left|right)-radius|font(?:-(?:family|size|style|weight|variant))?|line-height|letter-spacing|word-spacing|word-break|overflow-wrap|word-wrap|text-(?:align|decoration|transform|indent)|vertical-align|white-space|(?:max-|min-)?(?:width|height)|display|float|clear|table-layout|list-style(?:-type)?|direction|box-sizing|opacity)$`,
)
/** A page of more characters of style is shown without the rest. */
const maxCss = 200_000
const selector = /^[\w\s.#>,:*+~="'()[\]^$|-]{1,1000}$/
const mediaQuery = /^@media\s[\w\s():,.-]{1,300}$/i
const remoteUrl = /^url\(\s*(["']?)https:\/\/[^\s"'()\\<>]{1,2000}\1\s*\)$/i

/** The allowed declarations of a style attribute or of a rule. */
export function cleanDeclarations(css: string, isRemote: boolean): string {
  return declarationsIn(withoutComments(css))
    .flatMap((part) => {
      const colon = part.indexOf(':')
      const [name, value] = [part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim()]
      return colon > 0 && properties.test(name) && isSafeValue(name, value, isRemote)
        ? [`${name}:${value}`]
        : []
    })
    .join(';')
}

function isSafeValue(name: string, value: string, isRemote: boolean): boolean {
  if (value.length > 2500 || /[\\<>{}@;]/.test(value) || !areStringsClosed(value)) return false
  const rest = name.startsWith('background')
    ? value.replaceAll(/url\([^()]*\)/gi, (url) => (isRemote && remoteUrl.test(url) ? '' : url))
    : value
  // Of functions there are those of colours and of lengths.
  return (
    functionsIn(rest).every((name) => /^(?:rgba?|hsla?|calc)$/i.test(name)) &&
    !/:\/\/|expression|javascript/i.test(rest)
  )
}

/** Whether no string goes on after a value: what follows in the style sheet would be read as part of it. */
const areStringsClosed = (value: string): boolean =>
  ['"', "'"].every((quote) => value.split(quote).length % 2 === 1)

/** A style sheet of which only rules with allowed declarations are left, also those in `@media`. */
export function cleanStyleSheet(css: string, isRemote: boolean): string {
  const text = withoutComments(css.slice(0, maxCss)).replaceAll(/<!--|-->/g, '')
  return rulesIn(text)
    .map(({ head, body }) => {
      if (mediaQuery.test(head)) {
        const inner = rulesIn(body)
          .map((rule) => cleanRule(rule, isRemote))
          .join('')
        return inner && `${head}{${inner}}`
      }
      return cleanRule({ head, body }, isRemote)
    })
    .join('')
}

interface Rule {
  readonly head: string
  readonly body: string
}

function cleanRule({ head, body }: Rule, isRemote: boolean): string {
  if (!selector.test(head) || body.includes('{')) return ''
  const declarations = cleanDeclarations(body, isRemote)
  return declarations && `${head}{${declarations}}`
}

/** The blocks of a style sheet at its first level. A statement without a block, such as an import, is left out. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = []
  let [start, open, depth] = [0, 0, 0]
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === ';' && depth === 0) start = at + 1
    if (sign === '{' && ++depth === 1) open = at
    if (sign !== '}' || depth === 0) continue
    if (--depth > 0) continue
    rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
    start = at + 1
  }
  return rules
}
