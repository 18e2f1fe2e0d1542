import { Island } from '../../islands/island'
import type { SiteLanguage } from '../../language'
import { sampleDayIn } from '../../sample-day'
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
