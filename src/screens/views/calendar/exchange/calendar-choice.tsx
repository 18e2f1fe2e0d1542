import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import type { OneCalendar } from '../calendars/use-calendars'
import styles from './exchange.module.css'

interface CalendarChoiceProps {
  readonly calendars: readonly OneCalendar[]
  /** The label of the choice of no calendar; without it, a calendar must be chosen. */
  readonly none?: string
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Chooses one of the user's calendars. */
export function CalendarChoice({ calendars, none, value, onChange }: CalendarChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const options = [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...calendars.map((calendar) => ({ value: calendar.id, label: calendar.name, swatch: calendar.color })),
  ]
  return (
    <div className={styles.field}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {t('exchange.calendar')}
      </label>
      <Select id={id} options={options} value={value} onChange={onChange} />
    </div>
  )
}
