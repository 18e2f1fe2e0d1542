import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { Select } from '#shell/parts/select/select'
import type { Calendars } from '../calendars/use-calendars'
import styles from './quick-event.module.css'

interface CalendarSelectProps {
  readonly calendars: Calendars['calendars']
  readonly name: string
  readonly resource: AnyResource
}

/** Chooses one of the user's calendars, each with its colour. */
export function CalendarSelect({ calendars, name, resource }: CalendarSelectProps) {
  const { t } = useTranslation()
  const id = useId()
  const label = useLabels().field(resource, name)
  const { field, fieldState } = useController({ name })
  const options = [
    { value: '', label: t('scheduling.withoutCalendar') },
    ...calendars.map((calendar) => ({ value: calendar.id, label: calendar.name, swatch: calendar.color })),
  ]
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        label={label}
        options={options}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(value) => field.onChange(value === '' ? null : value)}
        onBlur={field.onBlur}
        isInvalid={fieldState.error !== undefined}
        describedBy={fieldState.error && `${id}-error`}
      />
      {fieldState.error && (
        <p id={`${id}-error`} className={styles.error}>
          {fieldState.error.message}
        </p>
      )}
    </div>
  )
}
