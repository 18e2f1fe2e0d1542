import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { bankingPages } from '../banking.pages'

/** The custom screens of the feature. Each is loaded when it is opened. */
export const bankingScreens: FeatureScreens<typeof bankingPages> = {
  pages: {
    '/dashboard/banking': () =>
      withDeferredTexts(() => import('./banking-overview')).then(({ BankingOverview }) => BankingOverview),
  },
  parts: {
    paymentCards: {
      billing: {
        order: 2,
        load: () =>
          withDeferredTexts(() => import('./billing-cards.part')).then(
            ({ BillingCardsPart }) => BillingCardsPart,
          ),
      },
    },
  },
}
