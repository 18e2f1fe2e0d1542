import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayRange } from '#base/format/day-range'
import { useLocale } from '#base/format/use-locale'
import { RangeInput } from '#screens/fields/input/dates/range/range-input'
import { labelIdOf } from '#shell/parts/select/select-props'
import styles from './range-bar.module.css'
import { daysOf, presets, type Preset, type RangeState } from './range-state'
import { WidthOfTexts } from './width-of-texts'

interface DaysInputProps {
  readonly range: RangeState
  readonly today: string
  readonly onChange: (next: Partial<RangeState>) => void
}

/** Each of them, because their names have different widths. */
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The days that all tiles show. */
export function DaysInput({ range, today, onChange }: DaysInputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const named = (Object.keys(presets) as Preset[]).map((preset) => ({
    label: t(`overview.presets.${preset}`),
    ...daysOf(preset, today),
  }))
  return (
    <div className={`${styles.field} ${styles.days}`}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {t('overview.range')}
      </label>
      <RangeInput
        id={id}
        label={t('overview.range')}
        value={range}
        presets={named}
        onChange={({ from, to }) => onChange({ from, to })}
      />
      <WidthOfTexts
        texts={months.map((month) => formatDayRange(`2027-${month}-28`, `2028-${month}-28`, locale))}
      />
    </div>
  )
}
