import sanitizeHtml from 'sanitize-html'
import type { AnyFields } from '../../src/define/kinds'
import type { Values } from '../../src/define/parse'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'code',
      'pre',
      'blockquote',
      'hr',
      'a',
      'img',
    ],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}
allowed.allowedAttributes = { ...allowed.allowedAttributes, a: ['href', 'title', 'rel'] }

/** The one HTML sanitiser: what is left carries no script, no style and no address but http, https, mailto and tel. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

/** The same for what a stranger wrote: its pictures are left out, or are those of an https address alone. */
export const cleanMail = (html: string, keepsImages: boolean): string =>
  sanitizeHtml(html, {
    ...allowed,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !(keepsImages && attribs['src']?.startsWith('https://')),
  })

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is sent for some fields with its formatted text cleaned, that inside of rows included; anything else as it is. */
export function cleanRichText(fields: AnyFields, given: unknown): unknown {
  if (!isObject(given)) return given
  const cleaned = { ...given }
  for (const [name, field] of Object.entries(fields)) {
    const value = cleaned[name]
    if (field.kind === 'richText' && typeof value === 'string') cleaned[name] = cleanHtml(value)
    if (field.kind === 'listOf' && Array.isArray(value))
      cleaned[name] = value.map((row) => cleanRichText(field.fields, row))
  }
  return cleaned
}
