import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { priceCondition, ranges, type Range } from './narrowing'
import { Select } from './select'
import type { NarrowProps } from './narrow-props'

/** A filter for a price range, in any currency. */
export function PriceSelect({ condition, onNarrow }: NarrowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const written = (condition: unknown) => JSON.stringify(condition)
  const chosen = ranges.findIndex((range) => written(priceCondition(range)) === written(condition))
  const amount = (value: number | undefined) => formatNumber(value ?? 0, locale)
  const textOf = ([from, to]: Range) => {
    if (from === undefined) return t('shop.under', { to: amount(to) })
    if (to === undefined) return t('shop.over', { from: amount(from) })
    return t('shop.between', { from: amount(from), to: amount(to) })
  }
  return (
    <Select
      label={t('shop.price')}
      value={chosen < 0 ? '' : String(chosen)}
      onChoose={(path) => {
        const range = path === '' ? undefined : ranges[Number(path)]
        onNarrow(range && priceCondition(range))
      }}
    >
      <option value="">{t('shop.anyPrice')}</option>
      {ranges.map((range, index) => (
        <option key={index} value={index}>
          {textOf(range)}
        </option>
      ))}
    </Select>
  )
}
