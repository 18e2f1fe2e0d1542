import { useTranslation } from 'react-i18next'
import { Link, matchPath, useLocation } from 'react-router'
import type { AnyResource } from '#define'
import { matcherOf, pages } from '#define/paths/pages'
import { homeOf, pathsOf } from '#define/reading'
import { useApp, useCustomScreens } from '#providers/app-context'
import { defaultPage } from '#providers/auth/return-to'
import { useLabels } from '#base/i18n/labels'
import { current } from './use-active-item'

export interface Crumb {
  readonly label: string
  /** Left out for the current page, and for steps without a page. */
  readonly to?: string
}

/** The breadcrumbs: start page, group and area as declared, and the steps inside the area. */
export function Breadcrumbs({ steps }: { steps: readonly Crumb[] }) {
  const { t } = useTranslation()
  const area = useArea()
  const trail = area ? [...area, ...steps] : steps
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

/** The group and the area of the current URL. */
function useArea(): Crumb[] | undefined {
  const { t } = useTranslation()
  const labels = useLabels()
  const app = useApp()
  const { pathname } = useLocation()
  const page = useCustomScreens().pages.find(({ path }) => matchPath(path, pathname))
  if (page?.menu) {
    const { group, name } = page.menu
    return [
      { label: group === 'overview' ? t('shell.overview') : labels.group(group) },
      { label: t(`shell.pages.${name}`), to: page.path },
    ]
  }
  if (isOfNoArea(pathname)) return undefined
  const resource = resourceAt(Object.values(app), pathname) ?? app[page?.resource ?? '']
  if (!resource) return undefined
  const group = resource.menu === undefined ? [] : [{ label: labels.group(resource.menu) }]
  return [...group, { label: labels.resource(resource), to: homeOf(resource) }]
}

/** The URLs of pages such as the account match the pattern of an area's records, but belong to no area. */
const isOfNoArea = matcherOf(pages.dashboard)

const resourceAt = (resources: readonly AnyResource[], pathname: string): AnyResource | undefined =>
  resources.find((resource) => pathsOf(resource).some((path) => matchPath(path, pathname)))
