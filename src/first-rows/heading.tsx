import type { ReactNode } from 'react'
import { currentArea, t } from './page'

interface HeadingProps {
  readonly actions?: ReactNode
  /** Whether it is known that the user may know the list. Until then the heading is empty. */
  readonly isKnown: boolean
}

/** The heading of the page of an area with its breadcrumbs. */
export function Heading({ actions, isKnown }: HeadingProps) {
  const { texts } = currentArea()
  if (!isKnown) return <div className="page-head" />
  const [title] = texts.resource
  return (
    <header className="page-head" data-of-area="true">
      <div className="page-heading">
        <h1>{title}</h1>
        <Breadcrumbs steps={texts.group ? [{ label: texts.group }] : []} title={title} />
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}

interface BreadcrumbsProps {
  /** The steps between the start page and this one. */
  readonly steps: readonly { readonly label: string; readonly to?: string }[]
  readonly title: string
}

/** The breadcrumbs of a page. */
export const Breadcrumbs = ({ steps, title }: BreadcrumbsProps) => (
  <nav aria-label={t('shell.breadcrumbs')}>
    <ol className="breadcrumbs">
      <li>
        <a href="/dashboard/app">{t('shell.home')}</a>
      </li>
      {steps.map(({ label, to }) => (
        <li key={label}>{to ? <a href={to}>{label}</a> : <span>{label}</span>}</li>
      ))}
      <li>
        <span aria-current="page">{title}</span>
      </li>
    </ol>
  </nav>
)
