import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { invoicingPages } from '../invoicing.pages'

const nextInvoices = () => withDeferredTexts(() => import('./recurring/next-invoices.part'))

/** The custom screens of the feature. Each is loaded when it is opened. */
export const invoicingScreens: FeatureScreens<typeof invoicingPages> = {
  pages: {
    '/dashboard/receivables': () =>
      withDeferredTexts(() => import('./receivables')).then(({ Receivables }) => Receivables),
    '/dashboard/bank-matching': () =>
      withDeferredTexts(() => import('./matching/bank-matching')).then(({ BankMatching }) => BankMatching),
  },
  parts: {
    sellers: {
      head: () =>
        withDeferredTexts(() => import('./sellers/electronic-needs.part')).then(
          ({ ElectronicNeedsPart }) => ElectronicNeedsPart,
        ),
    },
    recurringInvoices: {
      head: () => nextInvoices().then(({ NextInvoicesPart }) => NextInvoicesPart),
      form: () => nextInvoices().then(({ NextInvoicesOfForm }) => NextInvoicesOfForm),
    },
  },
}
