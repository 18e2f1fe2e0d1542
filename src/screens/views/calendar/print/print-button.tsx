import { useTranslation } from 'react-i18next'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { Icon } from '#shell/icons'
import './print.css'

/** Prints the visible days. */
export function PrintButton() {
  const { t } = useTranslation()
  const label = t('scheduling.print')
  // On a phone it is in the menu of the calendar.
  if (useMedia(narrowScreen)) return null
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => globalThis.print()}
    >
      <Icon name="printer" size={18} />
    </button>
  )
}
