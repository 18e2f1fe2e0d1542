import { useTranslation } from 'react-i18next'
import { formatMoney } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { DeliveryOption } from './delivery-options'

/** A delivery in words: '3–5 days, €4.90'; undefined before its price is known. */
export function useDeliveryNote() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    options: readonly DeliveryOption[] | undefined,
    currency: string | undefined,
    delivery: string,
  ): string | undefined => {
    const option = options?.find((item) => item.delivery === delivery)
    if (!option) return undefined
    const { leastDays: from, mostDays: to } = option
    const price = option.price === 0 ? t('shop.free') : formatMoney(option.price, currency, locale)
    return t(from === 0 ? 'shop.deliveryWithin' : 'shop.deliveryDays', { from, to, count: to, price })
  }
}
