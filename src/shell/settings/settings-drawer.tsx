import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons'
import { rightToLeft } from '../theme/right-to-left'
import { ResetButton } from './reset-button'
import { SettingsSections } from './settings-sections'
import './settings-drawer.css'

/** The settings in a drawer; they take effect at once. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    rightToLeft.prefetch()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="settings-drawer"
      aria-labelledby="settings-title"
      closedby="any"
      onClose={onClose}
    >
      <header className="settings-head">
        <h2 id="settings-title">{t('settings.title')}</h2>
        <ResetButton />
        <button
          type="button"
          className="icon-button"
          aria-label={t('common.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={20} />
        </button>
      </header>
      <div className="settings-body">
        <SettingsSections />
      </div>
    </dialog>
  )
}
