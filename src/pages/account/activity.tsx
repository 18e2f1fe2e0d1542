import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { recordRoute } from '#define/reading'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { formatDistance, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useOperationLabel } from '#screens/history/use-operation-label'
import { Icon } from '#shell/icons'
import { EmptyState, ErrorState, TableSkeleton } from '#shell/states'
import { accountCalls, type Deed } from './account-calls'
import styles from './activity.module.css'
import { useOwn } from './use-own'

const activityIn = ({ activity }: { readonly activity: readonly Deed[] }) => activity

/** The user's latest activity, newest first, each entry with a link to its record. */
export function Activity() {
  const { t } = useTranslation()
  const app = useApp()
  const { data, error, retry } = useOwn('activity', accountCalls.activity, activityIn)
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!data) return <TableSkeleton text={t('common.loading')} />
  const known = data.flatMap((deed) => (app[deed.resource] ? [{ deed, resource: app[deed.resource] }] : []))
  if (known.length === 0)
    return <EmptyState small title={t('account.noActivity')} text={t('account.noActivityText')} />
  return (
    <ol className={styles.activity}>
      {known.map(({ deed, resource }) => resource && <Line key={deed.id} deed={deed} resource={resource} />)}
    </ol>
  )
}

function Line({ deed, resource }: { deed: Deed; resource: AnyResource }) {
  const labels = useLabels()
  const operation = useOperationLabel()
  const locale = useLocale()
  const isReadable = deed.title !== undefined
  const address = recordRoute(resource, 'show', deed.key || deed.record)
  return (
    <li>
      <span className={styles.picture}>
        <Icon name={resource.icon} size={20} />
      </span>
      <p>
        <span className={styles.operation}>{operation(resource, deed.operation)}</span>{' '}
        {deed.title ? (
          <>
            {labels.resource(resource, 1)} <Link to={address}>{deed.title}</Link>
          </>
        ) : isReadable ? (
          <Link to={address}>{labels.resource(resource, 1)}</Link>
        ) : (
          labels.resource(resource, 1)
        )}
      </p>
      <time dateTime={deed.at} title={formatInstant(deed.at, locale)}>
        {formatDistance(deed.at, locale)}
      </time>
    </li>
  )
}
