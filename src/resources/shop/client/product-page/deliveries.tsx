import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import { nameOfCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useLabels } from '#base/i18n/labels'
import { useDeliveryOptions } from '../delivery/delivery-options'
import { useDeliveryNote } from '../delivery/use-delivery-note'
import styles from './page.module.css'

/** The deliveries of a product to the user's country, with their durations and prices. */
export function Deliveries({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const orders = useApp()['orders']
  const answer = useDeliveryOptions(currency)
  const options = answer?.deliveries
  const locale = useLocale()
  const label = answer?.country
    ? t('shop.shippingTo', { country: nameOfCode('region', answer.country, locale) })
    : t('shop.delivery')
  const noteOf = useDeliveryNote()
  return (
    <dl className={styles.deliveries} aria-label={label}>
      {options && orders
        ? options.map(({ delivery }) => (
            <div key={delivery}>
              <dt>{labels.option(orders, 'delivery', delivery)}</dt>
              <dd>{noteOf(options, currency, delivery)}</dd>
            </div>
          ))
        : [0, 1, 2].map((index) => <div key={index} />)}
    </dl>
  )
}
