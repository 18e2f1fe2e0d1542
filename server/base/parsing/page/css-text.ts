/**
 * The declarations of a text. A semicolon in a string or in parentheses does not end one; one with a string or a
 * parenthesis that is not closed is left out.
 */
export function declarationsIn(css: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at <= css.length; at++) {
    const sign = css[at]
    if (sign === ';' || at === css.length) {
      parts.push(css.slice(start, at))
      start = at + 1
    } else if (sign === '"' || sign === "'" || sign === '(') {
      const end = css.indexOf(sign === '(' ? ')' : sign, at + 1)
      if (end < 0) return parts
      at = end
    }
  }
  return parts
}

/** The names of the functions in a value; empty for a parenthesis without one. */
export const functionsIn = (value: string): string[] =>
  value
    .split('(')
    .slice(0, -1)
    .map(
      (before) =>
        before
          .trimEnd()
          .split(/[^\w-]/)
          .at(-1) ?? '',
    )

/** A text without its comments. A comment that is not closed goes to the end of the text. */
export function withoutComments(css: string): string {
  let text = ''
  let from = 0
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', from)) {
    text += css.slice(from, start)
    const end = css.indexOf('*/', start + 2)
    if (end < 0) return text
    from = end + 2
  }
  return text + css.slice(from)
}

/** Splits sanitized HTML into what is outside of its style elements and the texts inside. After one without an end nothing follows. */
export function splitStyles(html: string): { readonly body: string; readonly sheets: readonly string[] } {
  const sheets: string[] = []
  let body = ''
  let from = 0
  for (let start = html.indexOf('<style'); start >= 0; start = html.indexOf('<style', from)) {
    body += html.slice(from, start)
    const end = html.indexOf('</style>', start)
    if (end < 0) return { body, sheets }
    sheets.push(html.slice(html.indexOf('>', start) + 1, end))
    from = end + '</style>'.length
  }
  return { body: body + html.slice(from), sheets }
}
