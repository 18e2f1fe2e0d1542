import { brand } from '#text/brand'
import { modes } from '#theme/tokens'
import { siteLanguages, tagOf, type SiteLanguage } from '../base/language'
import { addressIn, previewAddress } from '#text/site-address'
import type { PageArticle, SitePage } from '../base/page'
import { placeholder, placeholderOr } from '../parts/placeholders'
import { previewSize } from './previews'
import { dataOf, originPlaceholder } from './structured-data'

interface HeadProps {
  readonly page: SitePage
  readonly language: SiteLanguage
}

/** The head of a page: title, language links, and metadata for search engines and previews. */
export const Head = ({ page, language }: HeadProps) => (
  <>
    <title>{fullTitle(page, language)}</title>
    <meta name="description" content={page.copy[language].description} />
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

const fullTitle = ({ copy }: SitePage, language: SiteLanguage) => `${copy[language].title} · ${brand.name}`

/** A page's path in English, with placeholders for its parameters. */
const pathOf = ({ path }: SitePage): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => placeholder(name))

const addressOf = (page: SitePage, language: SiteLanguage) =>
  originPlaceholder + addressIn(language, pathOf(page)) + (page.parts?.behind ?? '')

const feedCopy = { en: 'Blog', cn: '博客' } as const

const Addresses = ({ page, language }: HeadProps) => (
  <>
    <link rel="canonical" href={addressOf(page, language)} />
    {page.parts?.alternates ?? <Alternates path={pathOf(page)} />}
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${brand.name}: ${feedCopy[language]}`}
      href={addressIn(language, '/feed.xml')}
    />
  </>
)

/** Links to the page in every language. */
const Alternates = ({ path }: { path: string }) => (
  <>
    {siteLanguages.map((other) => (
      <link
        key={other}
        rel="alternate"
        hrefLang={tagOf[other]}
        href={originPlaceholder + addressIn(other, path)}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={originPlaceholder + addressIn('en', path)} />
  </>
)

function Previewed({ page, language }: HeadProps) {
  const { title, description, heading = title } = page.copy[language]
  const preview = originPlaceholder + previewAddress(language, page.path)
  return (
    <>
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle(page, language)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(page, language)} />
      <meta property="og:locale" content={language === 'cn' ? 'zh_CN' : 'en_GB'} />
      {page.article ? <OfArticle {...page.article} preview={preview} /> : <PreviewImage address={preview} />}
      <meta property="og:image:alt" content={heading} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The preview image, which is rendered at build time. */
const PreviewImage = ({ address }: { address: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(previewSize.width)} />
    <meta property="og:image:height" content={String(previewSize.height)} />
  </>
)

/** The publication dates and the picture of an article; only the server knows whether it has one. */
const OfArticle = ({ published, changed, picture, preview }: PageArticle & { preview: string }) => (
  <>
    <meta property="article:published_time" content={published} />
    <meta property="article:modified_time" content={changed} />
    <meta property="og:image" content={placeholderOr(picture, preview)} />
  </>
)

const DataBlock = ({ data }: { data: string }) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- as text, React would escape quotes, which breaks the JSON
    dangerouslySetInnerHTML={{ __html: data }}
  />
)
