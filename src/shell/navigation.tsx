import { Link, matchPath, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { brand } from '../brand'
import type { AnyResource } from '../define'
import { routesOf } from '../define/reading'
import { useApp } from '../providers/app-context'
import { usualPage } from '../providers/auth/return-to'
import { useSession } from '../providers/auth/use-session'
import { useLabels } from '../providers/i18n/labels'
import { Icon } from './icons'
import { menuOf, type MenuGroup } from './menu'

/** The areas that the person may read, by the groups of the declarations. */
export function Navigation() {
  const { t } = useTranslation()
  const groups = menuOf(useApp(), useSession().permissions)
  return (
    <nav className="nav" aria-label={t('shell.navigation')}>
      <Brand />
      <div>
        <p className="nav-group">{t('shell.overview')}</p>
        <ul>
          <Item to={usualPage} icon="house" label={t('shell.home')} />
        </ul>
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </nav>
  )
}

export const Brand = () => (
  <a className="nav-brand" href="/">
    <img src="/favicon.svg" alt="" width="32" height="32" />
    {brand.name}
  </a>
)

function Group({ group }: { group: MenuGroup }) {
  const labels = useLabels()
  return (
    <div>
      <p className="nav-group">{labels.group(group.name)}</p>
      <ul>
        {group.resources.map((resource) => (
          <Item
            key={resource.name}
            to={routesOf(resource).list}
            icon={resource.icon}
            label={labels.resource(resource)}
            resource={resource}
          />
        ))}
      </ul>
    </div>
  )
}

interface ItemProps {
  readonly to: string
  readonly icon: string | undefined
  readonly label: string
  readonly resource?: AnyResource
}

function Item({ to, icon, label, resource }: ItemProps) {
  const { pathname } = useLocation()
  const screens = resource ? Object.values(routesOf(resource)) : [to]
  const isHere = screens.some((screen) => matchPath(screen, pathname))
  return (
    <li>
      <Link className="nav-item" to={to} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  )
}
