import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { recordRoute } from '#define/reading'
import { useApp } from '#providers/app-context'
import type { Change } from './use-history'

/** The job that made a change, as a link to its page. */
export function JobLink({ job }: { readonly job: NonNullable<Change['job']> }) {
  const { t } = useTranslation()
  const resource = useApp()[job.resource]
  const text = t('history.byJob', { job: job.text })
  return resource ? <Link to={recordRoute(resource, 'show', job.record)}>{text}</Link> : <span>{text}</span>
}
