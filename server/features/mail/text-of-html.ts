const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Plain text of sanitized HTML, one line per block. */
export function textOfHtml(html: string): string {
  const parted = html.replaceAll(/<br\s*\/?>|<\/(p|h[1-6]|li|tr|blockquote|pre|div)>/gi, '$&\n')
  // Sanitized HTML has no angle brackets except those of tags; the last tag may be cut off.
  const bare = parted.replaceAll(/<[^<>]*(?:>|$)/g, '')
  return bare
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The beginning of sanitized HTML as text on one line, of at most `max` characters. */
export const previewOf = (html: string, max = 160): string =>
  textOfHtml(html.slice(0, 20_000)).replaceAll(/\s+/g, ' ').slice(0, max).trim()
