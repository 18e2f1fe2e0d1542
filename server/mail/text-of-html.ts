import sanitizeHtml from 'sanitize-html'

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What stands in formatted text, as plain text: a line for each block. */
export function textOfHtml(html: string): string {
  const parted = html.replaceAll(/<br\s*\/?>|<\/(p|h[1-6]|li|tr|blockquote|pre|div)>/gi, '$&\n')
  const bare = sanitizeHtml(parted, { allowedTags: [], allowedAttributes: {} })
  return bare
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The first words of formatted text, on one line, at most so many characters. */
export const previewOf = (html: string, most = 160): string =>
  textOfHtml(html.slice(0, 20_000)).replaceAll(/\s+/g, ' ').slice(0, most).trim()
