/** The languages of the product, by the codes that are stored and sent in the address. */
export const languages = [
  { value: 'en', label: 'English', tag: 'en', direction: 'ltr' },
  { value: 'cn', label: '中文', tag: 'zh-CN', direction: 'ltr' },
] as const
export type Language = (typeof languages)[number]['value']

export const defaultLanguage: Language = 'en'

/** The tag of a language, as `lang`, `Accept-Language` and Intl write it. */
export const tagOf = (language: string): string =>
  languages.find(({ value }) => value === language)?.tag ?? defaultLanguage

/** Arabic forces right-to-left; every other language left-to-right. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language.startsWith('ar') ? 'rtl' : 'ltr')
