import { useList } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { formatInstant, formatMoney } from '#base/format/intl'
import { recordPath } from '#base/format/record-path'
import { useLocale } from '#base/format/use-locale'
import { useLabels } from '#base/i18n/labels'
import { useApp } from '#providers/app-context'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { isUnusable } from '#providers/data/is-unusable'
import { ErrorState, FormSkeleton } from '#shell/states'
import type { Order } from '../../orders.resource'
import { useCancelTimes, useOrderChanges } from './changes'
import { eventsOf, type InvoiceRow, type OrderEvent, type RefundRow, type ShipmentRow } from './order-events'
import styles from './events.module.css'

/** The most records of a kind of an order that its timeline shows; the lists above it have all. */
const max = 50

/** The rows of a resource that refer to an order. */
const useOfOrder = <R extends Row>(resource: 'shipments' | 'refunds' | 'invoices', order: string) =>
  useList<R>({
    resource,
    pagination: { currentPage: 1, pageSize: max },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'order', operator: 'eq', value: order }],
    errorNotification: false,
  })

/** What happened to an order, the latest first: payments, shipments, refunds and invoices, and who did it. */
export function OrderEvents({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const shipments = useOfOrder<ShipmentRow>('shipments', row.id)
  const refunds = useOfOrder<RefundRow>('refunds', row.id)
  const invoices = useOfOrder<InvoiceRow>('invoices', row.id)
  const changes = useOrderChanges(resource, row)
  const cancelled = useCancelTimes(shipments.result.data)
  const failed = [shipments, refunds, invoices].find(({ query }) => isUnusable(query))
  const readAgain = () => void Promise.all([shipments, refunds, invoices].map(({ query }) => query.refetch()))
  const content = () => {
    if (failed) return <ErrorState small error={failed.query.error} onRetry={readAgain} />
    if (!shipments.query.data || !refunds.query.data || !invoices.query.data || !changes)
      return <FormSkeleton fields={3} />
    const records = {
      changes,
      cancelled,
      shipments: shipments.result.data,
      refunds: refunds.result.data,
      invoices: invoices.result.data,
    }
    return (
      <ol className={styles.events}>
        {eventsOf(row as Row & Order, records).map((event) => (
          <EventItem key={event.key} event={event} currency={String(row['currency'])} />
        ))}
      </ol>
    )
  }
  return (
    <section className={`card ${styles.part}`} aria-labelledby="order-events">
      <h2 id="order-events">{t('shop.events.title')}</h2>
      {content()}
    </section>
  )
}

function EventItem({ event, currency }: { event: OrderEvent; currency: string }) {
  const locale = useLocale()
  const text = useEventText(currency)(event)
  return (
    <li data-kind={event.kind}>
      <div>
        <strong>{text}</strong> <Subject event={event} />
        <EventDetail event={event} />
        <Author event={event} />
      </div>
      <time dateTime={event.at}>{formatInstant(event.at, locale)}</time>
    </li>
  )
}

function useEventText(currency: string) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (event: OrderEvent): string => {
    if (event.kind === 'paid') return t('shop.events.paid', { amount: money(event.amount) })
    if (event.kind === 'refunded')
      return event.refund.amount > 0
        ? t('shop.events.refunded', { amount: money(event.refund.amount) })
        : t('shop.events.returned', { count: event.pieces })
    if (event.kind === 'shipped') return t('shop.events.shipped', { count: event.pieces })
    if (event.kind === 'arrived') return t('shop.events.arrived', { count: event.pieces })
    if (event.kind === 'called back') return t('shop.events.calledBack', { count: event.pieces })
    return t(`shop.events.${event.kind}`)
  }
}

/** Who did it, for the staff. */
function Author({ event: { by } }: { event: OrderEvent }) {
  const { t } = useTranslation()
  const isBuyer = useRole() === 'user'
  if (isBuyer || by === undefined) return null
  return <p className={styles.detail}>{t('shop.events.by', { name: by?.name ?? t('shop.events.system') })}</p>
}

/** The record that an event is about, and its resource. */
function subjectOf(event: OrderEvent) {
  if ('shipment' in event) return { name: 'shipments', row: event.shipment }
  if ('refund' in event) return { name: 'refunds', row: event.refund }
  return 'invoice' in event ? { name: 'invoices', row: event.invoice } : undefined
}

/** A link to the shipment, the refund or the invoice. */
function Subject({ event }: { event: OrderEvent }) {
  const { t } = useTranslation()
  const app = useApp()
  const subject = subjectOf(event)
  const resource = subject && app[subject.name]
  if (!subject || !resource) return null
  return (
    <Link to={recordPath(resource, 'show', subject.row)}>{subject.row.number ?? t('shop.events.draft')}</Link>
  )
}

/** The carrier with the tracking number, or the reason. */
function EventDetail({ event }: { event: OrderEvent }) {
  const labels = useLabels()
  const shipments = useApp()['shipments']
  if (event.kind === 'closed' || event.kind === 'refunded') {
    const reason = event.kind === 'closed' ? event.reason : event.refund.reason
    return reason ? <p className={styles.detail}>{reason}</p> : null
  }
  if (event.kind !== 'shipped' || !shipments) return null
  const { carrier, tracking, trackingUrl } = event.shipment
  const name = carrier ? labels.option(shipments, 'carrier', carrier) : ''
  const text = [name, tracking].filter(Boolean).join(' ')
  if (text === '') return null
  return (
    <p className={styles.detail}>
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
