import { lazy, Suspense, useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { useSettings } from '#base/settings'
import { PartBoundary } from '#shell/parts/part-boundary'
import { formatDay } from '#base/format/intl'
import { mostEvents } from '#screens/list-model/state/calendar-request'
import { firstDayOf, spanAt } from '#screens/list-model/state/calendar-place'
import type { ListModel } from '#screens/list-model/use-list-model'
import { CalendarBones } from './calendar-bones'
import { CalendarToolbar } from './calendar-toolbar'
import styles from './calendar.module.css'
import { DrawnCalendar } from './drawn-calendar'
import { eventOf, singles, type Occurrence } from './events'
import { spanAfterKey } from './keys'
import { useShownKeys } from './use-shown-keys'
import { isOfDays, knowsWholeDays, type Span } from './spans'
import { titleWords } from './title-words'
import { useFocusKept } from './use-focus-kept'
import { useMoves } from './use-moves'
import { useOccurrences } from './use-occurrences'
import { usePlace } from './use-place'
import { pause, usePlacing } from './use-placing'

// What draws a calendar without a list comes from here too: there is one script of it.
export { DrawnCalendar, eventOf, singles }

const EventDialog = lazy(() => import('./event-dialog').then((module) => ({ default: module.EventDialog })))
const NewEvent = lazy(() => import('./new-event').then((module) => ({ default: module.NewEvent })))

/** The list by its days: a month, a week, a day, or an agenda of what comes. Only the days on screen are read. */
export function Calendar({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { themeDirection } = useSettings()
  const { resource, found, around } = model
  const [place, today, go] = usePlace(resource)
  const firstDay = firstDayOf(around.locale)
  const days = useMemo(() => spanAt(place, firstDay), [place, firstDay])
  const { shown, place: put } = usePlacing(resource, found.rows)
  const occurrences = useOccurrences(resource, shown, days)
  const events = useMemo(() => occurrences.map((one) => eventOf(resource, one)), [resource, occurrences])
  const { move, announced, question } = useMoves(resource, put)
  const [opened, open] = useState<string>()
  const [chosen, choose] = useState<Span>()
  const knowsDays = isOfDays(resource) || knowsWholeDays(resource)
  const mayCreate = useCan(resource.name, 'create')
  const { ref, follow } = useFocusKept(events)
  useShownKeys()

  const occurrenceAt = (id: string | undefined): Occurrence | undefined =>
    id === undefined ? undefined : occurrences[events.findIndex((event) => event.id === id)]
  // What is moved while it is open stands at another time then.
  const shownNow = occurrenceAt(opened) ?? occurrences.find(({ row }) => opened?.startsWith(`${row.id} `))

  const hear = (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-occurrence]')?.dataset['occurrence']
    const occurrence = occurrenceAt(id)
    if (!occurrence?.row._can.includes('update')) return
    const inWeeks = place.mode === 'month' || isOfDays(resource)
    const next = spanAfterKey(occurrence.span, event, { isRtl: themeDirection === 'rtl', inWeeks })
    if (!next) return
    event.preventDefault()
    follow(occurrence.row.id)
    move(occurrence, next, pause)
  }
  const onTheDay = (day: string): Span =>
    isOfDays(resource)
      ? { allDay: true, start: day, end: day }
      : { allDay: false, start: hourOf(day, 9), end: hourOf(day, 10) }
  const chooseSpan = (span: Span) => choose(span.allDay && !knowsDays ? onTheDay(span.start) : span)
  const name = labels.resource(resource, 1)
  return (
    // The events inside take the keys; here they are only heard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={styles.calendar}
      aria-label={t('calendar.label', { resources: labels.resource(resource) })}
      aria-busy={found.stale || found.rows === undefined}
      onKeyDown={hear}
    >
      <CalendarToolbar
        {...{ place, today }}
        title={titleWords(place, days, around.locale)}
        newName={t('calendar.newOn', { resource: name, day: formatDay(place.date, around.locale) })}
        onGo={go}
        onNew={mayCreate ? () => choose(onTheDay(place.date)) : undefined}
      />
      <Words announced={announced} isCapped={found.total > mostEvents} />
      {/* Empty it would be lower, and grow under the pointer. */}
      {found.rows === undefined ? (
        <CalendarBones label={labels.resource(resource)} />
      ) : (
        <DrawnCalendar
          {...{ resource, place, days, events, firstDay }}
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
      <PartBoundary onFailure={() => [open(undefined), choose(undefined)]}>
        <Suspense>
          {shownNow && (
            <EventDialog
              resource={resource}
              occurrence={shownNow}
              onPlace={(occurrence, span) => move(occurrence, span, pause)}
              onClose={() => open(undefined)}
            />
          )}
          {chosen && <NewEvent resource={resource} span={chosen} onClose={() => choose(undefined)} />}
        </Suspense>
      </PartBoundary>
    </section>
  )
}

/** What is said of a calendar beside what it shows. */
function Words({ announced, isCapped }: { readonly announced: string; readonly isCapped: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="visually-hidden">{t('calendar.keys')}</p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {isCapped && <p className={styles.note}>{t('calendar.capped', { limit: mostEvents })}</p>}
    </>
  )
}

/** An hour of a day here, as an instant. */
const hourOf = (day: string, hour: number): string =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()
