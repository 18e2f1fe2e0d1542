import { Island } from '#marketing/islands/island'
import type { SiteLanguage } from '#marketing/base/language'
import { sampleDayIn } from '#marketing/base/sample-day'
import { Spending } from './spending'

/** The card settings as an island, with an example. */
export const SpendingIsland = ({ language }: { language: SiteLanguage }) => (
  <Island
    name="spending"
    language={language}
    Part={Spending}
    given={{ language, day: sampleDayIn(language) }}
  />
)
