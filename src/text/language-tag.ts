/** The BCP 47 tag of a language, for Intl and for the attribute `lang`. */
export const tagOf = (language: 'en' | 'cn'): string => (language === 'cn' ? 'zh-CN' : 'en')

/** The tag with which days and times are formatted; in English the day comes before the month. */
export const dayTagOf = (language: 'en' | 'cn'): string => (language === 'cn' ? 'zh-CN' : 'en-GB')
