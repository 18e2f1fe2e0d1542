import { useTranslation } from 'react-i18next'
import { resetSettings } from '#base/settings'
import { Hint } from '../parts/hint'
import { Icon } from '../icons'
import { UnsavedDot } from './changed-dot'

/** Resets all settings to their defaults; a red dot shows that some differ. */
export function ResetButton() {
  const { t } = useTranslation()
  return (
    <Hint text={t('settings.reset')}>
      <button type="button" className="icon-button" aria-label={t('settings.reset')} onClick={resetSettings}>
        <Icon name="arrow-counter-clockwise" size={20} />
        <UnsavedDot />
      </button>
    </Hint>
  )
}
