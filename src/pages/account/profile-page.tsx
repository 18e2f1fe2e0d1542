import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Page } from '#shell/navigation/page'
import { ErrorState, RecordSkeleton } from '#shell/states'
import { Activity } from './activity'
import styles from './profile.module.css'
import { ProfileHead } from './profile-head'
import { ProfileFacts } from './profile-facts'
import { accountUrl } from './tabs'
import { useOwnRecord } from './use-own-record'

/** The signed-in user as others see them, and the history of their account. */
export function ProfilePage() {
  const { t } = useTranslation()
  const { resource, row, error, retry } = useOwnRecord()
  const content = () => {
    if (error) return <ErrorState error={error} onRetry={retry} />
    if (!row) return <RecordSkeleton text={t('common.loading')} />
    return (
      <div className={styles.profile}>
        <ProfileHead resource={resource} row={row} />
        <ProfileFacts resource={resource} row={row} />
        <section className="card" aria-labelledby="activity">
          <h2 id="activity">{t('account.activity')}</h2>
          <Activity />
        </section>
      </div>
    )
  }
  return (
    <Page
      title={t('account.profile')}
      steps={[{ label: t('account.profile') }]}
      actions={
        <Link className="button" to={accountUrl}>
          {t('account.editProfile')}
        </Link>
      }
    >
      {content()}
    </Page>
  )
}
