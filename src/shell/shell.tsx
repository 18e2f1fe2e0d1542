import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Header } from './header'
import { Navigation } from './navigation'

/** The frame of the dashboard: the navigation, the head, and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const main = useFocusOfPage()
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <div className="shell-side">
        <Navigation />
      </div>
      <Header />
      <main className="shell-main" id="content" tabIndex={-1} ref={main}>
        {children}
      </main>
    </div>
  )
}

/** After a change of the page, the keyboard goes on from the page and not from what is gone. */
function useFocusOfPage() {
  const { pathname } = useLocation()
  const action = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A redirect is no step of the person.
    if (action === 'REPLACE') return
    // Back and Forward lead to where one was, which the browser knows.
    if (action !== 'POP') window.scrollTo(0, 0)
    if (document.activeElement === document.body || !document.activeElement?.closest('main'))
      main.current?.focus({ preventScroll: true })
  }, [pathname, action])
  return main
}
