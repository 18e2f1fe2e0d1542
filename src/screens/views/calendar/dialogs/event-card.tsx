import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { metaFields } from '#define/values'
import { useLocale } from '#base/format/use-locale'
import { localTimeZone } from '#base/format/local-time-zone'
import type { Row } from '#providers/data/answers'
import { AttendanceSection } from '#screens/attendance/lazy-attendance'
import { FieldValue } from '#screens/fields/field-value'
import { isEmpty } from '#screens/fields/text/format'
import { RecordFields } from '#screens/show/record-fields'
import { Icon } from '#shell/icons'
import type { Calendars } from '../calendars/use-calendars'
import type { Occurrence } from '../events'
import { calendarOf } from '#screens/spans/spans'
import { spanText } from '#screens/spans/span-text'
import styles from './event-dialog.module.css'

interface EventCardProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly occurrence: Occurrence
}

/** What a record of the calendar is about: its time, how it repeats, its calendar, and its other values. */
export function EventCard({ resource, calendars, occurrence: { row, span, at } }: EventCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { recurrence } = calendarOf(resource)
  const calendar = calendars.calendars.find(({ id }) => id === row[calendars.field ?? ''])
  return (
    <div className={styles.card}>
      <p className={styles.when} role="status">
        <Icon name="clock" size={18} />
        <span>{spanText(span, locale)}</span>
      </p>
      {at !== undefined && recurrence !== undefined && (
        <p className={styles.line}>
          <Icon name="arrows-clockwise" size={18} />
          {isEmpty(row[recurrence]) ? (
            t('calendar.repeats')
          ) : (
            <FieldValue resource={resource} name={recurrence} row={row} />
          )}
        </p>
      )}
      {calendar && (
        <p className={styles.line}>
          <span className={styles.dot} style={{ background: calendar.color }} />
          <span dir="auto">{calendar.name}</span>
        </p>
      )}
      <Suspense>
        <AttendanceSection resource={resource} row={row} at={at} isPlain />
      </Suspense>
      <RecordFields resource={resource} row={row} isWanted={isShownBeside(resource, row)} />
    </div>
  )
}

/** Fields that are not empty, and not shown above or by the calendar itself. */
function isShownBeside(resource: AnyResource, row: Row) {
  const { start, end, allDay, series, color, calendar, recurrence, timezone, invitations } =
    calendarOf(resource)
  const isElsewhere = timezone !== undefined && row[timezone] !== localTimeZone()
  const hidden = [
    ...[start, end, allDay, color, calendar, recurrence, isElsewhere ? undefined : timezone],
    ...[series?.excluded, series?.added, ...Object.values(invitations ?? {})],
    ...metaFields,
  ]
  return (name: string) => !hidden.includes(name) && !isEmpty(row[name])
}
