import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { useDeliveries, type Delivery } from './mail-data'
import styles from './deliveries.module.css'

/** What became of a sent mail: one line if all recipients got it, otherwise a line for each that did not. */
export function Deliveries({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useDeliveries(id)
  if (!data || data.length === 0) return null
  const others = data.filter(({ status }) => status !== 'sent')
  if (others.length === 0)
    return (
      <p className={styles.all}>
        <Icon name="check" size={18} />
        {t('mail.deliveredToAll', { count: data.length })}
      </p>
    )
  return (
    <ul className={styles.deliveries} aria-label={t('mail.deliveries')}>
      {others.map((delivery) => (
        <DeliveryItem key={delivery.address} delivery={delivery} />
      ))}
    </ul>
  )
}

function DeliveryItem({ delivery: { address, status, error } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation()
  return (
    <li data-status={status}>
      <strong>{address}</strong> {t(`mail.delivery.${status}`)}
      {error !== undefined && (
        <span className="quiet" lang="en" dir="auto">
          {error}
        </span>
      )}
    </li>
  )
}
