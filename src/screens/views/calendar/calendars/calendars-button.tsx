import { lazy, Suspense, useState } from 'react'
import type { AnyResource } from '#define'
import { PartBoundary } from '#shell/parts/part-boundary'
import { CalendarsOpener } from '../toolbar-buttons'
import type { Calendars } from './use-calendars'

const CalendarsPanel = lazy(() =>
  import('./calendars-panel').then((module) => ({ default: module.CalendarsPanel })),
)

interface CalendarsButtonProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
}

/** Opens the list of the user's calendars. */
export function CalendarsButton({ resource, calendars }: CalendarsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <CalendarsOpener isOpen={anchor !== undefined} onOpen={setAnchor} />
      {anchor && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <CalendarsPanel resource={resource} calendars={calendars} anchor={anchor} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
