import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { PartBoundary } from '#shell/parts/part-boundary'

const ChannelsDialog = lazy(() =>
  import('./channels-dialog').then((module) => ({ default: module.ChannelsDialog })),
)

/** Opens the list of all channels. */
export function ChannelsButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('chat.channels')}
        title={t('chat.channels')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="hash" size={20} />
      </button>
      {isOpen && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <ChannelsDialog onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
