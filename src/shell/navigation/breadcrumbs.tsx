import { useBreadcrumb, useParsed } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { defaultPage } from '#providers/auth/return-to'
import { current } from './current'

export interface Crumb {
  readonly label: string
  /** Left out for the current page, and for steps without a page. */
  readonly to?: string
}

/** The breadcrumbs: start page, group and area as declared, and the steps inside the area. */
export function Breadcrumbs({ steps }: { steps: readonly Crumb[] }) {
  const { t } = useTranslation()
  const trail = [...useArea(), ...steps]
  if (trail.length === 0) return null
  const crumbs: readonly Crumb[] = [{ label: t('shell.home'), to: defaultPage }, ...trail]
  return (
    <nav aria-label={t('shell.breadcrumbs')}>
      <ol className="breadcrumbs">
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index} ${label}`}>
            {to && index < crumbs.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span {...current(index === crumbs.length - 1)}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The group and the area of the current URL, as refine knows them. The steps of a page replace refine's own, which
 * only name the action. The pages of an area link to its home, which may be another view than the list.
 */
function useArea(): Crumb[] {
  const { breadcrumbs } = useBreadcrumb()
  const { resource, action } = useParsed()
  const app = useApp()
  if (!resource) return []
  const declared = app[resource.name]
  if (!declared && resource.meta?.hide) return []
  const home = declared ? homeOf(declared) : resource.name
  // The start page is the first step of all.
  if (home === defaultPage) return []
  const isStep = action !== undefined && action !== 'list'
  const area = isStep ? breadcrumbs.slice(0, -1) : breadcrumbs
  return area.map(({ label }, index) => (index === area.length - 1 ? { label, to: home } : { label }))
}
