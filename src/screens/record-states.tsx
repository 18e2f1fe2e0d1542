import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AnyResource } from '../define'
import { routesOf } from '../define/reading'
import { useLabels } from '../providers/i18n/labels'
import { Page } from '../shell/page'
import { EmptyState, ErrorState, RefusedState } from '../shell/states'
import styles from './record-states.module.css'
import type { useRecord } from './use-record'

type Reading = Pick<ReturnType<typeof useRecord>, 'error' | 'isMissing' | 'isRefused' | 'retry'>

/** What stands in place of a record that is not there: still loading, not found, refused, or not to be read. */
export function RecordState({ resource, reading }: { resource: AnyResource; reading: Reading }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const one = labels.resource(resource, 1)
  const back = (
    <Link to={routesOf(resource).list} className="button">
      {t('show.backToList', { resources: labels.resource(resource) })}
    </Link>
  )
  const breadcrumbs = [{ label: labels.resource(resource), to: routesOf(resource).list }, { label: one }]
  const state = () => {
    if (reading.isMissing)
      return <EmptyState title={t('show.missing')} text={t('show.missingText')} action={back} />
    if (reading.isRefused) return <RefusedState />
    if (reading.error) return <ErrorState error={reading.error} onRetry={reading.retry} />
    return <Skeleton text={t('show.loading')} />
  }
  return (
    <Page title={one} breadcrumbs={breadcrumbs}>
      {state()}
    </Page>
  )
}

const bars = 8

/** The shape of a record that is on its way. */
export const Skeleton = ({ text }: { text: string }) => (
  <div className={styles.skeleton} role="status" aria-label={text}>
    {Array.from({ length: bars }, (_, index) => (
      <span key={index} />
    ))}
  </div>
)
