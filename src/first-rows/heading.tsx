import type { ReactNode } from 'react'
import { currentPage, t } from './page'

/** The heading of the page with its breadcrumbs; empty as long as it is not known whether the user may know the list. */
export function Heading({ actions, isKnown }: { actions?: ReactNode; isKnown: boolean }) {
  const { texts } = currentPage()
  if (!isKnown) return <div className="page-head" />
  const [title] = texts.resource
  return (
    <header className="page-head" data-of-area="true">
      <div className="page-heading">
        <h1>{title}</h1>
        <nav aria-label={t('shell.breadcrumbs')}>
          <ol className="breadcrumbs">
            <li>
              <a href="/dashboard/app">{t('shell.home')}</a>
            </li>
            {texts.group && (
              <li>
                <span>{texts.group}</span>
              </li>
            )}
            <li>
              <span aria-current="page">{title}</span>
            </li>
          </ol>
        </nav>
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
