import { brand } from '#text/brand'
import { asScript, faqPage, thing, type Thing } from '#text/structured-data'
import { frameCopy } from '../frame/copy'
import type { SiteLanguage } from '../base/language'
import { addressIn } from '#text/site-address'
import type { SitePage } from '../base/page'
import { markup } from '../parts/placeholders'

/** Placeholder for the origin of the deployment, which the server fills in. */
export const originPlaceholder = '%origin%'

/** The structured data of a page as JSON: organization, breadcrumbs, and questions. */
export function dataOf({ questions, path, copy, parts }: SitePage, language: SiteLanguage): string[] {
  const items = questions?.[language] ?? []
  const known = [
    ...(path === '/' ? [organization()] : []),
    // The title of a page with URL parameters is only known to the server.
    ...(path === '/' || path.includes(':') ? [] : [breadcrumbs(path, copy[language].title, language)]),
    ...(items.length > 0 ? [faqPage(items)] : []),
  ]
  const written = known.map(asScript)
  return parts?.hasData ? [...written, markup('data')] : written
}

const organization = (): Thing =>
  thing('Organization', {
    name: brand.name,
    legalName: brand.company,
    url: `${originPlaceholder}/`,
    logo: `${originPlaceholder}/icon-512.png`,
  })

/** The breadcrumbs from the home page to this one. */
function breadcrumbs(path: string, title: string, language: SiteLanguage): Thing {
  const way = [
    { name: frameCopy[language].home, to: '/' },
    { name: title, to: path },
  ]
  const itemListElement = way.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: originPlaceholder + addressIn(language, to),
  }))
  return thing('BreadcrumbList', { itemListElement })
}
