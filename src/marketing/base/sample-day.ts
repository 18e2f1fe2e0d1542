import { ratesOf } from '#money/sample-rates'
import type { SiteLanguage } from './language'

/** The date of the sample rates, formatted for a language. */
export const sampleDayIn = (language: SiteLanguage): string =>
  new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(ratesOf))
