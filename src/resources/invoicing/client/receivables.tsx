import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import type { OutputOf } from '#define/output'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { formatDay, formatMoney, nameWithCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChartTable } from '#screens/charts/chart-table'
import { textCell, type Cell } from '#screens/charts/chart-sheet'
import { Page } from '#shell/navigation/page'
import { EmptyState, ErrorState, PageSkeleton } from '#shell/states'
import { ages, invoiceCalls } from '../invoices.wire'
import { openInvoices } from './open-invoices'
import styles from './receivables.module.css'

type Report = OutputOf<typeof invoiceCalls.aging>
type Customer = Report['customers'][number]
const columns = [...ages, 'total'] as const

/** The open balances of the customers by the days since they were due, with a table for each currency. */
export function Receivables() {
  const { t } = useTranslation()
  const { data, error, refetch } = useEndpoint(
    invoiceCalls.aging,
    {},
    { key: ['receivables'], live: ['invoices'] },
  )
  return (
    <Page title={t('shell.pages.receivables')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Tables report={data} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

function Tables({ report }: { readonly report: Report }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (report.totals.length === 0)
    return <EmptyState scene="done" title={t('receivables.none')} text={t('receivables.noneText')} />
  return (
    <>
      <p className={styles.note}>{t('receivables.asOf', { date: formatDay(report.asOf, locale) })}</p>
      {report.totals.map((total) => (
        <CurrencyTable key={total.currency} report={report} total={total} />
      ))}
    </>
  )
}

interface CurrencyTableProps {
  readonly report: Report
  readonly total: Report['totals'][number]
}

function CurrencyTable({ report: { asOf, customers }, total }: CurrencyTableProps) {
  const { t } = useTranslation()
  const app = useApp()
  const locale = useLocale()
  const heading = useId()
  const { currency } = total
  const cells = (amounts: Omit<Customer, 'customer' | 'name'>, customer?: string): Cell[] =>
    columns.map((age) => {
      const address = openInvoices(app, { currency, asOf, age, ...(customer !== undefined && { customer }) })
      return amounts[age] === 0
        ? textCell('–')
        : textCell(formatMoney(amounts[age], currency, locale), address)
    })
  const rows = customers
    .filter((each) => each.currency === currency)
    .map((each) => [
      textCell(each.name, openInvoices(app, { currency, asOf, age: 'total', customer: each.customer })),
      ...cells(each, each.customer),
    ])
  return (
    <section className={`card ${styles.table}`}>
      <h2 id={heading}>{nameWithCode(currency, locale)}</h2>
      <ChartTable
        labelledBy={heading}
        sheet={{
          head: [t('receivables.customer'), ...columns.map((age) => t(`receivables.ages.${age}`))],
          rows: [...rows, [textCell(t('receivables.all')), ...cells(total)]],
        }}
      />
    </section>
  )
}
