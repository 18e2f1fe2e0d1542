import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import { useCan } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { useSettings } from '#base/settings'
import { PartBoundary } from '#shell/parts/part-boundary'
import { formatDay } from '#base/format/intl'
import { maxEvents } from '#screens/list-model/state/calendar-request'
import { firstDayOf, spanAt } from '#screens/list-model/state/calendar-state'
import type { AnyResource } from '#define'
import type { ListModel } from '#screens/list-model/use-list-model'
import { CalendarBones } from './calendar-bones'
import { CalendarToolbar } from './calendar-toolbar'
import styles from './calendar.module.css'
import { CalendarGrid } from './calendar-grid'
import { eventOf, keyOf, singles, type Occurrence } from './events'
import { spanAfterKey } from './keys'
import { useShownKeys } from './use-shown-keys'
import { useUndoKey } from './use-undo-key'
import type { Row } from '#providers/data/answers'
import { useLocale } from '#base/format/use-locale'
import { missingFrom } from './missing-from'
import { isOfDays, knowsWholeDays, type Span } from './spans'
import { periodTitle } from './period-title'
import { useKeepFocus } from './use-keep-focus'
import { useMoves } from './use-moves'
import { useOccurrences } from './use-occurrences'
import { useCalendarState } from './use-calendar-state'
import { pause, useOptimisticPlacement } from './use-optimistic-placement'

// Also exported for calendars without a list, so that there is only one chunk.
export { CalendarGrid, eventOf, singles }

const EventDialog = lazy(() =>
  import('./dialogs/event-dialog').then((module) => ({ default: module.EventDialog })),
)
const NewEvent = lazy(() => import('./dialogs/new-event').then((module) => ({ default: module.NewEvent })))

/** The list as a calendar: month, week, day or agenda. Only records of the visible days are loaded. */
export function Calendar({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { themeDirection } = useSettings()
  const { resource, found, around } = model
  const [calendar, today, go] = useCalendarState(resource)
  const firstDay = firstDayOf(around.locale)
  const days = useMemo(() => spanAt(calendar, firstDay), [calendar, firstDay])
  const { shown, reschedule: put } = useOptimisticPlacement(resource, found.rows)
  const read = useOccurrences(resource, shown, days)
  const [opened, open] = useState<string>()
  const followed = useRef<string>(undefined)
  const handleMoved = (before: string, after: string) => {
    followed.current = after
    open((key) => (key === before ? after : key))
  }
  const { shown: occurrences, move, announced, question } = useMoves(resource, read, put, handleMoved)
  const events = useMemo(() => occurrences.map((item) => eventOf(resource, item)), [resource, occurrences])
  const [chosen, choose] = useState<Span>()
  const knowsDays = isOfDays(resource) || knowsWholeDays(resource)
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  const ref = useKeepFocus(events, followed)
  useShownKeys()
  useUndoKey()

  const occurrenceAt = (id: string | undefined): Occurrence | undefined =>
    id === undefined ? undefined : occurrences[events.findIndex((event) => event.id === id)]
  const shownNow = occurrenceAt(opened)

  const handleKeydown = (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-occurrence]')?.dataset['occurrence']
    const occurrence = occurrenceAt(id)
    if (!occurrence || !canOnRow(occurrence.row, 'update')) return
    const inWeeks = calendar.mode === 'month' || isOfDays(resource)
    const next = spanAfterKey(occurrence.span, event, { isRtl: themeDirection === 'rtl', inWeeks })
    if (!next) return
    event.preventDefault()
    followed.current = keyOf(occurrence)
    move(occurrence, next, pause)
  }
  const onTheDay = (day: string): Span => newSpanOn(resource, day)
  const chooseSpan = (span: Span) => choose(span.allDay && !knowsDays ? onTheDay(span.start) : span)
  const name = labels.resource(resource, 1)
  return (
    // The events inside handle the focus; key presses bubble to this element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={styles.calendar}
      aria-label={t('calendar.label', { resources: labels.resource(resource) })}
      aria-busy={found.stale || found.rows === undefined}
      onKeyDown={handleKeydown}
    >
      <CalendarToolbar
        calendar={calendar}
        today={today}
        title={periodTitle(calendar, days, around.locale)}
        newName={t('calendar.newOn', { resource: name, day: formatDay(calendar.date, around.locale) })}
        onGo={go}
        onNew={mayCreate ? () => choose(onTheDay(calendar.date)) : undefined}
      />
      <Words announced={announced} />
      {found.total > maxEvents && <CappedNote resource={resource} rows={found.rows ?? []} />}
      {/* Without a placeholder the calendar would be lower and grow under the pointer. */}
      {found.rows === undefined ? (
        <CalendarBones label={labels.resource(resource)} />
      ) : (
        <CalendarGrid
          resource={resource}
          calendar={calendar}
          events={events}
          firstDay={firstDay}
          locale={around.locale}
          direction={themeDirection}
          onOpen={open}
          onChoose={mayCreate ? chooseSpan : undefined}
          onMove={(id, span) => {
            const occurrence = occurrenceAt(id)
            if (occurrence) move(occurrence, span)
          }}
          onDay={(date) => go({ mode: 'day', date })}
        />
      )}
      {question}
      <Dialogs
        resource={resource}
        opened={shownNow}
        chosen={chosen}
        onMove={move}
        onClose={() => [open(undefined), choose(undefined)]}
      />
    </section>
  )
}

interface DialogsProps {
  readonly resource: AnyResource
  readonly opened: Occurrence | undefined
  /** The time of a new event. */
  readonly chosen: Span | undefined
  readonly onMove: (occurrence: Occurrence, span: Span, wait: number) => void
  readonly onClose: () => void
}

/** The opened event, and the form for a new one. */
const Dialogs = ({ resource, opened, chosen, onMove, onClose }: DialogsProps) => (
  <PartBoundary onFailure={onClose}>
    <Suspense>
      {opened && (
        <EventDialog
          resource={resource}
          occurrence={opened}
          onMove={(occurrence, span) => onMove(occurrence, span, pause)}
          onClose={onClose}
        />
      )}
      {chosen && <NewEvent resource={resource} span={chosen} onClose={onClose} />}
    </Suspense>
  </PartBoundary>
)

/** Hints and announcements for screen readers. */
function Words({ announced }: { readonly announced: string }) {
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
function CappedNote({ resource, rows }: { readonly resource: AnyResource; readonly rows: readonly Row[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const limit = maxEvents.toLocaleString(locale)
  const last = missingFrom(resource, rows)
  const text = last
    ? t('calendar.cappedFrom', { limit, day: formatDay(last, locale) })
    : t('calendar.capped', { limit })
  return <p className={styles.note}>{text}</p>
}

/** The span of a new event on a day: the whole day, or an hour of the morning. */
const newSpanOn = (resource: AnyResource, day: string): Span =>
  isOfDays(resource)
    ? { allDay: true, start: day, end: day }
    : { allDay: false, start: hourOf(day, 9), end: hourOf(day, 10) }

/** An hour of a local day as an instant. */
const hourOf = (day: string, hour: number): string =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()
