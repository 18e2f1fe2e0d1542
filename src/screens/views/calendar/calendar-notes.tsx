import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { Row } from '#providers/data/answers'
import { maxEvents } from '#screens/list-model/state/calendar-request'
import styles from './calendar.module.css'
import { missingFrom } from './missing-from'

/** Hints and announcements for screen readers. */
export function CalendarHints({ announced }: { readonly announced: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="visually-hidden">{t('calendar.keys')}</p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  )
}

/** The note that not all events are shown, and from which day on some are missing. */
export function CappedNote({
  resource,
  rows,
}: {
  readonly resource: AnyResource
  readonly rows: readonly Row[]
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const limit = maxEvents.toLocaleString(locale)
  const last = missingFrom(resource, rows)
  const text = last
    ? t('calendar.cappedFrom', { limit, day: formatDay(last, locale) })
    : t('calendar.capped', { limit })
  return <p className={styles.note}>{text}</p>
}
