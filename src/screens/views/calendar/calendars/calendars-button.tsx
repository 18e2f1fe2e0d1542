import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { Icon } from '#shell/icons'
import { PartBoundary } from '#shell/parts/part-boundary'
import styles from './calendars-button.module.css'
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
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const label = t('scheduling.calendars')
  return (
    <>
      <button
        type="button"
        className={`button ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="list-bullets" size={16} />
        <span>{label}</span>
      </button>
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
