import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTitle } from './use-title'

export interface Crumb {
  readonly label: string
  /** Left out for the place where one stands. */
  readonly to?: string
}

interface PageProps {
  /** The h1 and the title of the window. */
  readonly title: string
  readonly actions?: ReactNode
  readonly breadcrumbs?: readonly Crumb[]
  readonly children?: ReactNode
}

/** The frame of every page of the dashboard: where one stands, its heading, what can be done, and its content. */
export function Page({ title, actions, breadcrumbs = [], children }: PageProps) {
  useTitle(title)
  return (
    <div className="page">
      <header className="page-head">
        <div className="page-heading">
          <h1>{title}</h1>
          {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <ol className="breadcrumbs">
    {crumbs.map(({ label, to }) => (
      <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
    ))}
  </ol>
)
