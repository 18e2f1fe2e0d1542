import sanitizeHtml from 'sanitize-html'

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

/**
 * The only HTML sanitizer; call it through `clean-text.ts`, which limits its time. The result has no scripts, no
 * styles and no URLs other than http, https, mailto and tel.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

/** The same for received mail: images are removed, or with `keepsImages` only those with an https URL are left. */
export const cleanMail = (html: string, keepsImages: boolean): string =>
  sanitizeHtml(html, {
    ...allowed,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !(keepsImages && attribs['src']?.startsWith('https://')),
  })
