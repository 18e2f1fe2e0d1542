import { sampledCurrencies } from '#money/sample-rates'
import { Island } from '../islands/island'
import { tagOf, type SiteLanguage } from '../base/language'
import { sampleDayIn } from '../base/sample-day'
import type { Calculation, Currency } from './calculation'
import { Calculator } from './calculator'

/** The initial example: 1,000 euros in dollars, valid for an hour. */
const example: Calculation = {
  sell: 'EUR',
  buy: 'USD',
  side: 'sell',
  typed: '1,000.00',
  validity: 3600,
  use: 'single',
}

interface CalculatorIslandProps {
  readonly language: SiteLanguage
  readonly start?: Partial<Calculation>
}

/** The calculator as an island, with example values. */
export const CalculatorIsland = ({ language, start }: CalculatorIslandProps) => (
  <Island
    name="calculator"
    language={language}
    Part={Calculator}
    given={{
      language,
      currencies: currenciesIn(language),
      day: sampleDayIn(language),
      start: { ...example, ...start },
    }}
  />
)

/** The calculator with a quote that is valid for a day and for multiple use. */
export const DayQuoteIsland = ({ language }: { language: SiteLanguage }) => (
  <CalculatorIsland
    language={language}
    start={{ buy: 'CNY', typed: '20,000.00', validity: 86_400, use: 'multi' }}
  />
)

/** Formatted at build time, as browsers name currencies differently. */
function currenciesIn(language: SiteLanguage): Currency[] {
  const names = new Intl.DisplayNames(tagOf[language], { type: 'currency' })
  return sampledCurrencies.map((code) => {
    const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions()
    return { code, name: names.of(code) ?? code, digits }
  })
}
