import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import type { Change } from '#screens/history/use-history'
import type { Order } from '../../orders.resource'
import { changeTo, packedAt, timeOf, useOrderChanges } from './changes'
import styles from './timeline.module.css'

const way = ['pending', 'paid', 'packed', 'shipped', 'delivered'] as const
/** With cash on delivery, payment is the last step. */
const wayOnDelivery = ['pending', 'packed', 'shipped', 'delivered', 'paid'] as const
type Step = { readonly status: Order['status']; readonly at: string | null; readonly isReached: boolean }

/** The steps of an order with their times from its fields and its change log; a cancelled one ends there. */
export function stepsOf(order: Row & Order, changes: readonly Change[] = []): Step[] {
  const { status, createdAt, paidAt, shippedAt, deliveredAt } = order
  const steps = order.paymentMethod === 'cashOnDelivery' ? wayOnDelivery : way
  const packed = changeTo(changes, 'packed')
  const moments = {
    pending: createdAt,
    paid: paidAt,
    packed: packed ? packedAt(order, packed) : null,
    shipped: shippedAt,
    delivered: deliveredAt,
  }
  if (status === 'cancelled' || status === 'refunded') {
    const passed = steps.filter((step) => moments[step] !== null)
    const before = passed.map((step) => ({ status: step, at: moments[step], isReached: true }))
    return [...before, { status, at: timeOf(changeTo(changes, status), order), isReached: true }]
  }
  // What was shipped in part stands where the whole would.
  const reached = status === 'partlyShipped' ? 'shipped' : status
  const isReached = (step: (typeof way)[number]): boolean => {
    if (step === 'paid') return paidAt !== null
    // An order can be shipped without having been packed before.
    if (step === 'packed') return step === status || moments.packed !== null
    return way.indexOf(step) <= way.indexOf(reached)
  }
  return steps.map((step) => ({
    status: step === reached ? status : step,
    at: moments[step],
    isReached: isReached(step),
  }))
}

/** The timeline of an order, from placement to delivery. */
export function OrderTimeline({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const order = row as Row & Order
  const changes = useOrderChanges(resource, row)
  return (
    <ol className={`card ${styles.way}`} aria-label={t('shop.way')}>
      {stepsOf(order, changes).map(({ status, at, isReached }) => (
        <li
          key={status}
          data-reached={isReached || undefined}
          data-off={status === 'cancelled' || status === 'refunded' || undefined}
          aria-current={status === order.status ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {isReached && (
              <Icon name={status === 'cancelled' || status === 'refunded' ? 'x' : 'check'} size={14} />
            )}
          </span>
          <strong>
            {status === 'pending' ? t('shop.placed') : labels.option(resource, 'status', status)}
          </strong>
          <span className={styles.at}>{isReached && at ? formatInstant(at, locale) : ''}</span>
        </li>
      ))}
    </ol>
  )
}
