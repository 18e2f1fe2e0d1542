import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { localDay } from '#base/format/days'
import { recordPath, titleOf } from '#base/format/record-path'
import { useLocale } from '#base/format/use-locale'
import { FieldValue } from '../fields/field-value'
import { isEmpty } from '../fields/text/format'
import { useListRows } from '../list-model/use-list-rows'
import { RowActions } from '../moves/row-actions'
import { RowVerbsProvider } from '../moves/row-verbs'
import { useRules } from '../series/use-rules'
import { spanText } from '../spans/span-text'
import { calendarOf } from '../spans/spans'
import { byTime, type Timed } from './by-time'
import { RelatedFrame, shown, type RelatedListProps } from './related-frame'
import styles from './related.module.css'
import { timeRequests } from './time-requests'

/** The records that refer to one, with the time of each: upcoming ones first, and then what is over. */
export function RelatedTimes(props: RelatedListProps) {
  const { resource, field, to } = props
  const { t } = useTranslation()
  const [now] = useState(() => new Date())
  const found = useTimes(resource, field, to.id, now)
  const { loaded: rules } = useRules(calendarOf(resource).recurrence !== undefined)
  const { upcoming, past } = useMemo(
    () => byTime(resource, found.rows ?? [], now, rules),
    [resource, found.rows, now, rules],
  )
  const next = upcoming.slice(0, shown)
  const last = past.slice(0, shown - next.length)
  return (
    <RelatedFrame {...props} found={found}>
      <RowVerbsProvider resource={resource}>
        {next.length > 0 && <Times resource={resource} label={t('scheduling.upcoming')} items={next} />}
        {last.length > 0 && <Times resource={resource} label={t('scheduling.past')} items={last} />}
      </RowVerbsProvider>
    </RelatedFrame>
  )
}

/** All records that refer to one, as far as they are read. */
function useTimes(resource: AnyResource, field: string, id: string, now: Date) {
  const today = localDay(now)
  const requests = useMemo(() => timeRequests(resource, field, id, today), [resource, field, id, today])
  const upcoming = useListRows(resource, requests.upcoming)
  const past = useListRows(resource, requests.past)
  // Where nothing repeats this is the same request as before, which is sent once.
  const repeating = useListRows(resource, requests.repeating ?? requests.upcoming)
  const parts = requests.repeating ? [upcoming, repeating, past] : [upcoming, past]
  const areRead = parts.every(({ rows }) => rows !== undefined)
  const [first, second, third] = [upcoming.rows, past.rows, requests.repeating && repeating.rows]
  const rows = useMemo(
    () => (areRead ? [first, second, third].flatMap((some) => some ?? []) : undefined),
    [areRead, first, second, third],
  )
  return {
    rows,
    total: parts.reduce((sum, { total }) => sum + total, 0),
    error: parts.find(({ error }) => error !== undefined)?.error,
    isOutdated: parts.some(({ isOutdated }) => isOutdated),
    readAgain: () => parts.forEach(({ readAgain }) => readAgain()),
  }
}

interface TimesProps {
  readonly resource: AnyResource
  readonly label: string
  readonly items: readonly Timed[]
}

function Times({ resource, label, items }: TimesProps) {
  const locale = useLocale()
  const { recurrence } = calendarOf(resource)
  return (
    <section aria-label={label} className={styles.group}>
      <h3>{label}</h3>
      <ul className={styles.times}>
        {items.map(({ row, span }) => (
          <li key={row.id}>
            <Link to={recordPath(resource, 'show', row)} className={styles.title} dir="auto">
              {titleOf(resource, row)}
            </Link>
            <span className={styles.when}>
              {spanText(span, locale)}
              {recurrence !== undefined && !isEmpty(row[recurrence]) && (
                <small>
                  <FieldValue resource={resource} name={recurrence} row={row} />
                </small>
              )}
            </span>
            <span className={styles.actions}>
              <RowActions row={row} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
