import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'

const SettingsDialog = lazy(() =>
  import('./settings-dialog').then((module) => ({ default: module.SettingsDialog })),
)

/** Opens the settings of mail. */
export function SettingsButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = t('mail.settings')
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        aria-haspopup="dialog"
        title={name}
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
