import { ratesOf } from '#money/sample-rates'
import type { SiteLanguage } from './language'

/** The day of the sample rates, as a language writes it. */
export const sampleDayIn = (language: SiteLanguage): string =>
  new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(ratesOf))
