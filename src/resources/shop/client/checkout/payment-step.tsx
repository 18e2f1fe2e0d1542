import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf, reasonOf } from '#providers/data/http/problem'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { cart, useCart } from '../cart/cart'
import { deliveries } from '../cart/delivery'
import { useDeliveryNote } from '../delivery/use-delivery-note'
import { paymentMethods, type PaymentMethod, type PlacedOrder } from './calls'
import { CardForm } from './card-form'
import styles from './checkout.module.css'
import { Options } from './options'
import { usePlaceOrder } from './use-place-order'
import type { Quoted } from './use-quote'

interface PaymentStepProps {
  readonly quoted: Quoted
  readonly onPlaced: (order: PlacedOrder) => void
}

/** Delivery and payment. Only what was shown can be ordered. */
export function PaymentStep({ quoted, onPlaced }: PaymentStepProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useId()
  const { checkout, delivery } = useCart()
  const [method, setMethod] = useState<PaymentMethod>('card')
  const noteOf = useDeliveryNote()
  const offered = quoted.quote?.deliveries.map((option) => option.delivery) ?? deliveries
  const placing = usePlaceOrder({ quoted, method, onPlaced })
  const total = formatMoney(checkout.total, checkout.cart[0]?.currency, locale)
  const isCard = method === 'card'
  const word = isCard ? t('shop.pay', { total }) : t('shop.order', { total })
  return (
    <>
      <Options
        field="delivery"
        legend={t('shop.delivery')}
        options={offered}
        chosen={delivery}
        onChoose={cart.deliver}
        noteOf={(option) => noteOf(quoted.quote?.deliveries, quoted.quote?.currency, option)}
      />
      <Options
        field="paymentMethod"
        legend={t('shop.payment')}
        options={paymentMethods}
        chosen={method}
        onChoose={setMethod}
      />
      {isCard && <CardForm id={form} refusal={placing.refusal} onGo={placing.submit} />}
      {placing.refusal !== undefined && !isOfCard(placing.refusal) && (
        <Alert severity="error">{reasonOf(placing.refusal)}</Alert>
      )}
      <div className={styles.go}>
        <Button color="inherit" onClick={cart.back}>
          {t('shop.back')}
        </Button>
        <Button
          size="large"
          variant="contained"
          disabled={placing.isBarred}
          aria-disabled={placing.isWaiting || undefined}
          {...(isCard ? { type: 'submit', form } : { onClick: () => void placing.submit({}) })}
        >
          {placing.isWaiting ? t('shop.placing') : word}
        </Button>
      </div>
    </>
  )
}

/** Errors of the card are shown at its fields. */
const isOfCard = (refusal: unknown): boolean =>
  Object.keys(problemOf(refusal)?.errors ?? {}).some((name) => name.startsWith('card'))
