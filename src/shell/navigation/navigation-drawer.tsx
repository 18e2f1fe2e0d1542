import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons'
import { Navigation } from './navigation'
import './navigation-drawer.css'

/** The navigation on narrow screens: opened by a button, over the page, until a page is chosen. */
export function NavigationDrawer() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => drawer.current?.close(), [pathname])
  return (
    <>
      <button
        type="button"
        className="icon-button open-nav"
        aria-label={t('shell.openNavigation')}
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="list" />
      </button>
      <dialog ref={drawer} className="nav-drawer" aria-label={t('shell.navigation')} closedby="any">
        <form method="dialog">
          <button className="icon-button nav-drawer-close" aria-label={t('common.close')}>
            <Icon name="x" />
          </button>
        </form>
        <Navigation />
      </dialog>
    </>
  )
}
