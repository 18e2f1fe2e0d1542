import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#text/brand'
import { SiteFrame } from '../frame/site-frame'
import { Head } from './head'
import { siteLanguages, tagOf, type SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '../base/page'
import { patternPages, sitePages } from '../pages'
import { copy as blogCopy } from '../pages/blog/copy'
import { placeholderOr } from '../parts/placeholders'
import { withPhrases } from './phrases'

export { siteManifest } from './manifest'

/** A rendered page: path, language tag, head and body. */
export interface RenderedPage {
  readonly address: string
  readonly tag: string
  readonly head: string
  readonly body: string
}

/** Renders every page of the site in every language as HTML. */
export function renderSite(): RenderedPage[] {
  return siteLanguages.flatMap((language) =>
    [...sitePages, ...patternPages].map((page) => ({
      address: addressIn(language, page.path.replaceAll(/:(\w+)/g, '[$1]')),
      tag: tagOf[language],
      head: renderToStaticMarkup(<Head page={page} language={language} />),
      body: bodyOf(page, language),
    })),
  )
}

/** The body; if the server fills it in, it starts with a comment that names the part. */
function bodyOf({ path, parts, elsewhere, Body }: SitePage, language: SiteLanguage): string {
  const markup = renderToStaticMarkup(
    <SiteFrame language={language} path={path} elsewhere={elsewhere}>
      <Body language={language} />
    </SiteFrame>,
  )
  const body = language === 'cn' ? withPhrases(markup) : markup
  return parts ? `<!--part:${parts.name}-->${body}` : body
}

/** The sitemap, with the language alternatives of each page. */
export function renderSitemap(): string {
  const urls = siteLanguages.flatMap((language) =>
    sitePages
      .filter(({ isAside }) => !isAside)
      .map(({ path }) => {
        const others = siteLanguages.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${tagOf[other]}" href="%origin%${addressIn(other, path)}"/>`,
        )
        return `<url><loc>%origin%${addressIn(language, path)}</loc>${others.join('')}</url>`
      }),
  )
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const posts = '{%#posts%}<url><loc>%origin%{%path%}</loc><lastmod>{%day%}</lastmod></url>\n{%/posts%}'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!--part:posts.sitemap--><urlset ${spaces}>\n${urls.join('\n')}\n${posts}</urlset>\n`
}

/**
 * The Atom feed of the blog in a language. Atom requires a time of the last change; without posts it is that of the
 * build.
 */
export function renderFeed(language: SiteLanguage, written: Date): string {
  const [title, home, feed] = [
    blogCopy[language],
    addressIn(language, '/blog'),
    addressIn(language, '/feed.xml'),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<!--part:posts.feed--><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tagOf[language]}">
<title>${brand.name}: ${title.title}</title>
<subtitle>${title.description}</subtitle>
<id>%origin%${home}</id>
<link rel="self" type="application/atom+xml" href="%origin%${feed}"/>
<link rel="alternate" type="text/html" href="%origin%${home}"/>
<updated>${placeholderOr('updated', written.toISOString())}</updated>
{%#posts%}<entry>
<title>{%title%}</title>
<id>%origin%{%path%}</id>
<link rel="alternate" type="text/html" href="%origin%{%path%}"/>
<published>{%published%}</published>
<updated>{%changed%}</updated>
<author><name>{%author%}</name></author>
{%#tags%}<category term="{%tag%}"/>{%/tags%}
<summary>{%excerpt%}</summary>
<content type="html">{%body%}</content>
</entry>
{%/posts%}</feed>
`
}
