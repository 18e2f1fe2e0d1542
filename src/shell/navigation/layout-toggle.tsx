import { useTranslation } from 'react-i18next'
import { changeSetting, useSettings } from '#base/settings'
import { Icon } from '../icons'

/** Switches between the navigation with names and the narrow one, at the edge between it and the page. */
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
