import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#define'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { centsOf, plans, type Billing, type PlanName } from '#money/plans'
import { endpoint } from '#providers/data/endpoints/endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { Chip } from '#screens/fields/display'
import { ErrorState, FormSkeleton } from '#shell/states'
import styles from './plan.module.css'

const planCall = endpoint<'upgrades', 'plan'>({ method: 'GET', path: '/api/account/plan' })

/** The plan of the user, and the others with their prices. */
export function PlanPart() {
  const { t } = useTranslation()
  const { data, error, refetch } = useEndpoint(planCall, {}, { key: ['account', 'plan'] })
  return (
    <section className={`card ${styles.part}`} aria-labelledby="plan">
      <h3 id="plan">{t('account.billing.plan')}</h3>
      <p className="quiet">{t('account.billing.planText')}</p>
      {data && <Plans own={data} />}
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton fields={3} />
        ))}
    </section>
  )
}

type OwnPlan = OutputOf<typeof planCall>

function Plans({ own }: { own: OwnPlan }) {
  const { t } = useTranslation()
  return (
    <>
      {own.isWaiting && <p role="status">{t('account.billing.waiting')}</p>}
      <ul className={styles.plans}>
        {plans.map(({ name }) => (
          <li key={name} data-current={name === own.plan || undefined}>
            <strong>{t(`account.billing.plans.${name}`)}</strong>
            <PriceOf plan={name} billing={own.billing} />
            {name === own.plan ? (
              <Chip text={t('account.billing.current')} tint="success" />
            ) : (
              name !== 'start' && <Change plan={name} billing={own.billing} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function PriceOf({ plan, billing }: { plan: PlanName; billing: Billing }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const cents = centsOf(plan, billing)
  if (cents === 0) return <span>{t('account.billing.free')}</span>
  return <span>{t(`account.billing.${billing}`, { amount: formatMoney(cents, 'EUR', locale) })}</span>
}

/** Plans are bought on the public site, where the number of the card stays in the browser. */
function Change({ plan, billing }: { plan: PlanName; billing: Billing }) {
  const { t, i18n } = useTranslation()
  const page = i18n.language === 'cn' ? '/cn/payment' : '/payment'
  return (
    <a className="button" href={`${page}?plan=${plan}&billing=${billing}`}>
      {t('account.billing.choose', { plan: t(`account.billing.plans.${plan}`) })}
    </a>
  )
}
