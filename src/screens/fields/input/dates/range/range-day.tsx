import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { DayRange } from './range-choice'
import styles from './range-popover.module.css'

interface ShownRange {
  readonly range: DayRange | undefined
  /** Called with the day that the pointer or the focus is on. */
  readonly onReach: (day: string) => void
}

/** The range that the days of a calendar show. */
export const RangeContext = createContext<ShownRange>({ range: undefined, onReach: () => undefined })

/** A day of a calendar that shows whether it is inside a range, and whether it is an end of it. */
export function RangeDay(props: PickersDayProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { range, onReach } = use(RangeContext)
  const day = props.day.format('YYYY-MM-DD')
  const [isFirst, isLast] = [day === range?.from, day === range?.to]
  const isInside = range !== undefined && day >= range.from && day <= range.to
  const text = formatDay(day, locale)
  const name = isFirst ? t('pickers.firstDay', { day: text }) : t('pickers.lastDay', { day: text })
  return (
    <PickersDay
      {...props}
      className={isInside && !props.outsideCurrentMonth ? styles.inside : ''}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      aria-label={isFirst || isLast ? name : text}
      aria-selected={isInside}
      selected={isFirst || isLast}
      onFocus={(event, focused) => {
        onReach(day)
        props.onFocus?.(event, focused)
      }}
      onMouseEnter={(event, pointed) => {
        onReach(day)
        props.onMouseEnter?.(event, pointed)
      }}
    />
  )
}
