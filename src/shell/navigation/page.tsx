import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { useTitle } from '../parts/use-title'

interface PageProps {
  /** The h1 and the title of the window. */
  readonly title: string
  readonly actions?: ReactNode
  /** The steps inside the area, the last of them where one stands; the way to the area is known. */
  readonly steps?: readonly Crumb[]
  readonly children?: ReactNode
}

/** The frame of every page of the dashboard: where one stands, its heading, what can be done, and its content. */
export function Page({ title, actions, steps = [], children }: PageProps) {
  useTitle(title)
  return (
    <div className="page">
      <header className="page-head">
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
