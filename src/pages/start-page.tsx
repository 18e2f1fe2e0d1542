import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '../define/reading'
import { useApp } from '../providers/app-context'
import { useAccess } from '../providers/access'
import { useGetIdentity } from '../providers/auth/use-auth'
import { useLabels } from '../base/i18n/labels'
import { Icon } from '../shell/icons'
import { menuOf } from '../shell/navigation/menu'
import { Page } from '../shell/navigation/page'
import { EmptyState } from '../shell/states'
import { LazyAppOverview } from './overviews/lazy-app-overview'

/** The start page: key figures of the areas that the user may read, and links to them. */
export function StartPage() {
  const { t } = useTranslation()
  const labels = useLabels()
  const { data: user } = useGetIdentity()
  const resources = menuOf(useApp(), useAccess()).flatMap((group) => group.resources)
  return (
    <Page title={t('shell.greeting', { name: user?.displayName ?? '' })}>
      {resources.length === 0 && <EmptyState title={t('shell.noAreas')} text={t('shell.noAreasText')} />}
      {resources.length > 0 && (
        <div className="start-overview">
          <LazyAppOverview />
        </div>
      )}
      <h2 className="tiles-heading">{t('shell.areas')}</h2>
      <ul className="tiles" aria-label={t('shell.areas')}>
        {resources.map((resource) => (
          <li key={resource.name}>
            <Link className="card tile" to={homeOf(resource)}>
              <Icon name={resource.icon} size={32} />
              {labels.resource(resource)}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
