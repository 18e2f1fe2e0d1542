import { useTranslation } from 'react-i18next'
import { Select } from './select'
import type { NarrowProps } from './narrow-props'

const steps = [4, 3, 2]

/** A filter for a minimum number of stars. */
export function RatingSelect({ condition, onNarrow }: NarrowProps) {
  const { t } = useTranslation()
  const chosen = condition?.op === 'gte' ? String(condition.value) : ''
  return (
    <Select
      label={t('shop.rating')}
      value={chosen}
      onChoose={(stars) =>
        onNarrow(stars === '' ? undefined : { field: 'ratingAverage', op: 'gte', value: Number(stars) })
      }
    >
      <option value="">{t('shop.anyRating')}</option>
      {steps.map((stars) => (
        <option key={stars} value={stars}>
          {t('shop.atLeast', { stars })}
        </option>
      ))}
    </Select>
  )
}
