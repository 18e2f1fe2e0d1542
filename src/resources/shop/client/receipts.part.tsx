import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#define/reading'
import { recordPath, titleOf, type Row } from '#base/format/record-path'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import { FieldValue } from '#screens/fields/field-value'
import { ErrorState, FormSkeleton } from '#shell/states'
import styles from './receipts.module.css'

/** The latest orders of the user, each with its printable receipt. */
export function ReceiptsPart() {
  const { t } = useTranslation()
  const me = useGetIdentity().data?.id
  const resource = useApp()['orders']
  const mayRead = useCan({ resource: 'orders', action: 'read' }).data?.can === true
  const { query, result } = useList<Row, HttpError>({
    resource: 'orders',
    pagination: { currentPage: 1, pageSize: 6 },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'buyer', operator: 'eq', value: me }],
    errorNotification: false,
    queryOptions: { enabled: mayRead && me !== undefined },
  })
  if (!mayRead || !resource) return null
  const content = () => {
    if (query.error) return <ErrorState small error={query.error} onRetry={() => void query.refetch()} />
    if (!query.isSuccess) return <FormSkeleton fields={3} />
    if (result.data.length === 0) return <p>{t('account.billing.noReceipts')}</p>
    return <Receipts resource={resource} rows={result.data} />
  }
  return (
    <section className={`card ${styles.part}`} aria-labelledby="receipts">
      <div className={styles.head}>
        <h3 id="receipts">{t('account.billing.receipts')}</h3>
        <Link to={homeOf(resource)}>{t('account.billing.allOrders')}</Link>
      </div>
      <p className="quiet">{t('account.billing.receiptsText')}</p>
      {content()}
    </section>
  )
}

function Receipts({ resource, rows }: { resource: AnyResource; rows: readonly Row[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.receipts}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={recordPath(resource, 'print', row)}
            aria-label={t('account.billing.receipt', { number: titleOf(resource, row) })}
          >
            {titleOf(resource, row)}
          </Link>
          {['createdAt', 'status', 'total'].map((name) => (
            <FieldValue key={name} resource={resource} name={name} row={row} />
          ))}
        </li>
      ))}
    </ul>
  )
}
