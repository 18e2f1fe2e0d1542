import { useTranslation } from 'react-i18next'
import { changeSetting, useSettings } from '#base/settings'
import { Icon } from '../icons'

/** Toggles between the full and the narrow navigation, at the edge between navigation and page. */
export function LayoutToggle() {
  const { t } = useTranslation()
  const isMini = useSettings().themeLayout === 'mini'
  return (
    <button
      type="button"
      className="layout-toggle"
      aria-label={t(isMini ? 'shell.widenNavigation' : 'shell.narrowNavigation')}
      onClick={() => changeSetting('themeLayout', isMini ? 'vertical' : 'mini')}
    >
      <Icon name={isMini ? 'caret-right' : 'caret-left'} size={14} />
    </button>
  )
}
