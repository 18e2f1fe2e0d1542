import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { formatMoney } from '#base/format/intl'
import { recordPath, type Row } from '#base/format/record-path'
import { useLocale } from '#base/format/use-locale'
import { useLabels } from '#base/i18n/labels'
import { ChartFrame } from '#screens/charts'
import { useRows } from '#screens/overview/overview-context'
import { Tile } from '#screens/overview/tiles/tile'
import { useRowsSheet } from '#screens/overview/use-rows-sheet'
import '#theme/bank-cards.css'
import styles from './banking.module.css'

/** The fields in the table of the cards. */
const facts = ['brand', 'last4', 'expiresOn', 'monthlyLimit', 'status']

/** The payment cards, as they look, each with a link to its page. */
export function CardsTile({ tile, title }: { readonly tile: string; readonly title: string }) {
  const { t } = useTranslation()
  const rows = useRows(tile)
  const resource = useApp()['paymentCards']
  const sheet = useRowsSheet(resource, rows?.rows ?? [], facts)
  if (!rows || !resource || rows.rows.length === 0) return null
  return (
    <Tile width={8}>
      <ChartFrame
        title={title}
        sheet={sheet}
        link={
          <Link to={homeOf(resource)} aria-label={t('overview.seeAllOf', { title })}>
            {t('overview.seeAll')}
          </Link>
        }
      >
        <ul className={styles.cards} aria-label={title} data-records>
          {rows.rows.map((row) => (
            <li key={row.id}>
              <BankCard row={row} address={recordPath(resource, 'show', row)} />
            </li>
          ))}
        </ul>
      </ChartFrame>
    </Tile>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The month and year of a day, as printed on cards: '11/29'. */
const expiryOf = (day: unknown): string =>
  typeof day === 'string' ? `${day.slice(5, 7)}/${day.slice(2, 4)}` : '••/••'

/** A payment card as it looks, with a link to its page. */
export function BankCard({ row, address }: { readonly row: Row; readonly address: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const labels = useLabels()
  const resource = useApp()['paymentCards']
  const limit = formatMoney(Number(row['monthlyLimit'] ?? 0), textOf(row['currency']) || undefined, locale)
  return (
    <Link
      to={address}
      className={styles.card}
      data-brand={textOf(row['brand'])}
      data-status={textOf(row['status'])}
    >
      <span className={styles.top}>
        <span className={styles.brand}>
          {resource && labels.option(resource, 'brand', textOf(row['brand']))}
        </span>
        {row['status'] === 'frozen' && resource && (
          <span className={styles.badge}>{labels.option(resource, 'status', 'frozen')}</span>
        )}
      </span>
      <span className={styles.digits} dir="ltr">
        •••• •••• •••• {textOf(row['last4']) || '••••'}
      </span>
      <span className={styles.bottom}>
        <span className={styles.name}>{textOf(row['name'])}</span>
        <span dir="ltr">{expiryOf(row['expiresOn'])}</span>
      </span>
      <span className={styles.limit}>{t('overview.banking.limit', { limit })}</span>
    </Link>
  )
}
