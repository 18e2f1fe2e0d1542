import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useSettings } from '../base/settings'
import { Header } from './header/header'
import { HorizontalNavigation, MiniNavigation, Navigation } from './navigation/navigation'
import { ListLinksSource } from './navigation/list-links-source'
import { LayoutToggle } from './navigation/layout-toggle'
import { LaterShortcuts } from './shortcuts/later-shortcuts'
import { SettingsButton } from './settings/settings-button'
import { ViewAs } from './view-as/view-as'
import { BackgroundParts } from './background-parts'
import { useScrolled } from './parts/use-scrolled'

/** The layout of the dashboard: the navigation in one of its three layouts, the header, and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { themeLayout } = useSettings()
  const main = useFocusOfPage()
  // No page is printed before it is shown.
  useEffect(() => void import('./print.css'), [])
  const [top, isScrolled] = useScrolled()
  return (
    <div className="shell" data-scrolled={isScrolled}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <span ref={top} className="shell-top" />
      <Header />
      {themeLayout === 'horizontal' ? (
        <HorizontalNavigation />
      ) : (
        <div className="shell-side">
          <LayoutToggle />
          <div className="shell-side-scroll">
            {themeLayout === 'mini' ? <MiniNavigation /> : <Navigation />}
          </div>
        </div>
      )}
      <main className="shell-main" id="content" tabIndex={-1} ref={main}>
        {children}
      </main>
      <SettingsButton />
      <LaterShortcuts />
      <ViewAs />
      <ListLinksSource />
      <BackgroundParts />
    </div>
  )
}

/** After a navigation the focus moves to the page, if the focused element is gone. */
function useFocusOfPage() {
  const { pathname } = useLocation()
  const action = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A redirect is not a navigation by the user.
    if (action === 'REPLACE') return
    // For Back and Forward the browser restores the scroll position.
    if (action !== 'POP') window.scrollTo(0, 0)
    if (document.activeElement === document.body || !document.activeElement?.closest('main'))
      main.current?.focus({ preventScroll: true })
  }, [pathname, action])
  return main
}
