const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What stands in formatted text that is clean, as plain text: a line for each block. */
export function textOfHtml(html: string): string {
  const parted = html.replaceAll(/<br\s*\/?>|<\/(p|h[1-6]|li|tr|blockquote|pre|div)>/gi, '$&\n')
  // In clean text there are no brackets but those of tags, of which the last one may be cut off.
  const bare = parted.replaceAll(/<[^<>]*(?:>|$)/g, '')
  return bare
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The first words of formatted text, on one line, at most so many characters. */
export const previewOf = (html: string, max = 160): string =>
  textOfHtml(html.slice(0, 20_000)).replaceAll(/\s+/g, ' ').slice(0, max).trim()
