/** The supported languages, by the codes used in storage and in URLs. */
export const languages = [
  { value: 'en', label: 'English', tag: 'en', direction: 'ltr' },
  { value: 'cn', label: '中文', tag: 'zh-CN', direction: 'ltr' },
] as const
export type Language = (typeof languages)[number]['value']

export const defaultLanguage: Language = 'en'

/** The tag of a language for `lang`, `Accept-Language` and Intl. */
export const tagOf = (language: string): string =>
  languages.find(({ value }) => value === language)?.tag ?? defaultLanguage

/** Arabic forces right-to-left; every other language left-to-right. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language.startsWith('ar') ? 'rtl' : 'ltr')
