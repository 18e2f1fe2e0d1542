import { lazy, Suspense } from 'react'
import type { AnyResource } from '#define'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { Calendars } from '../calendars/use-calendars'
import type { Occurrence } from '../events'
import type { Span } from '#screens/spans/spans'
import { pause } from '../moves/use-optimistic-placement'
import type { useNewEvent } from '../use-new-event'

const EventDialog = lazy(() => import('./event-dialog').then((module) => ({ default: module.EventDialog })))
const NewEvent = lazy(() => import('./new-event').then((module) => ({ default: module.NewEvent })))

interface DialogsProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly opened: Occurrence | undefined
  /** Whether the opened event is still among those of the calendar. */
  readonly isListed: boolean
  readonly creating: ReturnType<typeof useNewEvent>
  readonly onMove: (occurrence: Occurrence, span: Span, wait: number) => void
  readonly onClose: () => void
}

/** The opened event, and the form for a new one. */
export const CalendarDialogs = ({
  resource,
  calendars,
  opened,
  isListed,
  creating,
  onMove,
  onClose,
}: DialogsProps) => (
  <PartBoundary
    onFailure={() => {
      onClose()
      creating.close()
    }}
  >
    <Suspense>
      {opened && (
        <EventDialog
          resource={resource}
          calendars={calendars}
          occurrence={opened}
          isListed={isListed}
          onMove={(occurrence, span) => onMove(occurrence, span, pause)}
          onClose={onClose}
        />
      )}
      {creating.chosen && (
        <NewEvent
          resource={resource}
          chosen={creating.chosen}
          calendars={calendars}
          onDraft={creating.show}
          onSaved={(row) => void creating.saved(row)}
          onClose={creating.close}
        />
      )}
    </Suspense>
  </PartBoundary>
)
