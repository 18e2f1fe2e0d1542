import { createElement, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useCustomScreens } from '#providers/app-context'
import { customModule, type CustomParts } from '#providers/custom-screens'
import { ErrorBoundary } from '#shell/states/error-boundary'
import { FormSkeleton } from '#shell/states'
import styles from './account.module.css'
import { OwnForm } from './own-form'

const address = ['company', 'address', 'city', 'state', 'zipCode', 'country']

/** What features show of billing, such as plan, cards and receipts, and the billing address. */
export function BillingSection() {
  const { t } = useTranslation()
  const { parts } = useCustomScreens()
  const cards = Object.values(parts)
    .flatMap(({ billing }) => billing ?? [])
    .toSorted((card, other) => card.order - other.order)
  return (
    <div className={`${styles.cards} ${styles.billing}`}>
      {cards.map(({ order, load }) => (
        <ErrorBoundary key={order} resetKey="billing" onFailure={() => customModule(load).forgetFailure()}>
          <Suspense fallback={<FormSkeleton />}>
            <Part load={load} />
          </Suspense>
        </ErrorBoundary>
      ))}
      <section aria-labelledby="billing-address">
        <h3 id="billing-address" className={styles.heading}>
          {t('account.billing.address')}
        </h3>
        <OwnForm key="billing" only={address} />
      </section>
    </div>
  )
}

const Part = ({ load }: { load: NonNullable<CustomParts['billing']>['load'] }) =>
  createElement(use(customModule(load).load()))
