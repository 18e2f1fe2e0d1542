import { useTranslation } from 'react-i18next'
import { useSettings } from '#base/settings'
import { areDefault } from '#theme/settings'
import './changed-dot.css'

/** A red dot if any setting differs from its default. */
export function UnsavedDot() {
  const { t } = useTranslation()
  return areDefault(useSettings()) ? null : (
    <span className="changed-dot" role="img" aria-label={t('settings.changed')} />
  )
}
