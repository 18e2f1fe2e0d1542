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

/** Formatted text of a record, cleaned before it is saved. */
export function cleanRichText(fields: AnyFields, values: Values): Values {
  const cleaned = { ...values }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'richText' && typeof cleaned[name] === 'string')
      cleaned[name] = cleanHtml(cleaned[name])
  return cleaned
}
