import { brand } from '#text/brand'
import { asScript, faqPage, thing, type Thing } from '#text/structured-data'
import { frameWords } from '../frame/words'
import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '../base/page'
import { markup } from '../parts/places'

/** Stands for the origin of the deployment, which is known when it is served. */
export const originPlace = '%origin%'

/** What search engines read of a page, as JSON: who stands behind it, where it is, and the questions that it answers. */
export function dataOf({ questions, path, words, parts }: SitePage, language: SiteLanguage): string[] {
  const asked = questions?.[language] ?? []
  const known = [
    ...(path === '/' ? [organization()] : []),
    // Of a page whose address has a place, the server alone knows the title.
    ...(path === '/' || path.includes(':') ? [] : [breadcrumbs(path, words[language].title, language)]),
    ...(asked.length > 0 ? [faqPage(asked)] : []),
  ]
  const written = known.map(asScript)
  return parts?.hasData ? [...written, markup('data')] : written
}

const organization = (): Thing =>
  thing('Organization', {
    name: brand.name,
    legalName: brand.company,
    url: `${originPlace}/`,
    logo: `${originPlace}/icon-512.png`,
  })

/** The way from the first page to this one. */
function breadcrumbs(path: string, title: string, language: SiteLanguage): Thing {
  const way = [
    { name: frameWords[language].home, to: '/' },
    { name: title, to: path },
  ]
  const itemListElement = way.map(({ name, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: originPlace + addressIn(language, to),
  }))
  return thing('BreadcrumbList', { itemListElement })
}
