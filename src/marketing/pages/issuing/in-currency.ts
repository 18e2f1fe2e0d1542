import { writeMinor } from '#money/number-text'
import { tagOf, type SiteLanguage } from '#marketing/base/language'

/** An amount in hundredths with its currency, without a line break: '320.00 EUR'. */
export const inCurrency = (language: SiteLanguage, minor: number, currency: string): string =>
  `${writeMinor(minor, 2, tagOf[language])}\u00a0${currency}`
