import { useTranslation } from 'react-i18next'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { Icon } from '#shell/icons'
import styles from './calendars/calendars-button.module.css'

interface CalendarsOpenerProps {
  readonly isOpen: boolean
  readonly onOpen: (button: HTMLElement) => void
}

/** The button that opens the list of the calendars. */
export function CalendarsOpener({ isOpen, onOpen }: CalendarsOpenerProps) {
  const { t } = useTranslation()
  const label = t('scheduling.calendars')
  return (
    <button
      type="button"
      className={`button ${styles.button}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Icon name="list-bullets" size={16} />
      <span>{label}</span>
    </button>
  )
}

/** The button that prints the visible days. */
export function Printer({ onPrint }: { readonly onPrint: () => void }) {
  const { t } = useTranslation()
  const label = t('scheduling.print')
  // On a phone it is in the menu of the calendar.
  if (useMedia(narrowScreen)) return null
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onPrint}>
      <Icon name="printer" size={18} />
    </button>
  )
}
