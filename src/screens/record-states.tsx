import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../define'
import { routesOf } from '../define/reading'
import { useCan } from '../providers/access'
import { useLabels } from '../base/i18n/labels'
import { Page } from '../shell/navigation/page'
import { EmptyState, ErrorState, RecordSkeleton, RefusedState } from '../shell/states'
import type { useRecord } from './use-record'

type Reading = Pick<ReturnType<typeof useRecord>, 'error' | 'isGone' | 'isMissing' | 'isRefused' | 'retry'>

/** Shown in place of a record that is loading, not found, forbidden, or failed to load. */
export function RecordState({ resource, reading }: { resource: AnyResource; reading: Reading }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const value = labels.resource(resource, 1)
  const mayList = useCan({ resource: resource.name, action: 'read' }).data?.can === true
  const back = (
    <Link to={routesOf(resource).list} className="button">
      {t('show.backToList', { resources: labels.resource(resource) })}
    </Link>
  )
  const state = () => {
    if (reading.isGone)
      return (
        <EmptyState alert scene="missing" title={t('show.gone')} text={t('show.goneText')} action={back} />
      )
    if (reading.isMissing)
      return (
        <EmptyState scene="missing" title={t('show.missing')} text={t('show.missingText')} action={back} />
      )
    if (reading.isRefused) return mayList ? <RefusedState action={back} /> : <RefusedState />
    if (reading.error) return <ErrorState error={reading.error} onRetry={reading.retry} />
    return <RecordSkeleton text={t('show.loading')} />
  }
  return (
    <Page title={value} steps={[{ label: value }]}>
      {state()}
    </Page>
  )
}
