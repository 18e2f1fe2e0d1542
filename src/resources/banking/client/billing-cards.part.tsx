import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#define/reading'
import { recordPath, type Row } from '#base/format/record-path'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import { ErrorState, FormSkeleton } from '#shell/states'
import '#theme/bank-cards.css'
import { BankCard } from './cards-tile'
import styles from './banking.module.css'

/** The cards that were issued to the user. */
export function BillingCardsPart() {
  const { t } = useTranslation()
  const me = useGetIdentity().data?.id
  const resource = useApp()['paymentCards']
  const mayRead = useCan({ resource: 'paymentCards', action: 'read' }).data?.can === true
  const { query, result } = useList<Row, HttpError>({
    resource: 'paymentCards',
    pagination: { currentPage: 1, pageSize: 6 },
    filters: [
      { field: 'holder', operator: 'eq', value: me },
      { field: 'status', operator: 'in', value: ['active', 'frozen'] },
    ],
    errorNotification: false,
    queryOptions: { enabled: mayRead && me !== undefined },
  })
  if (!mayRead || !resource) return null
  const content = () => {
    if (query.error) return <ErrorState small error={query.error} onRetry={() => void query.refetch()} />
    if (!query.isSuccess) return <FormSkeleton fields={3} />
    if (result.data.length === 0) return <p>{t('account.billing.noCards')}</p>
    return (
      <ul className={styles.cards}>
        {result.data.map((row) => (
          <li key={row.id}>
            <BankCard row={row} address={recordPath(resource, 'show', row)} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section className={`card ${styles.billing}`} aria-labelledby="billing-cards">
      <div className={styles.billingHead}>
        <h3 id="billing-cards">{t('account.billing.cards')}</h3>
        <Link to={homeOf(resource)}>{t('account.billing.allCards')}</Link>
      </div>
      <p className="quiet">{t('account.billing.cardsText')}</p>
      {content()}
    </section>
  )
}
