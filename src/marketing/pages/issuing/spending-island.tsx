import { Island } from '#marketing/islands/island'
import type { SiteLanguage } from '#marketing/language'
import { sampleDayIn } from '#marketing/sample-day'
import { Spending } from './spending'

/** The rules of a card as they stand in a page: an example until somebody sets his own. */
export const SpendingIsland = ({ language }: { language: SiteLanguage }) => (
  <Island
    name="spending"
    language={language}
    Part={Spending}
    given={{ language, day: sampleDayIn(language) }}
  />
)
