import type { SiteLanguage } from '../base/language'
import { addressIn, appAddressIn } from '#text/site-address'
import { frameCopy } from './copy'

export interface SiteLink {
  readonly to: string
  readonly label: string
}

type LinkName = keyof (typeof frameCopy)['en']['links']

/** The target of each link; pages of the site and of the app keep the language of the page. */
const links: Readonly<Record<LinkName, { readonly path: string; readonly in?: 'site' | 'app' }>> = {
  docs: { path: '/developers', in: 'site' },
  reference: { path: '/api/docs' },
  changelog: { path: '/changelog', in: 'site' },
  templates: { path: '/components', in: 'app' },
  payment: { path: '/payment', in: 'site' },
  about: { path: '/about-us', in: 'site' },
  contact: { path: '/contact-us', in: 'site' },
  faqs: { path: '/faqs', in: 'site' },
  blog: { path: '/blog', in: 'site' },
  soon: { path: '/coming-soon', in: 'site' },
  pricing: { path: '/pricing', in: 'site' },
  terms: { path: '/terms', in: 'site' },
  privacy: { path: '/privacy', in: 'site' },
  cookies: { path: '/cookies', in: 'site' },
  security: { path: '/security', in: 'site' },
  status: { path: '/status', in: 'site' },
}

/** Links by name, in a language. */
export const linksOf = (language: SiteLanguage, names: readonly LinkName[]): SiteLink[] =>
  names.map((name) => {
    const { path, in: part } = links[name]
    const to =
      part === 'site' ? addressIn(language, path) : part === 'app' ? appAddressIn(language, path) : path
    return { to, label: frameCopy[language].links[name] }
  })
