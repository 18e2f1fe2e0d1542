import type { SiteLanguage } from '../language'
import { addressIn } from '../../text/site-address'
import { frameWords } from './words'

export interface SiteLink {
  readonly to: string
  readonly label: string
}

type LinkName = keyof (typeof frameWords)['en']['links']

/** Where each link leads; pages of the site stay in their language. */
const places: Readonly<Record<LinkName, { readonly path: string; readonly inSite?: true }>> = {
  docs: { path: '/developers', inSite: true },
  reference: { path: '/api/docs' },
  changelog: { path: '/changelog', inSite: true },
  templates: { path: '/components' },
  payment: { path: '/payment', inSite: true },
  about: { path: '/about-us', inSite: true },
  contact: { path: '/contact-us', inSite: true },
  faqs: { path: '/faqs', inSite: true },
  blog: { path: '/blog', inSite: true },
  soon: { path: '/coming-soon', inSite: true },
  pricing: { path: '/pricing', inSite: true },
}

/** Links by their names, in a language. */
export const linksOf = (language: SiteLanguage, names: readonly LinkName[]): SiteLink[] =>
  names.map((name) => {
    const { path, inSite } = places[name]
    return { to: inSite ? addressIn(language, path) : path, label: frameWords[language].links[name] }
  })
