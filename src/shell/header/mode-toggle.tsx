import { useTranslation } from 'react-i18next'
import { changeSetting, useSettings } from '#base/settings'
import { Icon } from '../icons'

export function ModeToggle() {
  const { t } = useTranslation()
  const other = useSettings().themeMode === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(other === 'light' ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => changeSetting('themeMode', other)}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  )
}
