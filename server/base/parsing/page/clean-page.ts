import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { cleanDeclarations, cleanStyleSheet } from './clean-css'
import { splitStyles } from './css-text'

const texts =
  'p br hr div span center font h1 h2 h3 h4 h5 h6 strong em b i u s strike small big sub sup code pre'
const blocks =
  'blockquote a img ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td style'
const common = [
  'style',
  'class',
  'id',
  'dir',
  'lang',
  'title',
  'align',
  'valign',
  'bgcolor',
  'width',
  'height',
]

const inlineImage = /^(?:cid:[0-9a-f-]{36}|data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+)$/i

/** The source of an image: an inline one, or a remote one where that is allowed, over https. */
function sourceOf(given: string | undefined, isRemote: boolean): string | undefined {
  const source = given?.trim() ?? ''
  if (inlineImage.test(source)) return source
  if (!isRemote) return undefined
  const secure = source.replace(/^(?:http:)?\/\//i, 'https://')
  return /^https:\/\/[^\s"'<>\\]+$/i.test(secure) ? secure : undefined
}

function cleanAttributes(attributes: Attributes, isRemote: boolean): Attributes {
  const { style, src, background, ...others } = attributes
  const declarations = style && cleanDeclarations(style, isRemote)
  const source = sourceOf(src, isRemote)
  const behind = background && isRemote ? sourceOf(background, true) : undefined
  return {
    ...others,
    ...(declarations && { style: declarations }),
    ...(source && { src: source }),
    ...(behind && { background: behind }),
  }
}

const optionsOf = (isRemote: boolean): sanitizeHtml.IOptions => ({
  allowedTags: `${texts} ${blocks}`.split(' '),
  allowedAttributes: {
    '*': common,
    a: ['href', 'rel'],
    img: ['src', 'alt', 'border', 'hspace', 'vspace'],
    font: ['color', 'face', 'size'],
    table: ['border', 'cellpadding', 'cellspacing', 'background'],
    tr: ['background'],
    td: ['colspan', 'rowspan', 'nowrap', 'background'],
    th: ['colspan', 'rowspan', 'nowrap', 'background', 'scope'],
    ol: ['start', 'type'],
    ul: ['type'],
    col: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'cid', 'data'] },
  allowProtocolRelative: false,
  allowVulnerableTags: true,
  // Styles were cleaned before.
  parseStyleAttributes: false,
  nonTextTags: ['script', 'textarea', 'option', 'noscript', 'title', 'template', 'noframes', 'xmp'],
  transformTags: {
    body: (_, attributes) => ({ tagName: 'div', attribs: cleanAttributes(attributes, isRemote) }),
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...cleanAttributes(attributes, isRemote), rel: 'noopener noreferrer nofollow' },
    }),
    '*': (tagName, attributes) => ({ tagName, attribs: cleanAttributes(attributes, isRemote) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
})

/**
 * The page of a received mail with its layout: without scripts, forms and frames; styles have allowed properties only.
 * It begins with one style sheet. Remote content is left out unless it is allowed.
 */
export function cleanPage(html: string, isRemote: boolean): string {
  // The sanitizer escapes angle brackets everywhere else.
  const { body, sheets } = splitStyles(sanitizeHtml(html, optionsOf(isRemote)))
  const style = sheets.map((sheet) => cleanStyleSheet(sheet, isRemote)).join('')
  return `<style>${style}</style>${body}`
}
