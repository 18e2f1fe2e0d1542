/** The languages of the site: English at the root, Chinese below `/cn`. */
export const siteLanguages = ['en', 'cn'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** The language tag in HTML. */
export const tagOf: Readonly<Record<SiteLanguage, string>> = { en: 'en', cn: 'zh-CN' }

/** The name of a language in that language. */
export const nameOf: Readonly<Record<SiteLanguage, string>> = { en: 'English', cn: '中文' }
