import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatDay, formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { Row } from '#providers/data/answers'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { taxedAmounts } from '../../invoice-lines.wire'
import { recurringCalls } from '../../recurring-calls.wire'
import type { RecurringInvoice } from '../../recurring-invoices.resource'
import { scheduleIn, upcomingDates } from './upcoming-dates'
import { useScheduleText } from './schedule-text'
import styles from './next-invoices.module.css'

type Values = Partial<RecurringInvoice>

/** On the page of a recurring invoice: why the last attempt failed, its rule, and the next dates. */
export function NextInvoicesPart({ row }: { resource: AnyResource; row: Row }) {
  const locale = useLocale()
  const record = row as Row & RecurringInvoice
  if (record.status === 'ended') return null
  return (
    <>
      {record.failedBecause !== null && record.nextOn !== null && (
        <Failed id={record.id} version={record.version} date={formatDay(record.nextOn, locale)} />
      )}
      <NextInvoices values={record} isPaused={record.status === 'paused'} />
    </>
  )
}

interface FailedProps {
  readonly id: string
  readonly version: number
  readonly date: string
}

/** Why the last attempt failed, in the language of the reader. */
function Failed({ id, version, date }: FailedProps) {
  const { t, i18n } = useTranslation()
  const { data } = useEndpoint(
    recurringCalls.failure,
    { record: id },
    { key: ['recurring failure', id, version, i18n.language] },
  )
  if (data?.reason == null) return null
  return (
    <div role="note" className={styles.failure}>
      <strong>{t('recurring.failed', { date, reason: data.reason })}</strong>
      <p>{t('recurring.again')}</p>
    </div>
  )
}

/** The same for the values of a form while they are entered. */
export const NextInvoicesOfForm = ({ values }: { values: Readonly<Record<string, unknown>> }) => (
  <NextInvoices values={{ ...values, nextOn: null }} isPaused={false} />
)

function NextInvoices({ values, isPaused }: { readonly values: Values; readonly isPaused: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const titleId = useId()
  const scheduleText = useScheduleText()
  const schedule = scheduleIn(values)
  if (!schedule) return null
  const dates = upcomingDates(schedule, values)
  const { taxTreatment = 'standard', lines = [], currency } = values
  const total = taxedAmounts({ taxTreatment, lines }).total
  return (
    <section className={`card ${styles.part}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('recurring.title')}</h2>
      <p>{scheduleText(schedule)}</p>
      {isPaused && <p className={styles.note}>{t('recurring.paused')}</p>}
      {dates.length === 0 && <p className={styles.note}>{t('recurring.noDates')}</p>}
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date, locale)}</time>
            <span>{formatMoney(total, currency, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
