import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { useSettings } from '#base/settings'
import { formatDay } from '#base/format/intl'
import type { ListModel } from '#screens/list-model/use-list-model'
import { CalendarBones } from './calendar-bones'
import { CalendarHints, CappedNote } from './calendar-notes'
import { CalendarToolbar } from './calendar-toolbar'
import styles from './calendar.module.css'
import { CalendarGrid } from './calendar-grid'
import { useCalendarSettings } from './calendars/calendar-settings'
import { CalendarsButton } from './calendars/calendars-button'
import { CalendarDialogs } from './dialogs/calendar-dialogs'
import { eventOf, singles } from './events'
import { ExchangeButton } from './exchange/exchange-button'
import { pointBelow } from './grid/anchors'
import { TimeChooser } from './grid/time-chooser'
import { PrintButton } from './print/print-button'
import { periodTitle } from './period-title'
import { useCalendar } from './use-calendar'

// Also exported for calendars without a list, so that there is only one chunk.
export { CalendarGrid, eventOf, singles }

/** The list as a calendar: month, week, days or agenda. Only records of the visible days are loaded. */
export function Calendar({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { themeDirection } = useSettings()
  const { resource, found, around } = model
  const { ref, handleKeydown, ...shown } = useCalendar(model)
  const { calendar, calendars, days, mayCreate, occurrenceAt } = shown
  const { move, announced, question } = shown.moves
  const [{ zone }] = useCalendarSettings(resource.name)
  const name = labels.resource(resource, 1)
  const hasEvents = useHasEvents(shown.rows !== undefined && !shown.isAwaited)
  return (
    // The events inside handle the focus; key presses bubble to this element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      data-calendar
      className={styles.calendar}
      aria-label={t('calendar.label', { resources: labels.resource(resource) })}
      aria-busy={found.stale || found.rows === undefined || !shown.isComplete || shown.isAwaited}
      onKeyDown={handleKeydown}
    >
      <CalendarToolbar
        calendar={calendar}
        today={shown.today}
        title={periodTitle(calendar, days, around.locale)}
        newName={t('calendar.newOn', { resource: name, day: formatDay(calendar.date, around.locale) })}
        onGo={shown.go}
        onNew={mayCreate ? (button) => shown.chooseOn(calendar.date, pointBelow(button)) : undefined}
      >
        {calendars.target && <CalendarsButton resource={resource} calendars={calendars} />}
        <PrintButton />
        <ExchangeButton resource={resource} calendars={calendars} mayCreate={mayCreate} />
      </CalendarToolbar>
      <CalendarHints announced={announced} />
      {shown.isCapped && <CappedNote resource={resource} rows={shown.rows ?? []} />}
      {mayCreate && <TimeChooser {...shown.chooser} />}
      {/* Without a placeholder the calendar would be lower and grow under the pointer. */}
      {found.rows === undefined || !hasEvents ? (
        <CalendarBones label={labels.resource(resource)} mode={calendar.mode} />
      ) : (
        <CalendarGrid
          resource={resource}
          calendar={calendar}
          events={shown.events}
          firstDay={shown.firstDay}
          locale={around.locale}
          direction={themeDirection}
          cursor={shown.chooser.cursor}
          zone={zone}
          few={shown.few}
          onOpen={shown.dialog.open}
          onChoose={mayCreate ? shown.choose : undefined}
          onMove={(id, span) => {
            const occurrence = occurrenceAt(id)
            if (occurrence) move(occurrence, span)
          }}
          onDay={(date) => shown.go({ mode: 'day', date })}
        />
      )}
      {question}
      <CalendarDialogs
        resource={resource}
        calendars={calendars}
        opened={shown.dialog.opened}
        isListed={shown.dialog.isListed}
        creating={shown.creating}
        onMove={move}
        onClose={() => shown.dialog.open(undefined)}
      />
    </section>
  )
}

/**
 * Whether the first events are known, once they were: the agenda would move if recurring events followed the others.
 */
function useHasEvents(areKnown: boolean): boolean {
  const [hasEvents, setEvents] = useState(areKnown)
  if (areKnown && !hasEvents) setEvents(true)
  return hasEvents || areKnown
}
