import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { routesOf } from '../define/reading'
import { useApp } from '../providers/app-context'
import { useSession } from '../providers/auth/use-session'
import { useLabels } from '../providers/i18n/labels'
import { Icon } from '../shell/icons'
import { menuOf } from '../shell/menu'
import { Page } from '../shell/page'
import { EmptyState } from '../shell/states'

/** Where one arrives: the areas that the person may read. */
export function StartPage() {
  const { t } = useTranslation()
  const labels = useLabels()
  const { user, permissions } = useSession()
  const resources = menuOf(useApp(), permissions).flatMap((group) => group.resources)
  return (
    <Page title={t('shell.greeting', { name: user?.displayName ?? '' })}>
      {resources.length === 0 && <EmptyState title={t('shell.noAreas')} text={t('shell.noAreasText')} />}
      <ul className="tiles" aria-label={t('shell.areas')}>
        {resources.map((resource) => (
          <li key={resource.name}>
            <Link className="card tile" to={routesOf(resource).list}>
              <Icon name={resource.icon} size={32} />
              {labels.resource(resource)}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
