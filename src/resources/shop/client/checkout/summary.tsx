import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber, nameOfCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ErrorState } from '#shell/states'
import { cart, useCart } from '../cart/cart'
import styles from './summary.module.css'
import { addressText } from './address-text'
import type { Quoted } from './use-quote'
import { Voucher } from './voucher'

interface SummaryProps {
  readonly quoted: Quoted
  readonly index: number
}

/** The amounts of the cart, and the shipping address. */
export function Summary({ quoted, index }: SummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { checkout, voucher } = useCart()
  const { subtotal, discount, shipping, tax, total } = checkout
  const currency = checkout.cart[0]?.currency
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { quote } = quoted
  const shippingLabel = quote?.country
    ? t('shop.shippingTo', { country: nameOfCode('region', quote.country, locale) })
    : t('shop.shipping')
  const hasFailed = quoted.refusal !== undefined && quoted.voucherFault === undefined
  return (
    <aside className={`card ${styles.summary}`} aria-label={t('shop.summary')}>
      <h2>{t('shop.summary')}</h2>
      <dl aria-live="polite">
        <Line name={t('shop.subtotal')} value={money(subtotal)} />
        <Line name={t('shop.discount')} value={discount > 0 ? `−${money(discount)}` : '—'} />
        <Line name={shippingLabel} value={shipping > 0 ? money(shipping) : t('shop.free')} />
        {quote && quote.taxRate > 0 && (
          <Line name={t('shop.tax', { rate: formatNumber(quote.taxRate, locale, 2) })} value={money(tax)} />
        )}
        <div className={styles.total}>
          <dt>{t('shop.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {quote?.deliveries.length === 0 && <Alert severity="warning">{t('shop.noDelivery')}</Alert>}
      {hasFailed && <ErrorState small error={quoted.refusal} onRetry={quoted.askAgain} />}
      <Voucher code={voucher} fault={quoted.voucherFault} onCode={cart.redeem} />
      {index === 2 && checkout.billing && (
        <div className={styles.billing}>
          <h3>{t('shop.billTo')}</h3>
          <address>
            {checkout.billing.personName}
            <br />
            <span className={styles.place}>{addressText(checkout.billing, locale)}</span>
            <br />
            {checkout.billing.phoneNumber}
          </address>
          <button type="button" className="link-button" onClick={cart.back}>
            {t('shop.change')}
          </button>
        </div>
      )}
    </aside>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
