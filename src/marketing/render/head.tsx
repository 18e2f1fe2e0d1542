import { brand } from '#text/brand'
import { modes } from '#theme/tokens'
import { siteLanguages, tagOf, type SiteLanguage } from '../base/language'
import { addressIn, previewAddress } from '#text/site-address'
import type { PageArticle, SitePage } from '../base/page'
import { place, placeOr } from '../parts/places'
import { previewSize } from './previews'
import { dataOf, originPlace } from './structured-data'

interface HeadProps {
  readonly page: SitePage
  readonly language: SiteLanguage
}

/** What the head of a page says: its title, its addresses in all languages, and what search engines and previews read. */
export const Head = ({ page, language }: HeadProps) => (
  <>
    <title>{fullTitle(page, language)}</title>
    <meta name="description" content={page.words[language].description} />
    <meta name="theme-color" content={modes.dark.background} />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    {page.isAside ? (
      <meta name="robots" content="noindex" />
    ) : (
      <>
        <Addresses page={page} language={language} />
        <Previewed page={page} language={language} />
        {dataOf(page, language).map((data) => (
          <DataBlock key={data} data={data} />
        ))}
      </>
    )}
  </>
)

const fullTitle = ({ words }: SitePage, language: SiteLanguage) => `${words[language].title} · ${brand.name}`

/** A page's address in English; the server knows what stands in its places. */
const pathOf = ({ path }: SitePage): string => path.replaceAll(/:(\w+)/g, (_, name: string) => place(name))

const addressOf = (page: SitePage, language: SiteLanguage) =>
  originPlace + addressIn(language, pathOf(page)) + (page.parts?.behind ?? '')

const feedWords = { en: 'Blog', cn: '博客' } as const

const Addresses = ({ page, language }: HeadProps) => (
  <>
    <link rel="canonical" href={addressOf(page, language)} />
    {page.parts?.alternates ?? <Alternates path={pathOf(page)} />}
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${brand.name}: ${feedWords[language]}`}
      href={addressIn(language, '/feed.xml')}
    />
  </>
)

/** The same page in every language. */
const Alternates = ({ path }: { path: string }) => (
  <>
    {siteLanguages.map((other) => (
      <link key={other} rel="alternate" hrefLang={tagOf[other]} href={originPlace + addressIn(other, path)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={originPlace + addressIn('en', path)} />
  </>
)

function Previewed({ page, language }: HeadProps) {
  const { title, description, heading = title } = page.words[language]
  const drawn = originPlace + previewAddress(language, page.path)
  return (
    <>
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle(page, language)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(page, language)} />
      <meta property="og:locale" content={language === 'cn' ? 'zh_CN' : 'en_GB'} />
      {page.article ? <OfArticle {...page.article} drawn={drawn} /> : <Drawn address={drawn} />}
      <meta property="og:image:alt" content={heading} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The picture that is drawn of a page when the site is built. */
const Drawn = ({ address }: { address: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(previewSize.width)} />
    <meta property="og:image:height" content={String(previewSize.height)} />
  </>
)

/** When an article was published, and its own picture, of which only the server knows whether there is one. */
const OfArticle = ({ published, changed, picture, drawn }: PageArticle & { drawn: string }) => (
  <>
    <meta property="article:published_time" content={published} />
    <meta property="article:modified_time" content={changed} />
    <meta property="og:image" content={placeOr(picture, drawn)} />
  </>
)

const DataBlock = ({ data }: { data: string }) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- As text, React would write its quotes as entities, which no reader of data knows.
    dangerouslySetInnerHTML={{ __html: data }}
  />
)
