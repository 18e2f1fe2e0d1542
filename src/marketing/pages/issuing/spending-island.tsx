import { Island } from '#marketing/islands/island'
import type { SiteLanguage } from '#marketing/base/language'
import { sampleDayIn } from '#marketing/base/sample-day'
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
