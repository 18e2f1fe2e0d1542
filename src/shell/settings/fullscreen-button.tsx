import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { Icon } from '../icons'

/** Toggles fullscreen mode. Shows a message if the browser refuses. */
export function toggleFullscreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Whether the page is in fullscreen mode. */
export const useIsFullscreen = (): boolean =>
  useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement))

/** Toggles fullscreen mode; renders nothing if the browser does not support it. */
export function FullscreenButton() {
  const { t } = useTranslation()
  const isFullscreen = useIsFullscreen()
  if (!document.fullscreenEnabled) return null
  return (
    <button type="button" className="button large" onClick={toggleFullscreen}>
      <Icon name={isFullscreen ? 'arrows-in' : 'arrows-out'} size={20} />
      {t(isFullscreen ? 'settings.exitFullscreen' : 'settings.fullscreen')}
    </button>
  )
}
