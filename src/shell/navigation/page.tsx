import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { useTitle } from '../parts/use-title'

interface PageProps {
  /** The `h1` and the window title. */
  readonly title: string
  readonly actions?: ReactNode
  /** The steps inside the area, with the current page as the last; the steps up to the area are added. */
  readonly steps?: readonly Crumb[]
  /** A work area: the header and the heading take one short line each, and the content the rest of the window. */
  readonly compact?: boolean
  readonly children?: ReactNode
}

/** The layout of every dashboard page: breadcrumbs, heading, actions and content. */
export function Page({ title, actions, steps = [], compact = false, children }: PageProps) {
  useTitle(title)
  return (
    <div className="page" data-compact={compact || undefined}>
      <header className="page-head" data-of-area={steps.length === 0 || undefined}>
        <div className="page-heading">
          <h1>{title}</h1>
          <Breadcrumbs steps={steps} />
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
