import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { AnyFields } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { useApp } from '#providers/app-context'
import { AskForm } from '#screens/moves/ask-form'
import { checkoutCalls } from '../../wire/checkout-calls.wire'
import styles from './checkout.module.css'

const names = ['cardNumber', 'cardExpiry', 'cardCode']

/** The card fields in the input of the call that places an order. Here they are required. */
const fieldsOf = (input: AnyFields = {}): AnyFields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { optional: _optional, ...field } = input[name] ?? {}
      return input[name] ? [[name, field]] : []
    }),
  ) as AnyFields

let fields: AnyFields | undefined
const nothing = {}

interface CardFormProps {
  readonly id: string
  readonly refusal: unknown
  readonly onGo: (card: Values) => Promise<void>
}

/** The form for the payment card. */
export function CardForm({ id, refusal, onGo }: CardFormProps) {
  const { t } = useTranslation()
  const orders = useApp()['orders']
  if (!orders) return null
  fields ??= fieldsOf(checkoutCalls.place.input)
  return (
    <section className={styles.cardForm} aria-label={t('shop.card')}>
      <Alert severity="info">{t('shop.testCards')}</Alert>
      <AskForm
        id={id}
        resource={orders}
        action="place"
        fields={fields}
        row={nothing}
        refusal={refusal}
        isQuiet
        onGo={onGo}
      />
    </section>
  )
}
