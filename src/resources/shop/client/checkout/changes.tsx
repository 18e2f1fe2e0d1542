import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { cart, useCart } from '../cart/cart'
import { itemKey } from '../cart/checkout-state'
import type { Change, Quote } from './calls'

/** What has changed since items were added to the cart; the buyer must accept it before payment. */
export function Changes({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const { checkout } = useCart()
  const texts = useChangeTexts(quote)
  // The quote may still have changes of items that have been removed from the cart.
  const changes = quote.changes.filter((change) =>
    checkout.cart.some((item) => itemKey(item) === itemKey(change)),
  )
  if (changes.length === 0) return null
  return (
    <Alert
      severity="warning"
      sx={{ marginBottom: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => cart.replace(quote.lines)}>
          {t('shop.accept')}
        </Button>
      }
    >
      <strong>{t('shop.changed')}</strong>
      <ul>
        {changes.map((change) => (
          <li key={`${itemKey(change)} ${change.kind}`}>{texts(change)}</li>
        ))}
      </ul>
    </Alert>
  )
}

function useChangeTexts({ currency, lines }: Quote) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { checkout } = useCart()
  return ({ kind, from, to, ...of }: Change): string => {
    const name = [...lines, ...checkout.cart].find((item) => itemKey(item) === itemKey(of))?.name ?? ''
    const money = (amount: number) => formatMoney(amount, currency, locale)
    const number = (count: number) => formatNumber(count, locale)
    if (kind === 'gone') return t('shop.changedGone', { name })
    return kind === 'price'
      ? t('shop.changedPrice', { name, from: money(from), to: money(to) })
      : t('shop.changedStock', { name, from: number(from), to: number(to) })
  }
}
