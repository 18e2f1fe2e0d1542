import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import './print.css'

/** Prints the visible days. */
export function PrintButton() {
  const { t } = useTranslation()
  const label = t('scheduling.print')
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
