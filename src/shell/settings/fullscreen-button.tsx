import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { Icon } from '../icons'

/** Fills the screen with the page, or gives the screen back. Says so where the browser refuses. */
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

/** Whether the page fills the screen. */
export const useIsFullscreen = (): boolean =>
  useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement))

/** The button that does it; there is none where the browser cannot. */
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
