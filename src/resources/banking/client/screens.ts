import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'
import type { bankingPages } from '../banking.pages'

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const bankingScreens: FeatureScreens<typeof bankingPages> = {
  pages: {
    '/dashboard/banking': () =>
      withLaterWords(() => import('./banking-overview')).then(({ BankingOverview }) => BankingOverview),
  },
}
