import { useTranslation } from 'react-i18next'
import { useApp } from '../providers/app-context'
import { useAccess } from '../providers/access'
import { useGetIdentity } from '../providers/auth/use-auth'
import { menuOf } from '../shell/navigation/menu'
import { Page } from '../shell/navigation/page'
import { EmptyState } from '../shell/states'
import { LazyAppOverview } from './overviews/lazy-app-overview'

/** The start page: what waits for the user, and key figures of the areas that they may read. */
export function StartPage() {
  const { t } = useTranslation()
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
    </Page>
  )
}
