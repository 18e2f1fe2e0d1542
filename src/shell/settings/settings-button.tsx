import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'
import { Icon } from '../icons'
import { PartBoundary } from '../parts/part-boundary'
import { UnsavedDot } from './changed-dot'
import { isDrawerOffered } from './offered'
import './settings-button.css'

interface DrawerProps {
  readonly onClose: () => void
}
const drawer = lazyModule(() => withDeferredTexts(() => import('./settings-drawer')))

/** The floating button of the settings drawer; it is there only where the deployment offers the drawer. */
export const SettingsButton = () => (isDrawerOffered() ? <OfferedButton /> : null)

function OfferedButton() {
  const { t } = useTranslation()
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const close = () => setDrawer(undefined)
  const open = () =>
    drawer.load().then(
      ({ SettingsDrawer }) => setDrawer(() => SettingsDrawer),
      (error: unknown) => {
        drawer.forgetFailure()
        notify({ message: messageOf(error), variant: 'error' })
      },
    )
  return (
    <>
      <button
        type="button"
        className="settings-button"
        aria-haspopup="dialog"
        aria-label={t('settings.open')}
        onPointerEnter={drawer.prefetch}
        onFocus={drawer.prefetch}
        onClick={() => void open()}
      >
        <Icon name="gear" />
        <UnsavedDot />
      </button>
      {Drawer && (
        <PartBoundary onFailure={close}>
          <Drawer onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
