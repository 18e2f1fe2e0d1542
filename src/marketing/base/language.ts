/** The languages of the site: English at the root, Chinese beneath `/cn`. */
export const siteLanguages = ['en', 'cn'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** Each language as HTML calls it. */
export const tagOf: Readonly<Record<SiteLanguage, string>> = { en: 'en', cn: 'zh-CN' }

/** What a language calls itself. */
export const nameOf: Readonly<Record<SiteLanguage, string>> = { en: 'English', cn: '中文' }
